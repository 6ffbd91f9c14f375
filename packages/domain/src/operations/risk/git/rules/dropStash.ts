import type { GitRule } from '../types.ts';

/** G6: dropping stashed changes. */
export const dropStash: GitRule = {
  id: 'G6',
  check(step) {
    if (step.kind !== 'drop-stash') return undefined;
    return {
      level: 'high',
      object: step.all ? 'every stash' : 'a stash',
      sentence: `It deletes ${step.all ? 'all changes that were' : 'changes that were'} put aside.`,
      saferWay: 'Put the stash in a branch',
      undo: 'none',
    };
  },
};
