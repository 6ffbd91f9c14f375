import type { Claims } from '../guard/index.ts';
import type { DatabasePlan } from './plan.ts';
import { phraseText } from './phrase.ts';
import {
  accessCues,
  conditionCues,
  creationCues,
  insertCues,
  removalCues,
  rowCues,
  stateSynonyms,
  structureCues,
  updateCues,
} from './words/cues.ts';
import { currencies, multipliers, numberWords } from './words/numbers.ts';

/** What a statement does to rows or to their table, judged by its first words. */
export type ChangeKind = 'delete' | 'update' | 'insert' | 'drop' | 'access' | 'structure';

const changeKinds: readonly (readonly [RegExp, ChangeKind])[] = [
  [/^delete from/iu, 'delete'],
  [/^update/iu, 'update'],
  [/^insert into/iu, 'insert'],
  [/^drop table|^alter table \S+ drop column/iu, 'drop'],
];

export function changeKindOf({ sql, type }: DatabasePlan): ChangeKind {
  if (type === 'rls') return 'access';
  return changeKinds.find(([form]) => form.test(sql))?.[1] ?? 'structure';
}

/** True for statements that delete, overwrite or set access, where no word may be guessed. */
export function isRisky(changeKind: ChangeKind): boolean {
  return changeKind !== 'insert' && changeKind !== 'structure';
}

const cuesOf: Readonly<Record<ChangeKind, readonly string[]>> = {
  delete: [...removalCues, ...rowCues],
  update: [...updateCues, ...rowCues],
  insert: [...insertCues, ...rowCues, ...currencies],
  drop: [...removalCues, ...rowCues, 'column columns field fields property attribute itself called named'],
  access: accessCues,
  structure: [...structureCues, ...removalCues],
};

/** A price stored in cents is not raised by euros. */
const smallMoney = /(?:cents?|pence|pennies)\b/iu;

function moneyCues(sql: string): readonly string[] {
  if (!/\d/u.test(sql)) return [];
  return [...Object.keys(multipliers), ...(smallMoney.test(sql) ? [] : currencies)];
}

/** The words for the numbers of a statement: 5 may have been typed as 'five'. */
function numberWordsFor(sql: string): readonly string[] {
  const numbers = new Set(sql.match(/\d+(?:\.\d+)?/gu)?.map((number) => String(Number(number))));
  return Object.entries(numberWords).flatMap(([word, value]) => (numbers.has(String(value)) ? [word] : []));
}

/** '10%' is stored as the factor 1.1. */
function percentsIn(sql: string): readonly string[] {
  return [...sql.matchAll(/\* (\d+(?:\.\d+)?)/gu)].map(([, factor]) =>
    String(Number((Math.abs(Number(factor) - 1) * 100).toFixed(4))),
  );
}

/** 'Three products': how many rows are added. */
function rowsIn(sql: string, changeKind: ChangeKind): string {
  return changeKind === 'insert' ? String(sql.split('\n  (').length - 1) : '';
}

/** Names as words: an underscore separates, and so does a capital. */
function spelled(sql: string): string {
  return sql
    .replaceAll("''", "'")
    .replaceAll('_', ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
}

/** Only the numbers in a plan's wording: its words come from templates and would claim words that no statement contains. */
function numbersIn(plan: DatabasePlan): string {
  const wording = [plan.understood, ...plan.steps.map((step) => phraseText(step))].join(' ');
  return (wording.match(/\d[\d.,]*\d|\d/gu) ?? []).join(' ');
}

/** What a plan accounts for: the words of its statements, and the words for its kind of change. */
export function claimsOf(plan: DatabasePlan): Claims {
  const { sql } = plan;
  const changeKind = changeKindOf(plan);
  const shown = spelled(sql);
  const matching = [...conditionCues, ...creationCues, ...stateSynonyms].filter(({ when }) => when.test(sql));
  const numbers = [numbersIn(plan), ...percentsIn(sql), rowsIn(sql, changeKind)].join(' ');
  return {
    does: [shown, numbers, ...numberWordsFor(`${sql} ${numbers}`)],
    cues: [...cuesOf[changeKind], ...matching.flatMap(({ words }) => words), ...moneyCues(sql)],
  };
}
