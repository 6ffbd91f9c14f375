import {
  lastExecuted,
  lastUndone,
  waitingPlans,
  type DiscourseContext,
  type DiscoursePlan,
} from './context.ts';
import { afterApproval, bare, remarkIn, type Remark } from './phrases.ts';
import { ask, rewritten, type Resolution } from './resolution.ts';

function named<Kind extends 'approve' | 'decline' | 'undo' | 'confirm'>(
  kind: Kind,
  { operationId, title }: DiscoursePlan,
): { readonly kind: Kind; readonly operationId: string; readonly title: string } {
  return { kind, operationId, title };
}

/** The waiting plan that a remark is about; a question where several wait and none is the newest of this turn. */
function decided(context: DiscourseContext, kind: 'approve' | 'decline'): Resolution | undefined {
  const waiting = waitingPlans(context);
  const [plan] = waiting;
  if (!plan) return undefined;
  if (waiting.length > 1 && plan.turn !== context.turn)
    return { kind: 'nothing', text: `${waiting.length} plans wait. Use the buttons on the one you mean.` };
  if (kind === 'decline') return named('decline', plan);
  return named(plan.needsConfirmation ? 'confirm' : 'approve', plan);
}

function approved(context: DiscourseContext): Resolution {
  const { question } = context;
  const [only, ...others] = question?.choices ?? [];
  if (question && only && others.length === 0)
    return { ...rewritten(only.instruction), ...(only.service && { service: only.service }) };
  if (question)
    return question.choices.length > 0
      ? { kind: 'question', text: `Which one? ${question.text}`, choices: question.choices }
      : { kind: 'nothing', text: question.text };
  const done = lastExecuted(context);
  const text =
    done?.turn === context.turn
      ? `“${done.title}” is done. Say what comes next.`
      : 'Nothing is waiting for your approval. Say what you want to change.';
  return decided(context, 'approve') ?? { kind: 'nothing', text };
}

function declined(context: DiscourseContext): Resolution {
  if (context.question) return { kind: 'dismiss' };
  const done = lastExecuted(context);
  // What was executed just now is meant, and no plan that has waited for longer.
  if (done?.turn === context.turn)
    return ask(`“${done.title}” is done already. Do you want to undo it?`, [
      ['Undo it', 'Undo the last change'],
    ]);
  const plan = decided(context, 'decline');
  if (plan) return plan;
  return { kind: 'nothing', text: 'Nothing is waiting, so there is nothing to cancel.' };
}

/** A request to have something back, rather than to have it gone. */
const returning = /\b(?:bring|put|get|give|want|need)\b.*\bback\b|\b(?:restore|undelete)\b/iu;

/** Looks that people name when they want an earlier one back, with how plans that change them are called. */
const looks: readonly (readonly [said: RegExp, title: RegExp])[] = [
  [/\b(?:colou?rs?|background)\b/iu, /\b(?:buttons and links|background|text) \p{L}/iu],
  [/\b(?:fonts?|lettering|letters?|writing|sizes?)\b/iu, /\btexts? (?:larger|smaller)\b|\bfont\b/iu],
  [/\bcorners?\b/iu, /\bcorners\b/iu],
];

/** The undo of the last change of a look that is named; undefined where none is. */
function undoneLook(text: string, context: DiscourseContext): Resolution | undefined {
  const [, title] = looks.find(([said]) => said.test(text)) ?? [];
  const done = lastExecuted(context);
  if (!title || !done) return undefined;
  const meant = context.plans
    .filter((plan) => plan.state === 'executed' && title.test(plan.title))
    .toSorted((one, other) => other.turn - one.turn)[0];
  return meant
    ? named('undo', meant)
    : ask(`The last change is “${done.title}”. Do you want to undo it?`, [
        ['Undo it', 'Undo the last change'],
      ]);
}

/** Undoes what was executed last. A plan that was never executed has nothing to undo, so it is only mentioned. */
function undone(text: string, context: DiscourseContext, isLast: boolean): Resolution {
  // Right after an undo, what is wanted back is what it took away.
  if (returning.test(text) && lastUndone(context)?.turn === context.turn) return repeated(context);
  const look = undoneLook(text, context);
  if (look) return look;
  const done = lastExecuted(context);
  const [waiting] = isLast ? [] : waitingPlans(context);
  if (waiting && done && waiting.turn === context.turn)
    return ask(`“${waiting.title}” was not executed, so it changed nothing. What do you mean?`, [
      [`Undo “${done.title}”`, 'Undo the last change'],
      [`Decline “${waiting.title}”`, 'Decline it'],
    ]);
  if (done) return named('undo', done);
  if (waiting) return named('decline', waiting);
  const none = lastUndone(context)
    ? 'I remember no other change of this conversation that is not undone. “All changes” lists every change.'
    : 'Nothing was changed in this conversation, so there is nothing to undo.';
  return { kind: 'nothing', text: none };
}

const deleting = /\b(?:delet|remov|dropp?|clear|cancel|eras)/iu;

/** Undoes the deletion that was executed last; what the words name is preferred. */
function undeleted(text: string, context: DiscourseContext): Resolution {
  const deletions = context.plans
    .filter(
      ({ state, title, instruction }) => state === 'executed' && deleting.test(`${title} ${instruction}`),
    )
    .toSorted((one, other) => other.turn - one.turn);
  const words = new Set(contentWords(text).map((word) => word.replace(/e?s$/u, '')));
  const isNamed = ({ title, instruction }: DiscoursePlan): boolean =>
    contentWords(`${title} ${instruction}`).some(
      (word) => !deleting.test(word) && words.has(word.replace(/e?s$/u, '')),
    );
  const deletion = deletions.find(isNamed) ?? deletions[0];
  if (deletion) return named('undo', deletion);
  const done = lastExecuted(context);
  const none = 'I remember no deletion of this conversation that is not undone.';
  if (!done) return { kind: 'nothing', text: `${none} “All changes” lists every change.` };
  return ask(`${none} The last change is “${done.title}”. Do you want to undo it?`, [
    ['Undo it', 'Undo the last change'],
  ]);
}

/** An undo with another instruction beside it: one after the other, so that neither is lost. */
function undoFirst(context: DiscourseContext): Resolution | undefined {
  const done = lastExecuted(context);
  if (!done) return undefined;
  return ask(`First, do you want to undo “${done.title}”? Then say the rest again.`, [
    ['Undo it', 'Undo the last change'],
  ]);
}

function repeated(context: DiscourseContext): Resolution {
  const undoneBefore = lastUndone(context);
  const instruction = undoneBefore?.instruction ?? context.last?.instruction;
  if (instruction === undefined) return { kind: 'nothing', text: 'There is nothing to repeat yet.' };
  return rewritten(instruction);
}

function answered(remark: Remark, text: string, context: DiscourseContext): Resolution | undefined {
  switch (remark) {
    case 'approve':
      return approved(context);
    case 'decline':
      return declined(context);
    case 'wait': {
      const [plan] = waitingPlans(context);
      return plan && { kind: 'nothing', text: `All right. “${plan.title}” waits for your approval.` };
    }
    case 'undo':
    case 'undo-last':
      return undone(text, context, remark === 'undo-last');
    case 'undo-deletion':
      return undeleted(text, context);
    case 'undo-and-more':
      return undoFirst(context);
    case 'redo':
      return repeated(context);
    default:
      return { kind: 'tell', about: remark };
  }
}

const empty = new Set([
  'it',
  'that',
  'this',
  'the',
  'a',
  'an',
  'my',
  'them',
  'please',
  'now',
  'then',
  'and',
  'to',
  'do',
]);

function contentWords(text: string): readonly string[] {
  return (bare(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !empty.has(word));
}

/** An approval that repeats words of the waiting plan: "yes, publish it". */
function isRepeatedApproval(text: string, context: DiscourseContext): boolean {
  const rest = afterApproval(text);
  const [plan] = waitingPlans(context);
  if (rest === undefined || !plan || context.question) return false;
  const known = new Set([...contentWords(plan.title), ...contentWords(plan.instruction)]);
  const words = contentWords(rest);
  return words.length > 0 && words.every((word) => known.has(word));
}

/** The meaning of a remark about what was planned, done or asked; undefined for anything else. */
export function resolveRemark(text: string, context: DiscourseContext): Resolution | undefined {
  const remark = remarkIn(text);
  if (remark !== undefined) return answered(remark, text, context);
  return isRepeatedApproval(text, context) ? approved(context) : undefined;
}
