import type { RequestedSiteAction } from '@saywright/domain/deployment';
import type { DeploymentOperationType } from '@saywright/domain/operations';
import type { Phrase } from '@saywright/domain/planner';
import { counted } from '@saywright/domain/receipt';
import type { DeployView, SiteProof, SiteStatus } from '../ports/siteHost.ts';

/** The texts of a plan for a site. */
export interface SiteWords {
  readonly type: DeploymentOperationType;
  readonly title: string;
  readonly doneTitle: string;
  readonly understood: string;
  readonly steps: readonly Phrase[];
}

/** A short name for a deploy: the commit it comes from, otherwise its id, with its title. */
export function deployName({ id, commit, title }: Pick<DeployView, 'id' | 'commit' | 'title'>): string {
  const name = (commit ?? id).slice(0, 8);
  return title === '' ? name : `${name} “${title.slice(0, 60)}”`;
}

/** Writes the texts of a plan; `source` says where the files come from, `reach` who can open the address. */
export function siteWords(
  action: RequestedSiteAction,
  { name }: SiteStatus,
  { effect }: SiteProof,
  { source, reach }: { readonly source: string; readonly reach: string },
): SiteWords {
  switch (action.kind) {
    case 'publish':
      return {
        type: 'deploy',
        title: `Publish ${name}`,
        doneTitle: `Published ${name}`,
        understood: `Show every visitor of ${name} ${source}.${reach}`,
        steps: [
          [`Check ${counted(effect.live.after?.files ?? 0, 'file')}`],
          ['Switch ', { name }, ' to them in one step'],
        ],
      };
    case 'preview':
      return {
        type: 'deploy',
        title: `Preview ${name}`,
        doneTitle: `Created a preview of ${name}`,
        understood: `Put ${source} at a separate address. Visitors of ${name} see no difference.${reach}`,
        steps: [[`Give ${counted(effect.preview?.files ?? 0, 'file')} a separate address`]],
      };
    case 'rollback': {
      const to = effect.live.after ? deployName(effect.live.after) : action.deploy;
      return {
        type: 'deploy',
        title: `Roll ${name} back`,
        doneTitle: `Rolled ${name} back`,
        understood: `Show every visitor of ${name} the deploy ${to} again.${reach}`,
        steps: [['Switch ', { name }, ' to ', { name: to }, ' in one step']],
      };
    }
    case 'set-variable':
      return {
        type: 'environment',
        title: `Set ${action.name}`,
        doneTitle: `Set ${action.name}`,
        understood: `Store a value for ${action.name} on the server. Only its name is ever shown.`,
        steps: [['Set ', { name: action.name }]],
      };
    case 'remove-variable':
      return {
        type: 'environment',
        title: `Remove ${action.name}`,
        doneTitle: `Removed ${action.name}`,
        understood: `Remove the variable ${action.name}. Its value stays stored so that undo can restore it.`,
        steps: [['Remove ', { name: action.name }]],
      };
    default:
      return {
        type: 'deploy',
        title: `Delete the site ${name}`,
        doneTitle: `Deleted the site ${name}`,
        understood: `Take ${name} offline with everything deployed to it. Undo restores it within 30 days.`,
        steps: [['Take ', { name }, ' offline']],
      };
  }
}
