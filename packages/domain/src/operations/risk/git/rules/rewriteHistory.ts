import { mayBePushed } from '../facts.ts';
import type { GitRule } from '../types.ts';

/** G1: rewriting commits; rebasing commits known to be local does not count. */
export const rewriteHistory: GitRule = {
  id: 'G1',
  check(step, facts) {
    if (step.kind === 'rewrite')
      return {
        level: 'high',
        object: step.with,
        sentence: 'It replaces commits that exist, for everyone who has them.',
        undo: 'none',
      };
    if (step.kind !== 'rebase' || !mayBePushed(step.branch, facts)) return undefined;
    return {
      level: 'high',
      object: step.branch,
      sentence: `It rewrites the commits of ${step.branch}, although others may have them.`,
      saferWay: `Merge ${step.onto} into ${step.branch}`,
      undo: 'partial',
    };
  },
};
