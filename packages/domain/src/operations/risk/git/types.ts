import type { RiskFinding } from '../finding.ts';

/** One step of a plan for a repository, as data. Branches and tags go by their short names. */
export type GitStep =
  /** Sends a branch; `lease` overwrites only what was seen before, `yes` whatever is there. */
  | { readonly kind: 'push'; readonly branch: string; readonly force: 'no' | 'lease' | 'yes' }
  | { readonly kind: 'delete-branch'; readonly branch: string; readonly remote: boolean }
  | { readonly kind: 'delete-tag'; readonly tag: string; readonly remote: boolean }
  | { readonly kind: 'rename-branch'; readonly branch: string; readonly to: string }
  /** Makes a branch or tag that exists point at something else. */
  | { readonly kind: 'move'; readonly name: string }
  /** Replaces commits that exist, or removes what could bring them back. */
  | { readonly kind: 'rewrite'; readonly with: string }
  | { readonly kind: 'reset'; readonly mode: 'soft' | 'mixed' | 'hard'; readonly to: string }
  /** Deletes files that are in no commit. */
  | { readonly kind: 'clean' }
  /** Takes changes back that are in no commit. */
  | { readonly kind: 'discard'; readonly paths: readonly string[] }
  | { readonly kind: 'drop-stash'; readonly all: boolean }
  | { readonly kind: 'amend'; readonly branch: string }
  | { readonly kind: 'rebase'; readonly branch: string; readonly onto: string }
  | { readonly kind: 'merge'; readonly from: string; readonly into: string }
  | { readonly kind: 'create-branch'; readonly branch: string }
  /** Reads, or adds without replacing anything. */
  | { readonly kind: 'harmless'; readonly what: string }
  /** Nothing that the rules can judge. */
  | { readonly kind: 'unknown'; readonly what: string };

/** What is known of the repository; whatever is left out is unknown, and the unknown makes no rule milder. */
export interface GitFacts {
  /** `main` unless told. */
  readonly defaultBranch?: string;
  /** Branches whose commits are all or in part on the server. */
  readonly pushed?: readonly string[];
  /** Commits that no other branch holds, counted, per branch. */
  readonly unmerged?: Readonly<Record<string, number>>;
  /** Files with changes in no commit, counted. */
  readonly uncommitted?: number;
  /** Files in which both sides changed the same lines. */
  readonly conflicts?: readonly string[];
  /** What needs a branch, for example open pull requests or sites that are built from it. */
  readonly dependents?: Readonly<Record<string, readonly string[]>>;
}

/** A finding with the index of the step within the plan. */
export interface GitFinding extends RiskFinding {
  readonly step: number;
}

/** What one rule found, before the level moves. */
export type GitHit = Omit<RiskFinding, 'rule' | 'evidence'> & { readonly evidence?: string };

/** One rule: looks at one step with the facts and says what it finds. */
export interface GitRule {
  readonly id: string;
  check(step: GitStep, facts: GitFacts): GitHit | undefined;
}
