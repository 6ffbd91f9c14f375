import type { GitRule } from '../types.ts';

/** G5: files that are in no commit are deleted. */
export const cleanFiles: GitRule = {
  id: 'G5',
  check(step) {
    if (step.kind !== 'clean') return undefined;
    return {
      level: 'high',
      object: 'new files',
      sentence: 'It deletes the files that are in no commit, and nothing brings them back.',
      saferWay: 'Stash my changes, new files included',
      undo: 'none',
    };
  },
};
