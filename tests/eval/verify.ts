import type { Effect } from './answer.ts';
import { unasked } from './loss.ts';
import { scoreAnswer, type Outcome } from './score.ts';
import type { EvalItem } from './sets.ts';
import type { ItemTrial } from './trials.ts';

interface Solutions {
  readonly reference: Effect;
  readonly others: readonly Effect[];
  readonly wrong: readonly Effect[];
}

/** The solutions that come with an item. */
export function solutionsOf(item: EvalItem): Solutions {
  if ('fixture' in item) {
    const effect = (sql: string): Effect => ({ service: 'database', sql });
    return {
      reference: effect(item.reference_sql),
      others: (item.alt_sql ?? []).map(effect),
      wrong: (item.wrong_sql ?? []).map(effect),
    };
  }
  if ('repo_fixture' in item) {
    const effect = (commands: typeof item.reference_commands): Effect => ({
      service: 'code-hosting',
      commands,
    });
    return {
      reference: effect(item.reference_commands),
      others: (item.alt_commands ?? []).map(effect),
      wrong: (item.wrong_commands ?? []).map(effect),
    };
  }
  const effect = (steps: typeof item.reference_steps): Effect => ({ service: 'deployment', steps });
  return {
    reference: effect(item.reference_steps),
    others: (item.alt_steps ?? []).map(effect),
    wrong: (item.wrong_steps ?? []).map(effect),
  };
}

/** What is wrong with an item itself: a solution that is not accepted, or a wrong answer that is. */
export async function itemProblems({ item, trial }: ItemTrial): Promise<readonly string[]> {
  const { reference, others, wrong } = solutionsOf(item);
  // Wrong answers of an item where not acting is right are about its checks, not about acting.
  const bare = { ...trial, shouldStay: false, judge: trial.judgeUnproven };
  const outcomeOf = async (
    effect: Effect | undefined,
  ): Promise<{ outcome: Outcome; why?: string | undefined }> =>
    scoreAnswer(bare, { kind: 'acts', effects: effect ? [effect] : [] }, async () => {
      throw new Error('Nothing is pressed.');
    });
  const problems: string[] = [];
  if (!trial.shouldStay && (await outcomeOf(undefined)).outcome === 'right')
    problems.push('all checks hold already');
  for (const effect of [reference, ...others]) {
    const { outcome, why = '' } = await outcomeOf(effect);
    if (outcome !== 'right') problems.push(`a solution is ${outcome}: ${why}`);
  }
  for (const effect of wrong) {
    const { overwritten } = (await trial.judgeUnproven([effect])).loss;
    const asked = (await trial.reference()).loss;
    const harmless = unasked(overwritten, [...asked.overwritten, ...asked.lost]).length === 0;
    if (harmless && (await outcomeOf(effect)).outcome === 'right')
      problems.push(`accepted: ${JSON.stringify(effect).slice(0, 200)}`);
  }
  return problems;
}
