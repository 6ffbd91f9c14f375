import { isTypedSql } from '../planner/grammar/typedSql.ts';
import { withTextBelow } from '../core/pages/textBelow.ts';
import { resolveAmountAgain } from './amountAgain.ts';
import { resolveAudience } from './audience.ts';
import { resolveAnswer } from './choices.ts';
import { afterComplaint, complainedAbout } from './complaint.ts';
import type { DiscourseContext, DiscourseTable } from './context.ts';
import { resolveCorrection, resolveWithout } from './corrections.ts';
import { resolveAddition, resolveSame } from './fragments.ts';
import { resolveNextQuestion } from './kept.ts';
import { resolveNarrowing } from './narrowing.ts';
import { resolveNextRow, resolvePastedRows } from './nextRows.ts';
import { afterAnswer, bare, core, remarkIn } from './phrases.ts';
import { resolveOtherValue } from './otherValue.ts';
import { resolveOtherEnd } from './otherEnd.ts';
import { resolvePronouns } from './pronouns.ts';
import { resolveRemark } from './remarks.ts';
import { rewritten, type Resolution } from './resolution.ts';
import { resolveRowAgain } from './rowAgain.ts';
import { resolveRowCorrection } from './rowCorrection.ts';
import { resolveSetAgain } from './setAgain.ts';
import { resolveSorting } from './sorting.ts';
import { resolveTheirColumns } from './theirColumns.ts';
import { resolveWho } from './who.ts';
import { withoutSlips } from '../core/slips.ts';
import { unwrapped } from './unwrapped.ts';
import { resolveValueNarrowing } from './valueNarrowing.ts';

/** Longest text that may depend on the conversation, in characters; a longer one says all it means. */
const longest = 400;

/** A choice that is a remark itself, such as “Undo the last change”, is what it says. */
function carriedOut(answer: Resolution, { question, ...context }: DiscourseContext): Resolution {
  if (answer.kind !== 'instruction' || !question) return answer;
  return resolveRemark(answer.instruction, context) ?? answer;
}

/** An instruction or fragment with what it leaves out; undefined where it says all it means. */
function resolveText(
  text: string,
  original: string,
  context: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  if (text === '') return undefined;
  return (
    resolveAudience(text, context, tables) ??
    resolveCorrection(text, context, tables) ??
    resolveWithout(text, context, tables) ??
    resolveSame(text, context, tables) ??
    resolveNextRow(text, original, context, tables) ??
    resolveValueNarrowing(text, context, tables) ??
    resolveOtherValue(text, context, tables) ??
    resolveOtherEnd(original.trim(), context) ??
    resolveTheirColumns(original.trim(), context, tables) ??
    resolveSorting(text, context, tables) ??
    resolveNextQuestion(text, original.trim(), context, tables) ??
    resolveWho(text, context, tables) ??
    resolveNarrowing(text, context, tables) ??
    resolveAddition(text, original.trim(), context, tables) ??
    resolvePronouns(text, context, tables)
  );
}

/**
 * The instruction that an answer completes as its text; undefined for a press of a choice and for a remark such as “never
 * mind”. Everything else is content, also what reads like an instruction.
 */
function answerAsText(answer: string, { question }: DiscourseContext): string | undefined {
  const { textFor, choices = [] } = question ?? {};
  const said = answer.trim();
  const isPressed = choices.some(({ label, instruction }) => said === label || said === instruction);
  return textFor === undefined || said === '' || isPressed || remarkIn(said) !== undefined
    ? undefined
    : withTextBelow(textFor, answer);
}

/** True for a request to undo that is no choice as it was offered. */
function isUndo(said: string, { question }: DiscourseContext): boolean {
  const remark = remarkIn(said);
  const isChoice = question?.choices.some(
    ({ label, instruction }) => bare(label) === bare(said) || instruction === said.trim(),
  );
  return remark?.startsWith('undo') === true && isChoice !== true;
}

/** An instruction in place of the plan that was wrong. */
function insteadOf(
  instruction: string,
  context: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution {
  const meant = resolveText(core(instruction), instruction, context, tables) ?? rewritten(instruction);
  if (meant.kind !== 'instruction') return meant;
  const replaces = meant.replaces ?? complainedAbout(context);
  return { ...meant, ...(replaces !== undefined && { replaces }) };
}

/** `make it so that nobody can …` is about what follows; “it” stands for nothing that was said. */
const makingSo = /^(?:(?:please|pls|can you|could you)[, ]+)*make it so (?:that )?(?=\p{L})/iu;

/**
 * What an instruction means in its conversation: a decision about what waits, an instruction that says all it means, or a
 * question back. Nothing is deleted by guess: a deletion that could mean several things is a question.
 * @example
 * resolve('Show orders', emptyContext, []) // => { kind: 'instruction', instruction: 'Show orders' }
 */
export function resolve(
  instruction: string,
  context: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution {
  if (makingSo.test(instruction)) return resolve(instruction.replace(makingSo, ''), context, tables);
  const resolved = resolveSaid(instruction, context, tables);
  if (resolved.kind !== 'instruction' || resolved.instruction !== instruction || isTypedSql(instruction))
    return resolved;
  const names = tables.flatMap(({ name, columns }) => [name, ...columns]);
  const plain = unwrapped(withoutSlips(instruction, names), tables);
  return plain === instruction ? resolved : resolveSaid(plain, context, tables);
}

function resolveSaid(
  instruction: string,
  context: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution {
  const unchanged: Resolution = { kind: 'instruction', instruction };
  const content = answerAsText(instruction, context);
  if (content !== undefined) return { kind: 'instruction', instruction: content };
  const rows = resolvePastedRows(instruction, context, tables);
  if (rows) return rows;
  if (instruction.length > longest) return unchanged;
  const text = core(instruction);
  if (text === '' && bare(instruction) === '') return unchanged;
  // “Undo” is about what was done, whatever a choice that begins with it offers.
  const undo = isUndo(instruction, context) ? resolveRemark(instruction, context) : undefined;
  const answer = undo ?? resolveAnswer(instruction, context, tables) ?? resolveRemark(instruction, context);
  if (answer) return carriedOut(answer, context);
  const corrected =
    resolveAmountAgain(instruction, context) ??
    resolveRowCorrection(instruction, context, tables) ??
    resolveRowAgain(instruction.trim(), context, tables) ??
    resolveSetAgain(instruction.trim(), context, tables);
  if (corrected) return corrected;
  const rest = afterComplaint(instruction);
  if (rest !== undefined) return insteadOf(rest, context, tables);
  return (
    resolveText(text, instruction, context, tables) ??
    resolveText(afterAnswer(text) ?? '', instruction, context, tables) ??
    unchanged
  );
}
