import type { DeploymentRule } from '../types.ts';

/** D1: deleting a site with its address, deploys and settings. */
export const deleteSite: DeploymentRule = {
  id: 'D1',
  check(step, { dependents = [] }) {
    if (step.kind !== 'site' || step.change !== 'delete') return undefined;
    return {
      level: 'high',
      object: step.site,
      evidence: dependents.length > 0 ? `${step.site}; needed by ${dependents.join(', ')}` : step.site,
      sentence: `It deletes ${step.site} with its address, everything deployed to it and its settings.`,
      undo: 'none',
    };
  },
};
