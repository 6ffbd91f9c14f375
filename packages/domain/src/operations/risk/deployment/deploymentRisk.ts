import { lowered } from '../finding.ts';
import { under } from '../under.ts';
import { changeAddress } from './rules/changeAddress.ts';
import { changePassword } from './rules/changePassword.ts';
import { changeVisibility } from './rules/changeVisibility.ts';
import { deleteSite } from './rules/deleteSite.ts';
import { exposeSecret } from './rules/exposeSecret.ts';
import { loseVariable } from './rules/loseVariable.ts';
import { productionSwitch } from './rules/productionSwitch.ts';
import { removeSetting } from './rules/removeSetting.ts';
import { renameSite } from './rules/renameSite.ts';
import { unknownStep } from './rules/unknownStep.ts';
import type {
  DeploymentFacts,
  DeploymentFinding,
  DeploymentRule,
  DeploymentStep,
  SiteFacts,
} from './types.ts';

/** The rules, in the order of their findings. */
const rules: readonly DeploymentRule[] = [
  deleteSite,
  productionSwitch,
  changeAddress,
  loseVariable,
  exposeSecret,
  renameSite,
  unknownStep,
  changeVisibility,
  changePassword,
  removeSetting,
];

const justMade: SiteFacts = { published: null, variables: [] };

function factsOf(site: string, { sites }: DeploymentFacts): SiteFacts {
  return under(sites, site) ?? {};
}

/**
 * Risk of a plan for sites and facts about them: findings of medium and high level, in the order of the steps. A level
 * falls by one for a site that the plan itself created, except for secrets that everyone could read (rules D1 to D10:
 * production, domains, DNS, variables and deleted sites are high or medium depending on whether they can be undone; a draft
 * is low). Unknown facts never lower a level.
 *
 * @example
 * deploymentRisk([{ kind: 'site', site: 'shop', change: 'delete' }], {}).map(({ rule, level }) => [rule, level]) // => [['D1', 'high']]
 */
export function deploymentRisk(
  plan: readonly DeploymentStep[],
  facts: DeploymentFacts,
): readonly DeploymentFinding[] {
  const created = new Set<string>();
  return plan.flatMap((step, index) => {
    const isNew = created.has(step.site);
    const found = rules.flatMap((rule): DeploymentFinding[] => {
      const hit = rule.check(step, isNew ? justMade : factsOf(step.site, facts));
      if (hit === undefined) return [];
      const { lasting, ...finding } = hit;
      const level = isNew && lasting !== true ? lowered[hit.level] : hit.level;
      return level === 'low' ? [] : [{ ...finding, rule: rule.id, level, step: index }];
    });
    if (step.kind === 'site' && step.change === 'create') created.add(step.site);
    return found;
  });
}
