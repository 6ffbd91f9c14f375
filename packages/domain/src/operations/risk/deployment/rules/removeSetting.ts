import type { DeploymentHit, DeploymentRule } from '../types.ts';

const sentences = {
  preview: (name: string) => `The address of the preview of ${name} no longer answers.`,
  redirect: (name: string) => `Visitors of ${name} are no longer sent on.`,
  schedule: (name: string) => `It will not happen: ${name}.`,
} as const;

/** D10: removing something that people may rely on and that undo restores. */
export const removeSetting: DeploymentRule = {
  id: 'D10',
  check(step): DeploymentHit | undefined {
    if (step.kind !== 'remove') return undefined;
    return {
      level: 'medium',
      object: step.name,
      evidence: `${step.name} of ${step.site}`,
      sentence: sentences[step.what](step.name),
      undo: 'exact',
    };
  },
};
