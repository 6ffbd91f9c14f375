import type { DeploymentRule } from '../types.ts';

/** D9: removing a password, which opens pages to everybody, or changing who can open what visitors see. */
export const changePassword: DeploymentRule = {
  id: 'D9',
  check(step) {
    if (step.kind !== 'password') return undefined;
    const pages = step.audience === 'visitors' ? step.site : `the previews of ${step.site}`;
    if (step.change === 'remove')
      return {
        level: 'high',
        object: step.site,
        evidence: pages,
        sentence: `Everybody can open ${pages} without a password.`,
        undo: 'partial',
      };
    if (step.change === 'add' && step.audience === 'previews') return undefined;
    return {
      level: 'medium',
      object: step.site,
      evidence: pages,
      sentence:
        step.change === 'add'
          ? `Only people with the password can open ${pages}.`
          : `The old password no longer opens ${pages}.`,
      undo: 'exact',
    };
  },
};
