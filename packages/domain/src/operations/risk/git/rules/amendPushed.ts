import { mayBePushed } from '../facts.ts';
import type { GitRule } from '../types.ts';

/** G7: amending a commit that others may have; one known to be local does not count. */
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
