import type { RiskFinding } from '../finding.ts';

/** One step of a plan for a repository. Branches and tags use their short names. */
export type GitStep =
  /** Pushes a branch; `lease` overwrites only the known state, `yes` any state. */
  | { readonly kind: 'push'; readonly branch: string; readonly force: 'no' | 'lease' | 'yes' }
  | { readonly kind: 'delete-branch'; readonly branch: string; readonly remote: boolean }
  | { readonly kind: 'delete-tag'; readonly tag: string; readonly remote: boolean }
  | { readonly kind: 'rename-branch'; readonly branch: string; readonly to: string }
  /** Moves an existing branch or tag. */
  | { readonly kind: 'move'; readonly name: string }
  /** Replaces existing commits, or removes the data to restore them. */
  | { readonly kind: 'rewrite'; readonly with: string }
  | { readonly kind: 'reset'; readonly mode: 'soft' | 'mixed' | 'hard'; readonly to: string }
  /** Deletes untracked files. */
  | { readonly kind: 'clean' }
  /** Discards uncommitted changes. */
  | { readonly kind: 'discard'; readonly paths: readonly string[] }
  | { readonly kind: 'drop-stash'; readonly all: boolean }
  | { readonly kind: 'amend'; readonly branch: string }
  | { readonly kind: 'rebase'; readonly branch: string; readonly onto: string }
  | { readonly kind: 'merge'; readonly from: string; readonly into: string }
  | { readonly kind: 'create-branch'; readonly branch: string }
  /** Reads, or only adds. */
  | { readonly kind: 'harmless'; readonly what: string }
  /** A step that no rule can judge. */
  | { readonly kind: 'unknown'; readonly what: string };

/** Facts about the repository; missing facts are unknown and never lower a level. */
export interface GitFacts {
  /** Defaults to `main`. */
  readonly defaultBranch?: string;
  /** Branches of which at least some commits are on the server. */
  readonly pushed?: readonly string[];
  /** Number of commits that no other branch contains, per branch. */
  readonly unmerged?: Readonly<Record<string, number>>;
  /** Number of files with uncommitted changes. */
  readonly uncommitted?: number;
  /** Files in which both sides changed the same lines. */
  readonly conflicts?: readonly string[];
  /** Dependents of a branch, for example open pull requests or sites built from it. */
  readonly dependents?: Readonly<Record<string, readonly string[]>>;
}

/** A finding with the index of the step within the plan. */
export interface GitFinding extends RiskFinding {
  readonly step: number;
}

/** The finding of one rule, before its level is adjusted. */
export type GitHit = Omit<RiskFinding, 'rule' | 'evidence'> & { readonly evidence?: string };

/** One rule, which checks one step with the facts. */
export interface GitRule {
  readonly id: string;
  check(step: GitStep, facts: GitFacts): GitHit | undefined;
}
