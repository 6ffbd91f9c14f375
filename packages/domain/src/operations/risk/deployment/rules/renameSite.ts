import type { DeploymentRule } from '../types.ts';

/** D6: renaming a site, which changes its address; high with known dependents. */
export const renameSite: DeploymentRule = {
  id: 'D6',
  check(step, { dependents = [] }) {
    if (step.kind !== 'site' || step.change !== 'rename') return undefined;
    const needed = dependents.length > 0;
    return {
      level: needed ? 'high' : 'medium',
      object: step.site,
      evidence: needed ? `${step.site}; needed by ${dependents.join(', ')}` : step.site,
      sentence: `The address of ${step.site} changes, and links to the old one stop working.`,
      undo: 'exact',
    };
  },
};
