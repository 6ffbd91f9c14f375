import type { SiteWish } from '@saywright/domain/deployment';
import type { DeploymentOperationType } from '@saywright/domain/operations';
import type { Phrase } from '@saywright/domain/planner';
import { counted } from '@saywright/domain/receipt';
import type { DeployView, SiteProof, SiteStatus } from '../ports/siteHost.ts';

/** How a plan for a site reads. */
export interface SiteWords {
  readonly type: DeploymentOperationType;
  readonly title: string;
  readonly doneTitle: string;
  readonly understood: string;
  readonly steps: readonly Phrase[];
}

/** A deploy as people tell them apart: by the save it comes from, else by its own id. */
export function deployName({ id, commit, title }: Pick<DeployView, 'id' | 'commit' | 'title'>): string {
  const name = (commit ?? id).slice(0, 8);
  return title === '' ? name : `${name} “${title.slice(0, 60)}”`;
}

/** The words of a plan; `source` says where the files come from, `reach` who can open the address. */
export function siteWords(
  wish: SiteWish,
  { name }: SiteStatus,
  { effect }: SiteProof,
  { source, reach }: { readonly source: string; readonly reach: string },
): SiteWords {
  switch (wish.kind) {
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
        doneTitle: `Made a preview of ${name}`,
        understood: `Put ${source} at an address of its own; visitors of ${name} see no difference.${reach}`,
        steps: [[`Give ${counted(effect.preview?.files ?? 0, 'file')} an address of their own`]],
      };
    case 'rollback': {
      const to = effect.live.after ? deployName(effect.live.after) : wish.deploy;
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
        title: `Set ${wish.name}`,
        doneTitle: `Set ${wish.name}`,
        understood: `Keep a value for ${wish.name} on the server; only its name is ever shown.`,
        steps: [['Set ', { name: wish.name }]],
      };
    case 'remove-variable':
      return {
        type: 'environment',
        title: `Remove ${wish.name}`,
        doneTitle: `Removed ${wish.name}`,
        understood: `Remove the variable ${wish.name}. Its value is kept apart so that undo can bring it back.`,
        steps: [['Remove ', { name: wish.name }]],
      };
    default:
      return {
        type: 'deploy',
        title: `Delete the site ${name}`,
        doneTitle: `Deleted the site ${name}`,
        understood: `Take ${name} offline with everything deployed to it. Undo brings it back within 30 days.`,
        steps: [['Take ', { name }, ' offline']],
      };
  }
}
