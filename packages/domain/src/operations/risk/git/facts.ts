import type { GitFacts } from './types.ts';

/** True for the branch from which everybody works. */
export function isDefault(branch: string, facts: GitFacts): boolean {
  return branch === (facts.defaultBranch ?? 'main');
}

/** True unless the commits of a branch are known to be on this computer alone. */
export function mayBePushed(branch: string, facts: GitFacts): boolean {
  return facts.pushed?.includes(branch) ?? true;
}
