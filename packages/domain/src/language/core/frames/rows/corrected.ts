import type { Condition } from '../../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { allOf, columnOf, isYear, labelsOf } from '../../constituents/columnKinds.ts';
import { numeric } from '../../constituents/comparisons.ts';
import { rowsCalled } from '../../constituents/partials.ts';
import type { Frame, FrameReading, ReadState } from '../../frame.ts';
import { nameAt } from '../../lookups/said.ts';
import type { Entry } from '../../schemaIndex.ts';
import { rowsOf } from './rowNames.ts';
import { mainMoney } from '../questions/measures.ts';

const figure = String.raw`[€£$]? ?\d+(?:[.,]\d+)?(?: ?(?:€|£|\$|euros?|pounds?|dollars?|kg|kilos?|hours?))?`;
const opening = String.raw`^(?:(?:oh|oops|sorry|no|wait|hm+|actually|ah)[ ,.!]+)*`;
const sorry = String.raw`(?:[ ,.]+(?:sorry|my (?:mistake|bad|fault)|i (?:made a mistake|mistyped)|please|thanks))*`;
const newFirst = new RegExp(
  String.raw`${opening}(?:the )?(?<what>\p{L}[^,;?\n]*?) (?:was|is|were|should be|should have been) (?<now>${figure}),? (?:and )?(?:not|instead of|rather than) (?<before>${figure})${sorry}$`,
  'iu',
);
const oldFirst = new RegExp(
  String.raw`${opening}(?:the )?(?<what>\p{L}[^,;?\n]*?) (?:was|is|were)(?: not|n['’]t) (?<before>${figure})[ ,]+(?:but |it |was |is |they were |it was )*(?<now>${figure})${sorry}$`,
  'iu',
);
/** The only figure of a row of a list that is named: `change the fee of Susan to 250`. */
const replaced = new RegExp(
  String.raw`${opening}(?:please |can you |could you )?(?:change|set|make|correct|update|put) (?:the )?(?<what>\p{L}[^,;?\n]*?) to (?<now>${figure})(?: instead)?$`,
  'iu',
);
const light = /^(?:the|a|an|of|for|from|by|in|my|our|value|amount|entry|row)$/u;

function numberOf(said: string): number {
  return Number(/\d+(?:[.,]\d+)?/u.exec(said)?.[0].replace(',', '.'));
}

/** Links from a row to what it is called by: a payment, its wedding, and the couple. */
const mostLinks = 3;

interface Named {
  readonly tables: readonly LexiconTable[];
  readonly columns: readonly LexiconColumn[];
  readonly values: readonly (readonly Entry[])[];
}

/** The lists, columns and rows that words name; undefined where one names none. */
function namedIn(what: string, { index }: ReadState): Named | undefined {
  const words = what
    .toLowerCase()
    .replaceAll(/['’]s\b/gu, '')
    .split(/\s+/u);
  const [tables, columns, values]: [LexiconTable[], LexiconColumn[], (readonly Entry[])[]] = [[], [], []];
  for (let at = 0; at < words.length;) {
    const [named, next] = nameAt(words, at, index);
    const called = named.length === 0 ? rowsCalled(index)(words[at] ?? '') : [];
    const entries = [...named, ...called.map((one) => ({ kind: 'value', ...one }) as const)];
    const held = entries.filter(({ kind }) => kind === 'value');
    const isLight = light.test(words[at] ?? '') && next <= at + 1;
    if (held.length > 0 && !isLight) values.push(held);
    else if (entries.length > 0)
      for (const entry of entries)
        if (entry.kind === 'table') tables.push(entry.table);
        else if (entry.kind === 'column') columns.push(entry.column);
    if (entries.length === 0 && !isLight) return undefined;
    at = Math.max(next, at + 1);
  }
  return { tables, columns, values };
}

/** The rows of a list that a name means: rows of that name, or those that point to the one that is called so. */
function rowsMeant(table: LexiconTable, entries: readonly Entry[], state: ReadState): Condition | undefined {
  const found = entries.flatMap((entry) => {
    const isName = entry.kind === 'value' && labelsOf(entry.table).includes(entry.column);
    const rows = isName ? rowsOf(table, entry, state, mostLinks) : undefined;
    return rows ? [rows] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Reads the right value in place of a wrong one: `the payment of Ines was 44, not 22`, `the carrot was not 25.5, was 52.5`.
 * Only rows with the wrong value change, where a sentence names it.
 */
export const readCorrected: Frame = ({ text }, state): FrameReading | undefined => {
  const plain = text.trim().replace(/[.!]+$/u, '');
  const form = newFirst.exec(plain) ?? oldFirst.exec(plain) ?? replaced.exec(plain);
  const { what = '', now = '', before = '' } = form?.groups ?? {};
  const named = what === '' ? undefined : namedIn(what, state);
  if (!named || named.values.length === 0) return undefined;
  // What is named by its column is set by other rules.
  if (before === '' && (named.tables.length === 0 || named.columns.length > 0)) return undefined;
  const found = state.index.tables.flatMap((table) => {
    if (
      named.tables.some(
        (one) =>
          one !== table && !named.values.some((entries) => entries.some((entry) => entry.table === one)),
      )
    )
      return [];
    const own = named.columns.filter((column) => numeric(table).includes(column));
    const figures = numeric(table).filter((one) => !isYear(one));
    const [column, ...others] = own.length > 0 ? own : mainMoney(table) ? [mainMoney(table)] : figures;
    const rows = named.values.map((entries) => rowsMeant(table, entries, state));
    const isOwn = named.tables.includes(table);
    if (!column || others.length > 0 || rows.includes(undefined)) return [];
    if (before === '' && !isOwn) return [];
    const wrong: Condition = {
      kind: 'compare',
      left: columnOf(column),
      operator: '=',
      right: { kind: 'value', value: numberOf(before) },
    };
    const where = allOf([...rows.filter((one) => one !== undefined), ...(before === '' ? [] : [wrong])]);
    const isDirect = named.values.every((entries) => entries.some((entry) => entry.table === table));
    return [{ isOwn, isDirect, table, column, where }];
  });
  const own = found.filter(({ isOwn }) => isOwn);
  // A price is that of the product rather than of its orders.
  const direct = found.filter(({ isDirect }) => isDirect);
  const meant = [own, direct, found].find((some) => some.length > 0) ?? [];
  const [only, ...others] = meant;
  if (!only || others.length > 0) return undefined;
  const { table, column, where } = only;
  return {
    meaning: {
      changes: [
        {
          do: 'update',
          table: table.name,
          set: { [column.name]: { kind: 'value', value: numberOf(now) } },
          where,
        },
      ],
    },
    words: [{ said: plain, read: `${column.name} becomes ${numberOf(now)}` }],
    unread: [],
    cost: -1,
  };
};
