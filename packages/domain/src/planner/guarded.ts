import {
  isFunctionWord,
  isRunOnName,
  isRunOnValue,
  noWish,
  stem,
  tokensOf,
  unclaimedWord,
} from '../guard/index.ts';
import type { NoWish } from '../guard/index.ts';
import { claimsOf, deedOf, isGrave } from './claims.ts';
import type { Deed } from './claims.ts';
import type { Directory } from './directory.ts';
import { findColumn, reworded } from './find.ts';
import { kindOf, nameColumn } from './kinds.ts';
import { closeNames, spoken, toIdentifier, withArticle } from './names.ts';
import { choice, listedFew, question, sentence } from './outcome.ts';
import type { Choice, DatabasePlan, Understanding } from './plan.ts';
import { matched } from './slots.ts';
import { quoteIdentifier, quoteLiteral } from './sql.ts';
import { hasMask, valueOf } from './wish.ts';
import type { Wish } from './wish.ts';
import { numberWords } from './words/numbers.ts';
import { orders } from './words/orders.ts';

/** True for a text that begins by telling somebody to do something. */
export function isOrder(text: string): boolean {
  return orders.has(/^[\p{L}-]+/u.exec(text)?.[0].toLowerCase() ?? '');
}

function tableOf(plan: DatabasePlan): string {
  return plan.object.name.replace(/\..*$/su, '');
}

/** What can be looked at without changing anything. */
function looks(plan: DatabasePlan, { tables }: Directory): readonly Choice[] {
  const name = tableOf(plan);
  const there = tables.some((table) => table.name === name);
  return there ? [choice(`Show ${name}`), choice(`Show the columns of ${name}`)] : [];
}

function columnsTold(plan: DatabasePlan, { tables }: Directory): string {
  const table = tables.find(({ name }) => name === tableOf(plan));
  const names = table?.columns.map(({ name }) => spoken(name)) ?? [];
  return names.length === 0
    ? ' Please say it in other words.'
    : ` ${sentence(spoken(tableOf(plan)))} has ${listedFew(names)}: say it with one of these, or leave it out.`;
}

const opening: Readonly<Record<NoWish, string>> = {
  statement: 'That tells me how something is, and not what to change',
  question: 'That asks about a change and does not ask for it',
  forbidden: 'That says what not to do',
};

function notWished(kind: NoWish, deed: Deed, plan: DatabasePlan, lexicon: Directory): Understanding {
  const name = tableOf(plan);
  // Closing is safe to offer; opening is said in so many words or not at all.
  const close =
    deed === 'access' ? [choice(`Lock ${name}`), choice(`People should only see their own ${name}`)] : [];
  const open = deed === 'access' ? ` To open it, say “make ${spoken(name)} public”.` : '';
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
const fewOf =
  /\b(?:some|few|couple|several|most|certain|random|these|those|such|his|her|their|its|other|others|rest|first|latest|newest|oldest)\b/iu;

/** Words that pick some rows, where the statement takes all of them. */
function pickedFrom(text: string, deed: Deed, { sql }: DatabasePlan): string | undefined {
  const takesAll = (deed === 'delete' || deed === 'update') && !/\bwhere\b/iu.test(sql);
  return takesAll ? fewOf.exec(text)?.[0] : undefined;
}

function quotedNames(wish: Wish): ReadonlySet<string> {
  return new Set(wish.values.map(({ value }) => toIdentifier(value)));
}

/** The wish without the values in quotes that stand whole in the statement, as a name or as a text. */
function unaccounted(wish: Wish, { sql }: DatabasePlan): string {
  const missing = wish.values.map((value) => {
    const text = value.value.trim();
    const forms = [
      text,
      quoteLiteral(text).slice(1, -1),
      toIdentifier(text),
      quoteIdentifier(text).slice(1, -1),
    ];
    return forms.some((form) => form !== '' && sql.includes(form)) ? { ...value, value: ' ' } : value;
  });
  return valueOf(wish.text, { ...wish, values: missing });
}

/** Names that the statement makes: what it creates, adds or renames to. */
function madeNames(sql: string): readonly string[] {
  const made = [
    ...sql.matchAll(/^\s+"?(?<name>[\p{L}_][\p{L}\p{N}_]*)"? \p{L}/gmu),
    ...sql.matchAll(
      /(?:create table|add column|rename (?:column \S+ )?to) "?(?<name>[\p{L}_][\p{L}\p{N}_]*)/gu,
    ),
  ];
  return made.flatMap(({ groups }) => groups?.['name'] ?? []);
}

function textsIn(sql: string): readonly string[] {
  return [...sql.matchAll(/'((?:[^']|'')*)'/gu)].map(([, text = '']) => text.replaceAll("''", "'"));
}

/** Every row gets the same text: 'change the email to lower case' is hardly meant so. */
const overwritesAll = /^update (?:(?!\bwhere\b)[\s\S])*$/iu;
const transformed =
  /\s|^(?:lower|upper)?case$|^(?:lowercase|uppercase|capitals|unique|random|default|different)$/iu;

/** A name or value that swallowed a piece of the sentence. */
function swallowed(wish: Wish, { sql }: DatabasePlan): string | undefined {
  const quoted = quotedNames(wish);
  const name = madeNames(sql).find((made) => isRunOnName(spoken(made)) && !quoted.has(made));
  if (name !== undefined) return spoken(name);
  const values = new Set(wish.values.map(({ value }) => value));
  const texts = textsIn(sql).filter((text) => !values.has(text.trim()));
  // 'Seahorses, 4 to 6 years': three bare values are more likely three facts about one row than three rows.
  const facts = /^insert into \S+ \(\w+\)\nvalues\n/u.test(sql)
    ? texts.find((text) => /^\d+ /u.test(text))
    : undefined;
  return (
    facts ?? texts.find((text) => isRunOnValue(text) || (overwritesAll.test(sql) && transformed.test(text)))
  );
}

/** 'Delete all orders. The paid ones stay.': what follows a wish and is none itself may limit it. */
export function mayLimit(text: string, plan: DatabasePlan): boolean {
  if (plan.effect === 'read' || !isGrave(deedOf(plan))) return false;
  return /^(?:keep|leave|only|just)\b/iu.test(text) || !(isOrder(text) || accessWish.test(text));
}

const accessWish =
  /^(?:only )?(?:each |every |the |all |signed-in |logged-in )*(?:everyone|everybody|anyone|nobody|no one|people|users?|persons?|members?|owners?|visitors|customers?) (?:can|should|may|must|will)\b|^(?:how|what|which|who)\b/iu;

/** The question how a sentence that is no wish belongs to the change before it. */
export function limited(text: string): Understanding {
  return question(
    `I cannot tell whether “${text.slice(0, 60)}” limits the change before it, so nothing is planned. Please say both in one sentence, or the change alone.`,
  );
}

/** Verbs of choices that take something away, overwrite it or let somebody in. */
const graveVerbs =
  /^(?:delete|remove|drop|get rid|clear|empty|erase|wipe|purge|set|change|update|mark|make|raise|lower|increase|decrease|reduce|double|halve|take|replace)\b/iu;

const notTables: ReadonlySet<string> = new Set(
  'app apps application website site page pages homepage todo soon later now everywhere please'.split(' '),
);

/** A choice must say all that the sentence said: at most one misspelt word is put right. */
function keepsAll(instruction: string, said: string, lexicon: Directory): boolean {
  const missing = wordsMissing(said, instruction);
  const [word] = missing;
  if (word === undefined) return true;
  const offered = /"(?<value>[^"]+)"/u.exec(instruction)?.groups?.['value'];
  if (missing.length === 1 && offered !== undefined && isListed(offered, lexicon)) return true;
  const close = closeNames(word, tokensOf(instruction));
  return missing.length === 1 && close.length > 0 && !/^(?:un|in|non)/iu.test(word);
}

function wordsMissing(said: string, instruction: string): readonly string[] {
  const kept = new Set(tokensOf(instruction).map((token) => stem(token)));
  return tokensOf(said).filter(
    (token) => (!isFunctionWord(token) || fewOf.test(token)) && !isOpening(token) && !kept.has(stem(token)),
  );
}

/** Words that a choice may say in another way: the verb, and the people whose table is asked for. */
function isOpening(token: string): boolean {
  return (
    isOrder(token) || /^(?:everyone|everybody|anyone|people|users?|column|row|rows|table|as)$/iu.test(token)
  );
}

/** True for a value that a column lists: it is known, whatever was said in its place. */
function isListed(value: string, { tables }: Directory): boolean {
  return tables.some((table) =>
    table.columns.some((column) => column.allowedValues?.includes(value) === true),
  );
}

/** 'Customers soon', 'two biggest', 'website': none of them is what a new table should be called. */
function isStrayTable(instruction: string, lexicon: Directory): boolean {
  const name = /^Create a table called (?<name>\S+(?: \S+){0,2})$/u.exec(instruction)?.groups?.['name'];
  if (name === undefined) return false;
  const words = name.toLowerCase().split(' ');
  return (
    words.some((word) => notTables.has(word) || word in numberWords) ||
    (words.length > 1 && words.some((word) => lexicon.find(word) !== undefined))
  );
}

/** A question about what was half read offers nothing that would do more than was said. */
function safeChoices(found: Understanding, wish: Wish, lexicon: Directory): Understanding {
  if (found.kind !== 'question') return found;
  const said = valueOf(wish.text, wish);
  return {
    ...found,
    choices: found.choices.filter(
      ({ instruction }) =>
        !isStrayTable(instruction, lexicon) &&
        (!graveVerbs.test(instruction) || keepsAll(instruction, said, lexicon)),
    ),
  };
}

const placed = /\b(?:in|at|from|near|around|on) (?:the )?(?<place>\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)*)/u;

/** 'The fees in Graz': a place is hardly what a row is called, where another column may keep it. */
function whichColumn(wish: Wish, plan: DatabasePlan, { tables }: Directory): Understanding | undefined {
  const place = placed.exec(wish.text)?.groups?.['place'];
  const table = tables.find(({ name }) => name === tableOf(plan));
  const name = table === undefined ? undefined : nameColumn(table);
  if (place === undefined || table === undefined || name === undefined) return undefined;
  if (!plan.sql.includes(`where ${quoteIdentifier(name.name)} = ${quoteLiteral(place)}`)) return undefined;
  const texts = table.columns.filter(
    (column) => kindOf(column) === 'text' && column.allowedValues === undefined && column !== name,
  );
  if (texts.length === 0) return undefined;
  return question(
    `Which column of ${spoken(table.name)} holds ${place}? Say, for example, “${spoken(table.name)} whose ${spoken(texts[0]?.name ?? '')} is ${place}”.`,
    [...texts, name]
      .slice(0, 4)
      .map((column) =>
        choice(
          reworded(wish, place, `${table.name} whose ${spoken(column.name)} is "${place}"`).replace(
            / (?:in|at|from|near|around|on) (?:the )?(?=\S+ whose )/u,
            ' of ',
          ),
          spoken(column.name),
        ),
      ),
  );
}

/**
 * Stands in front of every change that was read from words: a plan passes only when each word of the sentence is
 * accounted for by what it does. Otherwise it becomes one question that names the word.
 */
export function guarded(found: Understanding, wish: Wish, lexicon: Directory): Understanding {
  if (found.kind !== 'plan') return safeChoices(found, wish, lexicon);
  if (found.plan.effect === 'read') return found;
  const { plan } = found;
  const deed = deedOf(plan);
  const kind = noWish(wish.text, { isOrder: isOrder(wish.text), describes: !isGrave(deed) });
  if (kind !== undefined) return notWished(kind, deed, plan, lexicon);
  // 'Nobody can see products' is more often a complaint than an order.
  if (deed === 'access' && nobodySees.test(wish.text)) return notWished('statement', deed, plan, lexicon);
  const word = unclaimedWord(unaccounted(wish, plan), claimsOf(plan)) ?? pickedFrom(wish.text, deed, plan);
  if (word !== undefined)
    return question(
      `I do not know what “${word}” means for ${spoken(tableOf(plan))}, so nothing is planned.${columnsTold(plan, lexicon)}`,
      looks(plan, lexicon),
    );
  const asked = whichColumn(wish, plan, lexicon);
  if (asked !== undefined) return asked;
  const piece = hasMask(wish.text) ? undefined : swallowed(wish, plan);
  return piece === undefined
    ? found
    : question(
        `I cannot tell where the name or value ends in “${piece.slice(0, 60)}”. Please put it in quotes, and leave reasons out.`,
      );
}
