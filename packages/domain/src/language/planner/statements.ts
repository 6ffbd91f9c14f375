import { noWish, tellsOfNow } from '../guard/index.ts';
import type { NoWish } from '../guard/index.ts';
import { deedOf, isGrave } from './claims.ts';
import type { Directory } from './directory.ts';
import { findColumn } from './find.ts';
import { spoken, withArticle } from './names.ts';
import { choice, question } from './outcome.ts';
import type { Choice, DatabasePlan, Understanding } from './plan.ts';
import { matched } from './slots.ts';
import type { Wish } from './wish.ts';
import { orders } from './words/orders.ts';

/** True for a text that begins by telling somebody to do something. */
export function isOrder(text: string): boolean {
  return orders.has(/^[\p{L}-]+/u.exec(text)?.[0].toLowerCase() ?? '');
}

/** The table that a plan is about. */
export function tableOf(plan: DatabasePlan): string {
  return plan.object.name.replace(/\..*$/su, '');
}

/** What can be looked at without changing anything. */
export function looks(plan: DatabasePlan, { tables }: Directory): readonly Choice[] {
  return tables
    .filter(({ name }) => name === tableOf(plan))
    .flatMap(({ name }) => [choice(`Show ${name}`), choice(`Show the columns of ${name}`)]);
}

const opening: Readonly<Record<NoWish, string>> = {
  statement: 'That tells me how something is, and not what to change',
  question: 'That asks about a change and does not ask for it',
  forbidden: 'That says what not to do',
};

function notWished(kind: NoWish, plan: DatabasePlan, lexicon: Directory): Understanding {
  const name = tableOf(plan);
  // Closing is safe to offer; opening is said in so many words or not at all.
  const close =
    deedOf(plan) === 'access'
      ? [choice(`Lock ${name}`), choice(`People should only see their own ${name}`)]
      : [];
  const open = deedOf(plan) === 'access' ? ` To open it, say “make ${spoken(name)} public”.` : '';
  return question(`${opening[kind]}, so nothing is planned. What should change?${open}`, [
    ...close,
    ...looks(plan, lexicon),
  ]);
}

const lackForm =
  /^(?:the |my |our )*(?<table>[\p{L}\p{N}_ -]+?)(?: table)? (?:has no|have no|lacks?|misses|is missing|are missing|doesn't have|does not have|don't have|do not have)(?: an?| any| the)* (?<column>[\p{L}\p{N}_ -]+?)(?: column| field)?$/iu;

const aboutChange = /\b(?:delet|remov|drop|clear|eras|wip|chang|updat|renam|public|lock|overwr)\p{L}*/iu;

/** What was told and not wished for: asked what should change, with the likely wish where it only adds something. */
export function toldOnly(wish: Wish, lexicon: Directory): Understanding | undefined {
  const kind = noWish(wish.text, { isOrder: isOrder(wish.text), describes: false });
  if (kind === undefined || (kind === 'question' && !aboutChange.test(wish.text))) return undefined;
  const slots = matched(lackForm, wish.text);
  const table = slots === undefined ? undefined : lexicon.find(slots('table'));
  const add =
    table === undefined || slots === undefined || findColumn(slots('column'), table) !== undefined
      ? []
      : [choice(`Add ${withArticle(slots('column'))} column to ${table.name}`)];
  return question(`${opening[kind]}, so nothing is planned. What should change?`, add);
}

const nobodySees =
  /^(?:nobody|no one|no-one)(?: else)? can (?:see|read|view|access|open|find|get)\b(?!.*\b(?:except|but|other than|apart from)\b)/iu;
/** The question what should change, where a plan was read from a sentence that is no wish; undefined where it is one. */
export function told(wish: Wish, plan: DatabasePlan, lexicon: Directory): Understanding | undefined {
  const deed = deedOf(plan);
  const isOrdered = isOrder(wish.text);
  const now = !isOrdered && tellsOfNow(wish.whole) ? 'statement' : undefined;
  const kind = noWish(wish.text, { isOrder: isOrdered, describes: !isGrave(deed) }) ?? now;
  if (kind !== undefined) return notWished(kind, plan, lexicon);
  // 'Nobody can see products' is more often a complaint than an order.
  return deed === 'access' && nobodySees.test(wish.text) ? notWished('statement', plan, lexicon) : undefined;
}

/** 'Delete all orders. The paid ones stay.': what follows a wish and is none itself may limit it. */
export function mayLimit(text: string, plan: DatabasePlan): boolean {
  if (plan.effect === 'read' || !isGrave(deedOf(plan))) return false;
  // What goes as a whole can be taken back, and not be limited, by what follows.
  if (deedOf(plan) === 'drop') return takesBack.test(text);
  return /^(?:keep|leave|only|just)\b/iu.test(text) || !(isOrder(text) || accessWish.test(text));
}

const takesBack =
  /^(?:keep|leave|only|just|but|not|no|except|unless|without|don't|do not|never|wait|actually|stop|oh|oops|sorry)\b/iu;

const accessWish =
  /^(?:only )?(?:each |every |the |all |signed-in |logged-in )*(?:everyone|everybody|anyone|nobody|no one|people|users?|persons?|members?|owners?|visitors|customers?) (?:can|should|may|must|will)\b|^(?:how|what|which|who)\b/iu;

/** The question how a sentence that is no wish belongs to the change before it. */
export function limited(text: string): Understanding {
  return question(
    `I cannot tell whether “${text.slice(0, 60)}” limits the change before it, so nothing is planned. Please say both in one sentence, or the change alone.`,
  );
}
