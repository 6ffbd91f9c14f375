import { mayBePushed } from '../facts.ts';
import type { GitRule } from '../types.ts';

/** G1: commits that exist are written anew. A rebase of commits that are surely on this computer alone is none. */
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
      sentence: `It writes the commits of ${step.branch} anew, although others may have them.`,
      saferWay: `Merge ${step.onto} into ${step.branch}`,
      undo: 'partial',
    };
  },
};
