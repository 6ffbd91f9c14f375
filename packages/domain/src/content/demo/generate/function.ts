import { plural, singular } from '../../../language/planner/names.ts';
import { conversionRecipe } from './conversion.ts';
import { camelName, pascalName } from './names.ts';
import { firstWritten, type Recipe, type Written } from './result.ts';

/** A recipe whose code does not depend on the description. */
function fixed(when: RegExp, name: string, understood: string, body: string): Recipe {
  const written: Written = { name, understood: `Read as a function that ${understood}.`, code: body };
  return { when, write: () => written };
}

const percent = /(?<percent>\d{1,3}(?:\.\d{1,2})?) ?(?:%|percent)/iu;

function discount(description: string): Written {
  const given = percent.exec(description)?.groups?.['percent'];
  const name = 'discountedPrice';
  const [parameter, value, how] =
    given === undefined ? [', percent: number', 'percent', 'a percentage'] : ['', given, `${given} percent`];
  return {
    name,
    understood: `Read as a function that takes ${how} off a price. Prices are in cents.`,
    code: `/** Prices are in cents to avoid rounding errors. */
export function ${name}(price: number${parameter}): number {
  return Math.round(price * (1 - ${value} / 100));
}`,
  };
}

/** Phrases such as 'sorts orders by date': an action, the things and their property. */
const byProperty =
  /\b(?<action>sort|order|filter|group|count)(?:s|ing|es)? (?:all |the |my |our |an? |list |of |array )*(?<things>[\p{L}-]+)(?: \p{L}+)?? by (?:its |their |the |an? )?(?<property>[\p{L}-]+(?: (?:date|name|time|number|price|id))?)/iu;

function kindOf(action: string): 'sorted' | 'filtered' | 'grouped' {
  if (/^(?:sort|order)/iu.test(action)) return 'sorted';
  return /^filter/iu.test(action) ? 'filtered' : 'grouped';
}

const fromTheTop = /\b(?:largest|biggest|highest|newest|latest|longest|most|descending)\b|\bz to a\b/iu;

function collection(description: string, groups: Readonly<Record<string, string>>): Written {
  const { action = '', things = '', property = '' } = groups;
  const kind = kindOf(action);
  const thing = pascalName(singular(things), 'Entry');
  const key = camelName(property, 'value');
  const name = `${kind}${pascalName(plural(things), 'Entries')}`;
  const isFromTheTop = fromTheTop.test(description);
  const type = `export interface ${thing} {\n  readonly ${key}: string | number;\n}`;
  const bodies = {
    sorted: `/** ${isFromTheTop ? 'Largest' : 'Smallest'} first; does not change the list that is passed in. */
export function ${name}<Row extends ${thing}>(rows: readonly Row[]): readonly Row[] {
  return [...rows].sort((one, other) => {
    if (one.${key} === other.${key}) return 0;
    return one.${key} ${isFromTheTop ? '>' : '<'} other.${key} ? -1 : 1;
  });
}`,
    filtered: `export function ${name}<Row extends ${thing}>(
  rows: readonly Row[],
  wanted: Row['${key}'],
): readonly Row[] {
  return rows.filter((row) => row.${key} === wanted);
}`,
    grouped: `/** The rows under each value; the size of a group is its count. */
export function ${name}<Row extends ${thing}>(
  rows: readonly Row[],
): ReadonlyMap<Row['${key}'], readonly Row[]> {
  const groups = new Map<Row['${key}'], readonly Row[]>();
  for (const row of rows) groups.set(row.${key}, [...(groups.get(row.${key}) ?? []), row]);
  return groups;
}`,
  } as const;
  return {
    name,
    understood: `Read as a function that gives back a list ${kind} by ${key}${kind === 'sorted' && isFromTheTop ? ', largest first' : ''}.`,
    code: `${type}\n\n${bodies[kind]}`,
  };
}

function sortedTexts(description: string): Written {
  const isReversed = fromTheTop.test(description);
  return {
    name: 'sortedNames',
    understood: `Read as a function that gives back names in the order of the alphabet${isReversed ? ', from Z to A' : ''}.`,
    code: `/** Does not change the list that is passed in; capitals make no difference. */
export function sortedNames(names: readonly string[], locale = 'en'): readonly string[] {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  return [...names].sort((one, other) => compare(${isReversed ? 'other, one' : 'one, other'}));
}`,
  };
}

const recipes: readonly Recipe[] = [
  conversionRecipe,
  { when: /\bdiscount/iu, write: discount },
  { when: byProperty, write: collection },
  {
    when: /\bsort(?:s|ing)? (?:\p{L}+ )*?(?:names|words|titles|texts|strings)\b|\balphabetical/iu,
    write: sortedTexts,
  },
  fixed(
    /\b(?:tax|vat)\b/iu,
    'totalWithTax',
    'adds up prices and their tax. Prices are in cents',
    `interface PricedItem {
  readonly price: number;
  readonly quantity: number;
}

/** Prices are in cents to avoid rounding errors. */
export function totalWithTax(items: readonly PricedItem[], taxPercent: number): number {
  const net = items.reduce((sum, item) => sum + item.price * item.quantity, 0);
  return Math.round(net * (1 + taxPercent / 100));
}`,
  ),
  fixed(
    /\bmedian\b/iu,
    'median',
    'finds the median of numbers',
    `export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}`,
  ),
  fixed(
    /\b(?:average|mean)\b/iu,
    'average',
    'gives the average of numbers, and nothing for an empty list',
    `export function average(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}`,
  ),
  fixed(
    /\b(?:largest|biggest|highest|maximum)\b/iu,
    'largest',
    'finds the largest of numbers',
    `export function largest(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : Math.max(...values);
}`,
  ),
  fixed(
    /\b(?:smallest|lowest|minimum)\b/iu,
    'smallest',
    'finds the smallest of numbers',
    `export function smallest(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : Math.min(...values);
}`,
  ),
  fixed(
    /\b(?:sums?|totals?|adds? up|adding up)\b/iu,
    'sumOf',
    'adds up numbers',
    `export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}`,
  ),
  fixed(
    /\bdays? (?:between|until|left|since)\b/iu,
    'daysBetween',
    'counts the days from one date to another',
    `export function daysBetween(from: Date, to: Date): number {
  const day = 24 * 60 * 60 * 1000;
  const utc = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((utc(to) - utc(from)) / day);
}`,
  ),
  fixed(
    /\b(?:check|valid)\p{L}*\b.*\be-?mail/iu,
    'looksLikeEmail',
    'checks the shape of an email address. Whether it exists only a message can tell',
    `export function looksLikeEmail(text: string): boolean {
  return /^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/u.test(text.trim());
}`,
  ),
  fixed(
    /\bslug/iu,
    'slugOf',
    'makes the part of an address out of a title',
    `export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\\p{L}\\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');
}`,
  ),
  fixed(
    /\bcount\p{L}* (?:the |all )?words\b|\bword count\b/iu,
    'wordCount',
    'counts the words of a text',
    `export function wordCount(text: string): number {
  return text.split(/\\s+/u).filter((word) => word !== '').length;
}`,
  ),
  fixed(
    /\bformat\p{L}* .*(?:price|money|currency|amount)/iu,
    'priceText',
    'writes an amount in cents as a price',
    `export function priceText(cents: number, currency: string, locale = 'en'): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);
}`,
  ),
];

/** A TypeScript function; undefined when the description names no known calculation. */
export function writeFunction(description: string): Written | undefined {
  return firstWritten(recipes, description);
}
