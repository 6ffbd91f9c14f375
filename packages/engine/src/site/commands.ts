import type { SiteAction, SiteScope } from '../ports/siteHost.ts';
import type { SiteState } from './state.ts';

const contexts: Readonly<Record<SiteScope, string>> = {
  live: ' --context production',
  previews: ' --context deploy-preview',
  both: '',
};

function updateSite(fields: Readonly<Record<string, unknown>>): readonly string[] {
  return [`netlify api updateSite --data '${JSON.stringify({ body: fields })}'`];
}

/** How an action would be typed, without any value of a variable and without any password. */
export function commandsFor(action: SiteAction, state: SiteState): readonly string[] {
  switch (action.kind) {
    case 'publish': {
      const earlier = state.deploys.some(
        ({ id, publishedAt, shown }) => id === action.deploy && (publishedAt !== null || shown),
      );
      return earlier
        ? [`netlify api restoreSiteDeploy --data '{ "deploy_id": "${action.deploy}" }'`]
        : ['netlify deploy --prod'];
    }
    case 'preview':
      return ['netlify deploy'];
    case 'remove-preview':
      return action.deploys.map((id) => `netlify api deleteDeploy --data '{ "deploy_id": "${id}" }'`);
    case 'set-variable':
      return [`netlify env:set ${action.name} ••••${contexts[action.scope ?? 'both']}`];
    case 'remove-variable':
      return [`netlify env:unset ${action.name}${contexts[action.scope ?? 'both']}`];
    case 'add-domain':
      return updateSite({ domain_aliases: [action.domain] });
    case 'remove-domain':
      return updateSite({ domain_aliases: [] });
    case 'set-main-domain':
      return updateSite({ custom_domain: action.domain });
    case 'redirect':
      return [`_redirects: ${action.from} ${action.to} 301!`];
    case 'take-offline':
      return ['netlify api disableSite'];
    case 'bring-online':
      return ['netlify api enableSite'];
    case 'set-password':
      return updateSite({ password: '••••' });
    case 'remove-password':
      return updateSite({ password: '' });
    case 'schedule':
      return commandsFor(action.what, state).map((command) => `at ${action.at}: ${command}`);
    case 'delete-site':
      return ['netlify sites:delete'];
    case 'several':
      return action.actions.flatMap((single) => commandsFor(single, state));
    default:
      return [];
  }
}
