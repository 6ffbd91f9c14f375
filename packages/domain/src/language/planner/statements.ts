import { notRequested, tellsOfNow } from '../guard/index.ts';
import type { NotRequested } from '../guard/index.ts';
import { changeKindOf, isRisky } from './claims.ts';
import type { SchemaIndex } from './schemaIndex.ts';
import { findColumn } from './find.ts';
import { withArticle } from './article.ts';
import { humanise } from './names.ts';
import { choice, question } from './outcome.ts';
import type { Choice, DatabasePlan, Understanding } from './plan.ts';
import { matched } from './slots.ts';
import type { Clause } from './clause.ts';
import { orders } from './words/orders.ts';

/** True for a text that begins with an imperative verb. */
export function isOrder(text: string): boolean {
  return orders.has(/^[\p{L}-]+/u.exec(text)?.[0].toLowerCase() ?? '');
}

/** The table that a plan is about. */
export function tableOf(plan: DatabasePlan): string {
  return plan.object.name.replace(/\..*$/su, '');
}

/** Choices that only read. */
export function readingChoices(plan: DatabasePlan, { tables }: SchemaIndex): readonly Choice[] {
  return tables
    .filter(({ name }) => name === tableOf(plan))
    .flatMap(({ name }) => [choice(`Show ${name}`), choice(`Show the columns of ${name}`)]);
}

const opening: Readonly<Record<NotRequested, string>> = {
  statement: 'That describes how things are, not what to change',
  question: 'That asks about a change without requesting it',
  forbidden: 'That says what not to do',
};

function notRequestedQuestion(kind: NotRequested, plan: DatabasePlan, schema: SchemaIndex): Understanding {
  const name = tableOf(plan);
  // Closing access is safe to offer; opening it must be asked for explicitly.
  const close =
    changeKindOf(plan) === 'access'
      ? [choice(`Lock ${name}`), choice(`People should only see their own ${name}`)]
      : [];
  const open = changeKindOf(plan) === 'access' ? ` To open it, say “make ${humanise(name)} public”.` : '';
  return question(`${opening[kind]}, so nothing is planned. What should change?${open}`, [
    ...close,
    ...readingChoices(plan, schema),
  ]);
}

const lackForm =
  /^(?:the |my |our )*(?<table>[\p{L}\p{N}_ -]+?)(?: table)? (?:has no|have no|lacks?|misses|is missing|are missing|doesn't have|does not have|don't have|do not have)(?: an?| any| the)* (?<column>[\p{L}\p{N}_ -]+?)(?: column| field)?$/iu;

const aboutChange = /\b(?:delet|remov|drop|clear|eras|wip|chang|updat|renam|public|lock|overwr)\p{L}*/iu;

/** Asks what should change when a sentence is no request, offering the likely request where it only adds something. */
export function askAboutStatement(clause: Clause, schema: SchemaIndex): Understanding | undefined {
  const kind = notRequested(clause.text, { isOrder: isOrder(clause.text), describes: false });
  if (kind === undefined || (kind === 'question' && !aboutChange.test(clause.text))) return undefined;
  const slots = matched(lackForm, clause.text);
  const table = slots === undefined ? undefined : schema.find(slots('table'));
  const add =
    table === undefined || slots === undefined || findColumn(slots('column'), table) !== undefined
      ? []
      : [choice(`Add ${withArticle(slots('column'))} column to ${table.name}`)];
  return question(`${opening[kind]}, so nothing is planned. What should change?`, add);
}

const nobodySees =
  /^(?:nobody|no one|no-one)(?: else)? can (?:see|read|view|access|open|find|get)\b(?!.*\b(?:except|but|other than|apart from)\b)/iu;
/** Asks what should change when a plan was read from a sentence that is no request; undefined when it is one. */
export function askIfStatement(
  clause: Clause,
  plan: DatabasePlan,
  schema: SchemaIndex,
): Understanding | undefined {
  const changeKind = changeKindOf(plan);
  const isOrdered = isOrder(clause.text);
  const now = !isOrdered && tellsOfNow(clause.whole) ? 'statement' : undefined;
  const kind = notRequested(clause.text, { isOrder: isOrdered, describes: !isRisky(changeKind) }) ?? now;
  if (kind !== undefined) return notRequestedQuestion(kind, plan, schema);
  // 'Nobody can see products' is more often a complaint than a request.
  return changeKind === 'access' && nobodySees.test(clause.text)
    ? notRequestedQuestion('statement', plan, schema)
    : undefined;
}

/** 'Delete all orders. The paid ones stay.': a sentence after a request that is no request itself may limit it. */
export function mayLimit(text: string, plan: DatabasePlan): boolean {
  if (plan.effect === 'read' || !isRisky(changeKindOf(plan))) return false;
  // The removal of a whole table or column can be retracted by what follows, but not limited.
  if (changeKindOf(plan) === 'drop') return retracts.test(text);
  return /^(?:keep|leave|only|just)\b/iu.test(text) || !(isOrder(text) || accessClause.test(text));
}

const retracts =
  /^(?:keep|leave|only|just|but|not|no|except|unless|without|don't|do not|never|wait|actually|stop|oh|oops|sorry)\b/iu;

const accessClause =
  /^(?:only )?(?:each |every |the |all |signed-in |logged-in )*(?:everyone|everybody|anyone|nobody|no one|people|users?|persons?|members?|owners?|visitors|customers?) (?:can|should|may|must|will)\b|^(?:how|what|which|who)\b/iu;

/** Asks whether a sentence that is no request limits the change before it. */
export function askWhetherItLimits(text: string): Understanding {
  return question(
    `I cannot tell whether “${text.slice(0, 60)}” limits the change before it, so nothing is planned. Please say both in one sentence, or the change alone.`,
  );
}
