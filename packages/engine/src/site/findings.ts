import { deploymentRisk, type RiskFinding } from '@saywright/domain/risk';
import type { SiteAction, SiteStatus } from '../ports/siteHost.ts';

/** Findings of the risk rules for a site action. */
export function siteFindings(
  action: SiteAction,
  { name: site, live, variables, deploys }: SiteStatus,
): readonly RiskFinding[] {
  const facts = { sites: { [site]: { published: live?.id ?? null, variables, kept: variables } } };
  switch (action.kind) {
    case 'publish':
      return deploymentRisk(
        deploys.some(({ id }) => id === action.deploy)
          ? [{ kind: 'publish', site, deploy: action.deploy }]
          : [{ kind: 'deploy', site, target: 'production' }],
        facts,
      );
    case 'preview':
      return deploymentRisk([{ kind: 'deploy', site, target: 'draft' }], facts);
    case 'set-variable':
    case 'remove-variable': {
      const change = action.kind === 'set-variable' ? 'set' : 'remove';
      return deploymentRisk(
        [{ kind: 'variable', site, change, name: action.name, audience: 'server' }],
        facts,
      );
    }
    case 'delete-site':
      return deploymentRisk([{ kind: 'site', site, change: 'delete' }], facts);
    default:
      return [];
  }
}
