import type { SiteAction } from '../ports/siteHost.ts';
import type { SiteState } from './state.ts';

/** How an action would be typed, without any value of a variable. */
export function commandsFor(action: SiteAction, state: SiteState): readonly string[] {
  switch (action.kind) {
    case 'publish': {
      const earlier = state.deploys.some(
        ({ id, publishedAt }) => id === action.deploy && publishedAt !== null,
      );
      return earlier
        ? [`netlify api restoreSiteDeploy --data '{ "deploy_id": "${action.deploy}" }'`]
        : ['netlify deploy --prod'];
    }
    case 'preview':
      return ['netlify deploy'];
    case 'set-variable':
      return [`netlify env:set ${action.name} ••••`];
    case 'remove-variable':
      return [`netlify env:unset ${action.name}`];
    case 'delete-site':
      return ['netlify sites:delete'];
    default:
      return [];
  }
}
