import type { GitFacts } from './types.ts';

/** True for the default branch. */
export function isDefault(branch: string, facts: GitFacts): boolean {
  return branch === (facts.defaultBranch ?? 'main');
}

/** True unless the commits of a branch are known to exist only on this computer. */
export function mayBePushed(branch: string, facts: GitFacts): boolean {
  return facts.pushed?.includes(branch) ?? true;
}
