import { under } from '../../under.ts';
import { isDefault } from '../facts.ts';
import type { GitRule } from '../types.ts';

/** G10: renaming a branch; high with known dependents or for the default branch. */
export const renameBranch: GitRule = {
  id: 'G10',
  check(step, facts) {
    if (step.kind !== 'rename-branch') return undefined;
    const needed = under(facts.dependents, step.branch) ?? [];
    return {
      level: needed.length > 0 || isDefault(step.branch, facts) ? 'high' : 'medium',
      object: step.branch,
      evidence: needed.length > 0 ? `${step.branch}; needed by ${needed.join(', ')}` : step.branch,
      sentence: `Anything that still uses the old name ${step.branch} will stop working.`,
      undo: 'exact',
    };
  },
};
