import { isDefault } from '../facts.ts';
import type { GitRule } from '../types.ts';

/** G8: merging or rebasing into the default branch. */
export const intoDefault: GitRule = {
  id: 'G8',
  check(step, facts) {
    const into = step.kind === 'merge' ? step.into : step.kind === 'rebase' ? step.branch : undefined;
    if (into === undefined || !isDefault(into, facts)) return undefined;
    return {
      level: 'medium',
      object: into,
      sentence: `It changes ${into}, which everyone works from.`,
      saferWay: `Open a pull request to ${into}`,
      undo: 'exact',
    };
  },
};
