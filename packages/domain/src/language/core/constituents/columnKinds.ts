import type { Condition, Expression } from '../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { rememberedByObject, rememberedByText } from '../../../shared/remember.ts';

export type ColumnKind = 'text' | 'number' | 'date' | 'moment' | 'time' | 'yes-no' | 'reference' | 'other';

const kindOfType = rememberedByText((type): ColumnKind => {
  if (/^(?:text|character|citext|varchar)/u.test(type)) return 'text';
  if (/^(?:numeric|integer|bigint|smallint|real|double|money)/u.test(type)) return 'number';
  if (type === 'date') return 'date';
  if (type.startsWith('timestamp')) return 'moment';
  if (type.startsWith('time')) return 'time';
  return type === 'boolean' ? 'yes-no' : 'other';
});

/** What a column holds, from its type in Postgres. */
export function kindOf({ type, references }: LexiconColumn): ColumnKind {
  return references === undefined ? kindOfType(type) : 'reference';
}

/** True for a column that holds the day of the week as text: `day`, `class_day`, `weekday`. */
export function isWeekday(column: LexiconColumn): boolean {
  return kindOf(column) === 'text' && /(?:^|_|week)day$/u.test(column.name);
}

const numberLike = /^\s*[£$€]?\s*-?\d+(?:\.\d+)?\s*$/u;
const noFigure = /isbn|phone|tel|mobile|zip|post|code|number|ref|year|since|iban|^no$|_no$/iu;

/** True for a number that is a year, which is no amount. */
export function isYear(column: LexiconColumn): boolean {
  return kindOf(column) === 'number' && /(?:^|_)years?$/u.test(column.name);
}

/** True for a number that can be a year. */
export function saysYear(amount: number | undefined): boolean {
  return amount !== undefined && Number.isInteger(amount) && amount >= 1900 && amount <= 2100;
}

/** True for a column of figures, also where they are stored as text. */
export function isFigure(column: LexiconColumn): boolean {
  if (kindOf(column) === 'number') return !column.primaryKey && !isYear(column);
  const values = column.values ?? [];
  return (
    kindOf(column) === 'text' &&
    !noFigure.test(column.name) &&
    values.length > 2 &&
    values.filter((value) => numberLike.test(value)).length > values.length / 2
  );
}

/** The figure that a column holds. */
export function figureIn(column: LexiconColumn, of: Expression = columnOf(column)): Expression {
  if (kindOf(column) !== 'text') return of;
  const sign = (column.values ?? [])
    .map((value) => /[£$€]/u.exec(value)?.[0])
    .find((one) => one !== undefined);
  const bare: Expression = sign
    ? { kind: 'call', name: 'replace', arguments: [of, text(sign), text('')] }
    : of;
  return { kind: 'call', name: 'number', arguments: [bare] };
}

export function isDated(column: LexiconColumn): boolean {
  return ['date', 'moment'].includes(kindOf(column));
}

export function columnOf(column: LexiconColumn): Expression {
  return { kind: 'column', name: column.name };
}

export function text(value: string): Expression {
  return { kind: 'value', value };
}

/** Small letters, single spaces, one spelling of cancelled: texts that mean the same have the same fold. */
export function fold(value: string): string {
  return value
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll('canceled', 'cancelled')
    .replaceAll('’', "'");
}

const yesWords = new Set(['yes', 'y', 'true', 'ja', 'j', 'si', 'oui', '1']);
const noWords = new Set(['no', 'n', 'false', 'nein', 'non', '0']);

interface YesNoTexts {
  readonly yes: readonly string[];
  readonly no: readonly string[];
}

/** The texts that mean yes and no in a text column that holds nothing else. */
const yesNoTexts = rememberedByObject(({ values = [] }: LexiconColumn): YesNoTexts | undefined => {
  const yes = values.filter((value) => yesWords.has(fold(value)));
  const no = values.filter((value) => noWords.has(fold(value)));
  return values.length > 0 && yes.length + no.length === values.length ? { yes, no } : undefined;
});

const done = /(?:ed|paid|sold|left|sent|bought|born|taken|given)_(?:on|at)$/u;
/** What is done with a day that is to come. */
const ahead = /(?:promised|expected|needed|scheduled|planned|wanted|required|agreed|booked|reserved)_/u;

/** A day on which something was done, and that is not to come: `paid_on`, `sold_at`, `joined_on`. */
export function isOfThePast(column: LexiconColumn): boolean {
  return isDated(column) && done.test(column.name) && !ahead.test(column.name);
}

/** A date that says by being filled that something happened. */
function isEvent(column: LexiconColumn): boolean {
  return isDated(column) && column.nullable && done.test(column.name);
}

/** True for a column that answers yes or no. */
export function isYesNo(column: LexiconColumn): boolean {
  return kindOf(column) === 'yes-no' || (kindOf(column) === 'text' && yesNoTexts(column) !== undefined);
}

function oneOf(column: LexiconColumn, values: readonly string[]): Condition {
  return { kind: 'one-of', left: columnOf(column), values: values.map(text) };
}

/** The condition that such a column says yes, or no; undefined for other columns. */
export function saysYes(column: LexiconColumn, isYes: boolean): Condition | undefined {
  const of = columnOf(column);
  if (kindOf(column) === 'yes-no') {
    const condition: Condition = { kind: 'is-true', of };
    return isYes ? condition : { kind: 'not', of: condition };
  }
  if (isEvent(column)) {
    const empty: Condition = { kind: 'empty', of };
    return isYes ? { kind: 'not', of: empty } : empty;
  }
  const texts = kindOf(column) === 'text' ? yesNoTexts(column) : undefined;
  const values = isYes ? texts?.yes : texts?.no;
  return values && values.length > 0 ? oneOf(column, values) : undefined;
}

/** The value that makes such a column say yes, or no. */
export function yesNoValue(column: LexiconColumn, isYes: boolean): Expression | undefined {
  if (kindOf(column) === 'yes-no') return { kind: 'value', value: isYes };
  if (isEvent(column)) return isYes ? { kind: 'today' } : { kind: 'value', value: null };
  const texts = kindOf(column) === 'text' ? yesNoTexts(column) : undefined;
  return texts && text((isYes ? texts.yes : texts.no)[0] ?? (isYes ? 'yes' : 'no'));
}

/** The values of a column by their fold. */
const spellingsOf = rememberedByObject(({ values = [] }: LexiconColumn) => {
  const spellings = new Map<string, string[]>();
  for (const value of values) spellings.set(fold(value), [...(spellings.get(fold(value)) ?? []), value]);
  return spellings;
});

/** The condition that a text column holds a value, in whichever spelling it occurs. */
export function holds(column: LexiconColumn, value: string): Condition {
  const spellings = spellingsOf(column).get(fold(value)) ?? [];
  return spellings.length > 1
    ? oneOf(column, spellings)
    : { kind: 'compare', left: columnOf(column), operator: '=', right: text(spellings[0] ?? value) };
}

/** The opposite; rows where a nullable column is empty are among them. */
export function opposite(condition: Condition, column?: LexiconColumn): Condition {
  if (condition.kind === 'not') return condition.of;
  const not: Condition = { kind: 'not', of: condition };
  return column?.nullable && condition.kind !== 'is-true' && condition.kind !== 'empty'
    ? { kind: 'any', of: [not, { kind: 'empty', of: columnOf(column) }] }
    : not;
}

/** The one condition of several; every row where there are none. */
export function allOf(conditions: readonly Condition[]): Condition {
  const [first] = conditions;
  if (!first) return { kind: 'always' };
  return conditions.length === 1 ? first : { kind: 'all', of: conditions };
}

/** The key of a table: the column that is one, or `id`. */
export function keyOf(table: LexiconTable): LexiconColumn | undefined {
  return (
    table.columns.find(({ primaryKey }) => primaryKey) ?? table.columns.find(({ name }) => name === 'id')
  );
}

/** The columns that name a row for people: name, title, or first and last name. */
export const labelsOf = rememberedByObject((table: LexiconTable): readonly LexiconColumn[] => {
  const texts = table.columns.filter((column) => kindOf(column) === 'text');
  const named = texts.filter(({ name }) => /^(?:first_?name|last_?name|sur_?name)$/iu.test(name));
  if (named.length > 0) return named;
  const label =
    texts.find(({ name }) => /^(?:full_?)?(?:name|title|headline)$/iu.test(name)) ??
    texts.find(({ name }) => /(?:name|title)$/iu.test(name));
  if (label) return [label];
  const free = texts.filter(({ allowedValues }) => !allowedValues);
  // Of a brand alone, there are many things.
  if (free.some(({ name }) => name === 'model'))
    return free.filter(({ name }) => /^(?:brand|make|model)$/iu.test(name));
  // A list without names is known by what its things are called otherwise: the kind of a clay, the number of an invoice.
  for (const names of otherNames) {
    const called = free.find(({ name }) => names.test(name));
    if (called) return [called];
  }
  return [];
});

const otherNames = [
  /^(?:item|kind|sort|label|code|plate|number)$/iu,
  /^(?:whats?_(?:is_)?(?:wrong|broken)|description|problem|issue|fault|task)$/iu,
  /^(?:frame|serial|plate|licen[cs]e|invoice|order|registration|article|item|part)_(?:number|no|plate)$/iu,
];
