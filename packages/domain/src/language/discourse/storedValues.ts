import { rememberedByObject } from '../../shared/remember.ts';
import { humanise, plural, singular } from '../planner/names.ts';
import type { DiscourseTable } from './context.ts';
import { isQuoted } from './mentions.ts';

/** Known values of a column; a column with as many may have more. */
const mostKnown = 400;

/** A stored value that a text names: its column as `table.column`, and its place. */
export interface ValueMention {
  readonly column: string;
  readonly start: number;
  readonly end: number;
}

/** A text as it is compared with stored values. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}

/** The columns with their values, the longest first. */
export const valuesOf = rememberedByObject(
  (tables: readonly DiscourseTable[]): readonly (readonly [column: string, value: string])[] =>
    tables
      .flatMap(({ name, values = {} }) =>
        Object.entries(values).flatMap(([column, texts]) =>
          texts.map((text) => [`${name}.${column}`, folded(text)] as const),
        ),
      )
      .filter(([, text]) => text.length > 1)
      .toSorted(([, one], [, other]) => other.length - one.length),
);

/** The places of a text that name a value as it is stored, each with its column. */
export function mentionsIn(text: string, tables: readonly DiscourseTable[]): readonly ValueMention[] {
  const small = folded(text);
  const found: ValueMention[] = [];
  for (const [column, value] of valuesOf(tables)) {
    const said = small.includes(value) || value.includes(' ') ? value : plural(value);
    const start = small.indexOf(said);
    const end = start + said.length;
    const isWord = !/[\p{L}\p{N}]/u.test(`${small[start - 1] ?? ' '}${small[end] ?? ' '}`);
    if (start < 0 || !isWord || isQuoted(text, start)) continue;
    const isInside = found.some(
      (one) => start < one.end && end > one.start && (start > one.start || end < one.end),
    );
    if (!isInside) found.push({ column, start, end });
  }
  const called = calledIn(text, tables).filter((one) =>
    found.every(({ start, end }) => one.end <= start || one.start >= end),
  );
  return [...found, ...called];
}

/** The places of a text with the first word of the only value that begins with it: `Ana` of Ana Ruiz. */
function calledIn(text: string, tables: readonly DiscourseTable[]): readonly ValueMention[] {
  return [...text.matchAll(/(?<!["“\p{L}\p{N}])\p{L}{3,}(?![\p{L}\p{N}])/gu)].flatMap(
    ({ 0: word, index }) => {
      const begun = valuesOf(tables).filter(([, value]) => value.startsWith(`${folded(word)} `));
      const [only] = begun;
      return only && begun.length === 1 && !isQuoted(text, index)
        ? [{ column: only[0], start: index, end: index + word.length }]
        : [];
    },
  );
}

const wordPattern = /[\p{L}\p{N}]+/u;

/** The stored values by their first word. */
const valuesByWord = rememberedByObject((tables: readonly DiscourseTable[]) => {
  const found = new Map<string, string[]>();
  for (const { values = {} } of tables)
    for (const text of Object.values(values).flat()) {
      const value = folded(text);
      const word = wordPattern.exec(value)?.[0];
      if (word === undefined || value.length < 2) continue;
      const same = found.get(word);
      if (same) same.push(value);
      else found.set(word, [value]);
    }
  return found;
});

/** Whether a text names a stored value, in full or by the first word of the only one that begins so. */
export function namesValue(text: string, tables: readonly DiscourseTable[]): boolean {
  const small = folded(text);
  return [...small.matchAll(/[\p{L}\p{N}]+/gu)].some(({ 0: word, index }) => {
    const values = valuesByWord(tables).get(word) ?? [];
    const isFull = values.some((value) => {
      const start = index - value.indexOf(word);
      return small.startsWith(value, start) && !/[\p{L}\p{N}]/u.test(small[start + value.length] ?? ' ');
    });
    return isFull || (word.length > 2 && values.filter((value) => value.startsWith(`${word} `)).length === 1);
  });
}

/** Whether a column may have more values than are known. */
export function isCut({ column }: ValueMention, tables: readonly DiscourseTable[]): boolean {
  return valuesOf(tables).filter(([name]) => name === column).length >= mostKnown;
}

/** A value without the name of its list before it: `Sirena` of `flat Sirena`. */
function withoutNoun(said: string, tables: readonly DiscourseTable[]): string {
  const [, noun = '', value = ''] =
    /^(?:the |my |our )?(\p{L}+(?: \p{L}+)??) (?=\p{Lu})(.+)$/u.exec(said) ?? [];
  const table = tables.find(({ name }) => singular(humanise(name).toLowerCase()) === noun.toLowerCase());
  const isStored = Object.values(table?.values ?? {}).some((texts) =>
    texts.some((text) => folded(text) === folded(value)),
  );
  return isStored ? value : said;
}

/**
 * The only stored value that somebody calls by its first word, by its plural, or with the name of its list: `Sam` for
 * `Sam O'Leary`.
 */
export function fullValue(words: string, tables: readonly DiscourseTable[]): string {
  const said = withoutNoun(words, tables);
  const texts = new Set(tables.flatMap(({ values = {} }) => Object.values(values).flat()));
  if ([...texts].some((text) => folded(text) === folded(said))) return said;
  const begun = [...texts].filter((text) => folded(text).startsWith(`${folded(said)} `));
  const one = [...texts].find((text) => folded(text) === singular(folded(said)));
  return (begun.length === 1 ? begun[0] : one) ?? said;
}
