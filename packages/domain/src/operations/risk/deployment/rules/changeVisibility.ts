import type { DeploymentRule } from '../types.ts';

const sentences = {
  offline: (site: string) => `Visitors of ${site} get a message instead of the site.`,
  online: (site: string) => `From then on every visitor gets ${site} again.`,
} as const;

/** D8: taking a site offline, which visitors notice at once, or bringing it back. */
export const changeVisibility: DeploymentRule = {
  id: 'D8',
  check(step) {
    if (step.kind !== 'visibility') return undefined;
    return {
      level: step.change === 'offline' ? 'high' : 'medium',
      object: step.site,
      evidence: step.site,
      sentence: sentences[step.change](step.site),
      undo: 'exact',
    };
  },
};
