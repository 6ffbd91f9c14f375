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

/** What a statement does with rows or with their table, told by how it begins. */
export type Deed = 'delete' | 'update' | 'insert' | 'drop' | 'access' | 'structure';

const deeds: readonly (readonly [RegExp, Deed])[] = [
  [/^delete from/iu, 'delete'],
  [/^update/iu, 'update'],
  [/^insert into/iu, 'insert'],
  [/^drop table|^alter table \S+ drop column/iu, 'drop'],
];

export function deedOf({ sql, type }: DatabasePlan): Deed {
  if (type === 'rls') return 'access';
  return deeds.find(([form]) => form.test(sql))?.[1] ?? 'structure';
}

/** True for what deletes, overwrites or decides who gets in: there nothing may be left to chance. */
export function isGrave(deed: Deed): boolean {
  return deed !== 'insert' && deed !== 'structure';
}

const cuesOf: Readonly<Record<Deed, readonly string[]>> = {
  delete: [...removalCues, ...rowCues],
  update: [...updateCues, ...rowCues],
  insert: [...insertCues, ...rowCues, ...currencies],
  drop: [...removalCues, ...rowCues, 'column columns field fields property attribute itself called named'],
  access: accessCues,
  structure: [...structureCues, ...removalCues],
};

/** A price kept in cents is not raised by euros. */
const smallMoney = /(?:cents?|pence|pennies)\b/iu;

function moneyCues(sql: string): readonly string[] {
  if (!/\d/u.test(sql)) return [];
  return [...Object.keys(multipliers), ...(smallMoney.test(sql) ? [] : currencies)];
}

/** The words for the numbers of a statement: what says 5 may have been said as 'five'. */
function numberWordsFor(sql: string): readonly string[] {
  const numbers = new Set(sql.match(/\d+(?:\.\d+)?/gu)?.map((number) => String(Number(number))));
  return Object.entries(numberWords).flatMap(([word, value]) => (numbers.has(String(value)) ? [word] : []));
}

/** '10%' is kept as the factor 1.1. */
function percentsIn(sql: string): readonly string[] {
  return [...sql.matchAll(/\* (\d+(?:\.\d+)?)/gu)].map(([, factor]) =>
    String(Number((Math.abs(Number(factor) - 1) * 100).toFixed(4))),
  );
}

/** 'Three products': how many rows are added. */
function rowsIn(sql: string, deed: Deed): string {
  return deed === 'insert' ? String(sql.split('\n  (').length - 1) : '';
}

/** Names as words: an underscore separates, and so does a capital. */
function spelled(sql: string): string {
  return sql
    .replaceAll("''", "'")
    .replaceAll('_', ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
}

/** Only the numbers of what a plan tells: its words come from templates, and would claim what they never did. */
function toldNumbers(plan: DatabasePlan): string {
  const told = [plan.understood, ...plan.steps.map((step) => phraseText(step))].join(' ');
  return (told.match(/\d[\d.,]*\d|\d/gu) ?? []).join(' ');
}

/** What a plan accounts for: its statements word by word, and what its kind of change is called. */
export function claimsOf(plan: DatabasePlan): Claims {
  const { sql } = plan;
  const deed = deedOf(plan);
  const shown = spelled(sql);
  const matching = [...conditionCues, ...creationCues, ...stateSynonyms].filter(({ when }) => when.test(sql));
  const numbers = [toldNumbers(plan), ...percentsIn(sql), rowsIn(sql, deed)].join(' ');
  return {
    does: [shown, numbers, ...numberWordsFor(`${sql} ${numbers}`)],
    cues: [...cuesOf[deed], ...matching.flatMap(({ words }) => words), ...moneyCues(sql)],
  };
}
