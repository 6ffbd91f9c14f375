import { lowered } from '../finding.ts';
import { amendPushed } from './rules/amendPushed.ts';
import { cleanFiles } from './rules/cleanFiles.ts';
import { conflict } from './rules/conflict.ts';
import { deleteRef } from './rules/deleteRef.ts';
import { discardWork } from './rules/discardWork.ts';
import { dropStash } from './rules/dropStash.ts';
import { forcedUpdate } from './rules/forcedUpdate.ts';
import { intoDefault } from './rules/intoDefault.ts';
import { renameBranch } from './rules/renameBranch.ts';
import { rewriteHistory } from './rules/rewriteHistory.ts';
import { unknownCommand } from './rules/unknownCommand.ts';
import type { GitFacts, GitFinding, GitRule, GitStep } from './types.ts';

/** The rules, in the order of their findings. */
const rules: readonly GitRule[] = [
  rewriteHistory,
  forcedUpdate,
  deleteRef,
  discardWork,
  cleanFiles,
  dropStash,
  amendPushed,
  intoDefault,
  conflict,
  renameBranch,
  unknownCommand,
];

/**
 * Risk of a plan for a repository and facts about it: findings of medium and high level, in the order of the steps. A
 * level falls by one for a branch that the plan itself created (rules G1 to G11: history rewritten, forced updates,
 * deletions, hard resets, clean, dropped stashes and amended pushed commits are high; merging into the default branch
 * and conflicts are medium). Unknown facts never lower a level.
 *
 * @example
 * gitRisk([{ kind: 'push', branch: 'main', force: 'yes' }], {}).map(({ rule, level }) => [rule, level]) // => [['G2', 'high']]
 */
export function gitRisk(plan: readonly GitStep[], facts: GitFacts): readonly GitFinding[] {
  const created = new Set<string>();
  return plan.flatMap((step, index) => {
    const found = rules.flatMap((rule): GitFinding[] => {
      const hit = rule.check(step, facts);
      if (hit === undefined) return [];
      const level = created.has(hit.object) ? lowered[hit.level] : hit.level;
      return level === 'low' ? [] : [{ rule: rule.id, evidence: hit.object, ...hit, level, step: index }];
    });
    if (step.kind === 'create-branch') created.add(step.branch);
    return found;
  });
}
