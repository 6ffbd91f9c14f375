import { under } from '../../under.ts';
import { isDefault } from '../facts.ts';
import type { GitRule } from '../types.ts';

/** G10: whatever uses a branch by its old name stops working; high when something is known to, or everybody does. */
export const renameBranch: GitRule = {
  id: 'G10',
  check(step, facts) {
    if (step.kind !== 'rename-branch') return undefined;
    const needed = under(facts.dependents, step.branch) ?? [];
    return {
      level: needed.length > 0 || isDefault(step.branch, facts) ? 'high' : 'medium',
      object: step.branch,
      evidence: needed.length > 0 ? `${step.branch}; needed by ${needed.join(', ')}` : step.branch,
      sentence: `Whatever still uses the old name ${step.branch} will stop working.`,
      undo: 'exact',
    };
  },
};
