import { mayBePushed } from '../facts.ts';
import type { GitRule } from '../types.ts';

/** G7: a commit that others may have is replaced. One that is surely on this computer alone is nobody else's. */
export const amendPushed: GitRule = {
  id: 'G7',
  check(step, facts) {
    if (step.kind !== 'amend' || !mayBePushed(step.branch, facts)) return undefined;
    return {
      level: 'high',
      object: step.branch,
      sentence: `It replaces the last commit of ${step.branch}, although others may have it.`,
      saferWay: `Add another commit to ${step.branch}`,
      undo: 'partial',
    };
  },
};
