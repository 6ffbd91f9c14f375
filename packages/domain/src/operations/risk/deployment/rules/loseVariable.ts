import type { DeploymentRule } from '../types.ts';

/** D4: the value of a variable is removed or overwritten: medium when it is kept, high when it would be lost. */
export const loseVariable: DeploymentRule = {
  id: 'D4',
  check(step, { variables, kept = [] }) {
    if (step.kind !== 'variable') return undefined;
    const isNew = step.change === 'set' && variables?.includes(step.name) === false;
    if (isNew) return undefined;
    const back = kept.includes(step.name);
    return {
      level: back ? 'medium' : 'high',
      object: step.name,
      evidence: `${step.name} of ${step.site}`,
      sentence:
        step.change === 'remove'
          ? `${step.site} no longer has ${step.name}, and what needs it will fail.`
          : `It overwrites the value that ${step.name} may have in ${step.site}.`,
      undo: back ? 'exact' : 'none',
    };
  },
};
