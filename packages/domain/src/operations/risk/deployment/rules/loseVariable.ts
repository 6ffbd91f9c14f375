import type { DeploymentRule } from '../types.ts';

/** D4: removing or overwriting a variable; medium when its value is stored, high when it would be lost. */
export const loseVariable: DeploymentRule = {
  id: 'D4',
  check(step, { variables, kept = [] }) {
    if (step.kind !== 'variable') return undefined;
    const isNew = step.change === 'set' && variables?.includes(step.name) === false;
    if (isNew) return undefined;
    const isStored = kept.includes(step.name);
    return {
      level: isStored ? 'medium' : 'high',
      object: step.name,
      evidence: `${step.name} of ${step.site}`,
      sentence:
        step.change === 'remove'
          ? `${step.site} no longer has ${step.name}, and what needs it will fail.`
          : `It overwrites the value that ${step.name} may have in ${step.site}.`,
      undo: isStored ? 'exact' : 'none',
    };
  },
};
