import { deploymentRisk, type DeploymentStep, type RiskFinding } from '@saywright/domain/risk';
import type { SingleSiteAction, SiteAction, SiteAudience, SiteScope, SiteStatus } from '../ports/siteHost.ts';
import { laterText } from './settingText.ts';

const audiences: Readonly<Record<SiteScope, readonly SiteAudience[]>> = {
  live: ['live'],
  previews: ['previews'],
  both: ['live', 'previews'],
};

/** What a change does, as steps that the risk rules judge. */
function stepsOf(action: SingleSiteAction, status: SiteStatus): readonly DeploymentStep[] {
  const { name: site, deploys, passwords, schedule } = status;
  switch (action.kind) {
    case 'publish':
      return deploys.some(({ id }) => id === action.deploy)
        ? [{ kind: 'publish', site, deploy: action.deploy }]
        : [{ kind: 'deploy', site, target: 'production' }];
    case 'preview':
      return [{ kind: 'deploy', site, target: 'draft' }];
    case 'remove-preview': {
      const branch = deploys.find(({ id }) => action.deploys.includes(id))?.branch;
      return [{ kind: 'remove', site, what: 'preview', name: branch ?? site }];
    }
    case 'set-variable':
    case 'remove-variable': {
      const change = action.kind === 'set-variable' ? 'set' : 'remove';
      return [{ kind: 'variable', site, change, name: action.name, audience: 'server' }];
    }
    case 'add-domain': {
      const add = { kind: 'domain', site, change: 'add', name: action.domain } as const;
      return action.isMain === true && status.domains.length > 0
        ? [add, { ...add, change: 'primary' }]
        : [add];
    }
    case 'remove-domain':
      return [{ kind: 'domain', site, change: 'remove', name: action.domain }];
    case 'set-main-domain':
      return [{ kind: 'domain', site, change: 'primary', name: action.domain }];
    case 'redirect':
      return [{ kind: 'harmless', site, what: 'redirect' }];
    case 'remove-redirect':
      return [{ kind: 'remove', site, what: 'redirect', name: action.from }];
    case 'take-offline':
      return [{ kind: 'visibility', site, change: 'offline' }];
    case 'bring-online':
      return [{ kind: 'visibility', site, change: 'online' }];
    case 'set-password':
    case 'remove-password':
      return audiences[action.scope ?? 'both'].flatMap((audience) => {
        const isSet = passwords.includes(audience);
        if (action.kind === 'remove-password' && !isSet) return [];
        const change = action.kind === 'remove-password' ? 'remove' : isSet ? 'change' : 'add';
        const whose = audience === 'live' ? 'visitors' : 'previews';
        return [{ kind: 'password', site, change, audience: whose } as const];
      });
    case 'schedule':
      return stepsOf(action.what, status);
    case 'cancel-schedule':
      return schedule.map((later) => ({
        kind: 'remove',
        site,
        what: 'schedule',
        name: laterText(later),
      }));
    default:
      return [{ kind: 'site', site, change: 'delete' }];
  }
}

/** Findings of the risk rules for a site action. */
export function siteFindings(action: SiteAction, status: SiteStatus): readonly RiskFinding[] {
  if (action.kind === 'undo') return [];
  const { name: site, live, variables } = status;
  const facts = { sites: { [site]: { published: live?.id ?? null, variables, kept: variables } } };
  const singles = action.kind === 'several' ? action.actions : [action];
  return deploymentRisk(
    singles.flatMap((single) => stepsOf(single, status)),
    facts,
  );
}
