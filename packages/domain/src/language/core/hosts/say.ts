import type { CodeChange } from '../../ast/code.ts';
import type { SiteChange } from '../../ast/site.ts';
import type { HostChange, HostContext } from './types.ts';

const list = (names: readonly string[]): string => names.join(' and ');

function sayCode(change: CodeChange): string {
  switch (change.do) {
    case 'save':
      return `save ${change.paths === undefined ? 'all my changes' : `only ${list(change.paths)}`}${change.message === undefined ? '' : ` with the message "${change.message}"`}`;
    case 'create-branch':
      return `create the branch ${change.name}${change.from === undefined ? '' : ` from ${change.from}`}`;
    case 'rename-branch':
      return `rename the branch ${change.name} to ${change.to}`;
    case 'delete-branch':
      return `delete the branch ${change.name}`;
    case 'switch':
      return `switch to the branch ${change.name}`;
    case 'merge':
      return `merge ${change.from} into ${change.into}`;
    case 'revert':
      return change.commit === undefined ? 'undo the last save' : `undo the save ${change.commit}`;
    case 'restore':
      return `restore ${change.paths === undefined ? 'all files' : list(change.paths)} from ${change.from}`;
    case 'discard':
      return change.paths === undefined
        ? 'throw away all my unsaved changes'
        : `throw away my unsaved changes in ${list(change.paths)}`;
    case 'set-aside':
      return 'put all my changes aside';
    case 'bring-back':
      return 'bring back what I put aside';
    case 'tag':
      return `tag ${change.version ?? 'this version'} as ${change.name}`;
    case 'delete-tag':
      return `delete the tag ${change.name}`;
    case 'ignore':
      return `never save ${list(change.patterns)}`;
    case 'write-file':
      return `make the file ${change.path}`;
    case 'move-file':
      return `rename ${change.path} to ${change.to}`;
    default:
      return `delete ${list(change.paths)}`;
  }
}

const scopes = {
  live: ' for the live site',
  previews: ' for the previews',
  both: ' for live and previews',
} as const;
const scoped = (scope: keyof typeof scopes | undefined): string => (scope === undefined ? '' : scopes[scope]);

/** A change of the site in words; values of variables and passwords are hidden. */
function saySite(change: SiteChange, titleOf: (id: string) => string): string {
  switch (change.do) {
    case 'publish':
      return change.branch === undefined ? 'publish the site' : `publish the branch ${change.branch}`;
    case 'preview':
      return change.branch === undefined ? 'make a preview' : `make a preview of ${change.branch}`;
    case 'promote':
      return `promote the preview of ${change.branch}`;
    case 'remove-preview':
      return `remove the preview of ${change.branch}`;
    case 'roll-back':
      return `roll back to "${titleOf(change.deploy)}"`;
    case 'set-variable':
      return `set the variable ${change.name} to ••••${scoped(change.scope)}`;
    case 'remove-variable':
      return `remove the variable ${change.name}${scoped(change.scope)}`;
    case 'add-domain':
      return `connect the domain ${change.domain}`;
    case 'remove-domain':
      return `remove the domain ${change.domain}`;
    case 'set-main-domain':
      return `make ${change.domain} the main domain`;
    case 'redirect':
      return `redirect ${change.from} to ${change.to}`;
    case 'remove-redirect':
      return `remove the redirect from ${change.from}`;
    case 'take-offline':
      return `take the site offline${change.message === undefined || change.message === '' ? '' : ` with the message "${change.message}"`}`;
    case 'bring-online':
      return 'bring the site back online';
    case 'set-password':
      return `protect the site with ${change.password === undefined ? 'a password' : 'the password ••••'}${scoped(change.scope)}`;
    case 'remove-password':
      return `remove the password${scoped(change.scope)}`;
    case 'schedule':
      return `${saySite(change.what, titleOf)} on ${change.at.slice(0, 10)} at ${change.at.slice(11, 16)}`;
    case 'cancel-schedule':
      return 'cancel the planned publishing';
    default:
      return 'delete the site';
  }
}

/** A change as a short sentence that reads back as the same change, unless something secret is hidden in it. */
export function sayChange(change: HostChange, context: HostContext): string {
  if (change.service === 'code-hosting') return sayCode(change.change);
  return saySite(change.change, (id) => context.site.deploys.find((deploy) => deploy.id === id)?.title ?? id);
}
