import type { GitRule } from '../types.ts';

/** G5: deleting untracked files. */
export const cleanFiles: GitRule = {
  id: 'G5',
  check(step) {
    if (step.kind !== 'clean') return undefined;
    return {
      level: 'high',
      object: 'new files',
      sentence: 'It deletes the files that are in no commit, and they cannot be restored.',
      saferWay: 'Stash my changes, new files included',
      undo: 'none',
    };
  },
};
