import type { GitRule } from '../types.ts';

/** G9: merge conflicts. */
export const conflict: GitRule = {
  id: 'G9',
  check(step, { conflicts = [] }) {
    const joins = step.kind === 'merge' || step.kind === 'rebase';
    if (!joins || conflicts.length === 0) return undefined;
    const what = conflicts.length === 1 ? '1 file' : `${conflicts.length} files`;
    return {
      level: 'medium',
      object: step.kind === 'merge' ? step.into : step.branch,
      evidence: conflicts.join(', '),
      sentence: `Both sides changed the same lines of ${what}, so somebody has to choose.`,
      undo: 'exact',
    };
  },
};
