import { isAppRequest, nearestApp } from '@saywright/domain/app';
import { isPlausible } from '@saywright/domain/read';
import type { DiscourseContext } from '@saywright/domain/discourse';
import type { PlanAnswer } from '../protocol/index.ts';
import type { OperationRow } from '../store/store.ts';
import type { ReadResult } from './readers.ts';
import type { NearReading } from './serviceDriver.ts';

/** An answer that names the service it comes from. */
export type ServicePlan = PlanAnswer & { readonly service: OperationRow['service'] };

/** Whether planning ended without an answer or a plan, for a reason that another service may not have. */
export function isUnread({ outcome }: PlanAnswer): boolean {
  if (outcome.kind === 'question') return outcome.isClear !== true;
  return outcome.kind === 'refusal' && outcome.isLimit !== true;
}

/** Whether an answer is not asked again of another reader: it is no question, or one that only asks which row is meant. */
export function isSettled({ outcome }: PlanAnswer): boolean {
  return outcome.kind !== 'question' || outcome.isClear === true;
}

/** Whether a question offers to plan exactly this instruction. */
export function isOffered(
  question: { readonly choices: readonly { readonly instruction: string }[] } | undefined,
  instruction: string,
): boolean {
  return question?.choices.some((choice) => choice.instruction === instruction) === true;
}

/** True where the instruction was pressed as a choice of the rules: it reads as it was offered there. */
export function isRulesOffer(question: DiscourseContext['question'], instruction: string): boolean {
  return (
    question?.choices.some((choice) => choice.instruction === instruction && choice.reader === 'rules') ===
    true
  );
}

type Question = Extract<PlanAnswer['outcome'], { readonly kind: 'question' }>;

/** Whether a question about unread words says less than what is known of them. */
export function isBare({ text }: Question, { unread }: NearReading): boolean {
  return (
    text.startsWith('I did not understand') || (unread.length > 0 && text.startsWith('No table or column is'))
  );
}

/** Choices of the rules, which come before those of a documented question, and those of both together. */
const mostOffered = 3;
const mostChoices = 5;

/** Adds to the answer of the rules why the language model has none. */
export function withProblem(answer: ServicePlan, problem: string): ServicePlan {
  const { outcome } = answer;
  const warnings = [...answer.warnings, problem];
  if (outcome.kind !== 'question') return { ...answer, warnings };
  const text = `${outcome.text} ${problem}`;
  return { ...answer, warnings, explanation: text, outcome: { ...outcome, text } };
}

/** A question without the choices that its instruction cannot mean. */
export function plausibleOnly(answer: ServicePlan, instruction: string): ServicePlan {
  const { outcome } = answer;
  if (outcome.kind !== 'question') return answer;
  const choices = outcome.choices.filter((choice) =>
    isPlausible(choice.instruction, instruction, { tables: [] }),
  );
  return choices.length === outcome.choices.length ? answer : { ...answer, outcome: { ...outcome, choices } };
}

/** Adds an offer to build the app nearest to a description that nothing could read. */
export function withNearestApp(answer: ServicePlan, instruction: string): ServicePlan {
  const { outcome } = answer;
  if (outcome.kind !== 'question') return answer;
  const isUnknown = outcome.isUnread === true || isAppRequest(instruction);
  const near = nearestApp(instruction);
  if (!near || !(isUnknown || near.isWhole)) return answer;
  const choice = { label: near.instruction, instruction: near.instruction };
  // What was read in the words comes before an app that is only near to them.
  const isRead = outcome.choices.some(({ reader }) => reader === 'rules');
  const choices = isRead
    ? [...outcome.choices.slice(0, mostChoices - 1), choice]
    : [choice, ...outcome.choices].slice(0, mostChoices - 1);
  if (!isUnknown || !near.isWhole || isRead) return { ...answer, outcome: { ...outcome, choices } };
  return {
    ...answer,
    explanation: near.text,
    outcome: { kind: 'question', isUnread: true, text: near.text, choices },
  };
}

/** Choices of a question that the rules offer, which are read by them before anything else. */
export function byRules<Choice extends object>(
  choices: readonly Choice[],
): (Choice & { readonly reader: 'rules' })[] {
  return choices.map((choice) => ({ ...choice, reader: 'rules' }));
}

/** Adds to a documented question what else the words may mean; a documented command keeps its own choices. */
export function withChoices(
  answer: ServicePlan,
  partial: ReadResult['partial'],
  isFixed: boolean,
): ServicePlan | undefined {
  const { outcome } = answer;
  if (outcome.kind !== 'question' || partial?.kind !== 'question' || partial.choices.length === 0)
    return undefined;
  if (isFixed && outcome.choices.length > 0) return undefined;
  const offered = byRules(partial.choices.slice(0, mostOffered));
  const own = outcome.choices.filter(
    ({ instruction }) => !offered.some((choice) => choice.instruction === instruction),
  );
  const text = own.length === 0 ? outcome.text : `${outcome.text} Or is one of these what you mean?`;
  return {
    ...answer,
    explanation: text,
    outcome: { ...outcome, text, choices: [...offered, ...own].slice(0, mostChoices) },
  };
}

/** What was read of a message about the site, with the parts that were not. */
export function offeredRequests(
  instructions: readonly string[],
  rest: readonly string[],
): Extract<PlanAnswer['outcome'], { readonly kind: 'question' }> {
  return {
    kind: 'question',
    text: `I read a part of this, but not ${rest.map((part) => `“${part}”`).join(' and ')}. Nothing was run. Say the rest in a separate message, in other words.`,
    choices: instructions.map((instruction) => ({
      label: instruction
        .replace(/ with this text:\n/u, ': ')
        .replaceAll(/\s+/gu, ' ')
        .slice(0, 160),
      instruction,
    })),
  };
}
