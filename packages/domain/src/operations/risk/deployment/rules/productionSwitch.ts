import type { DeploymentRule } from '../types.ts';

/**
 * D2: changing what visitors see. Medium when the current deploy can be restored, or when there is none yet; high
 * when that is unknown. A draft is no risk, because it has a separate address.
 */
export const productionSwitch: DeploymentRule = {
  id: 'D2',
  check(step, { published }) {
    const live = step.kind === 'publish' || (step.kind === 'deploy' && step.target === 'production');
    if (!live) return undefined;
    const before =
      published === undefined ? '' : published === null ? ': nothing before' : `: ${published} before`;
    return {
      level: published === undefined ? 'high' : 'medium',
      object: step.site,
      evidence: `${step.site}${before}`,
      sentence: `From then on every visitor of ${step.site} gets this version.`,
      saferWay: `Deploy a draft of ${step.site} first`,
      undo: published === undefined ? 'none' : published === null ? 'partial' : 'exact',
    };
  },
};
