import type { Condition, Expression } from '../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import {
  allOf,
  columnOf,
  fold,
  holds,
  isYesNo,
  kindOf,
  opposite,
  saysYes,
  text,
} from '../constituents/columnKinds.ts';
import { inPeriod } from '../constituents/spans.ts';
import { periodsIn } from '../constituents/dates.ts';
import { piecesOf } from '../constituents/pieces.ts';
import { linkedBy, pathBetween } from '../constituents/relations.ts';
import { startWork } from '../constituents/work.ts';
import { valueFor } from '../frames/rows/columnValue.ts';
import { columnForms, type CoreIndex } from '../schemaIndex.ts';

/** What an exact instruction is read against. */
export interface ExactState {
  readonly index: CoreIndex;
  /** ISO date. */
  readonly today: string;
}

function folded(words: string): string {
  return words.trim().toLowerCase().replaceAll('_', ' ').replaceAll(/\s+/gu, ' ');
}

/** The table with exactly this name. */
export function exactTable(words: string, { index }: ExactState): LexiconTable | undefined {
  return index.tables.find(({ name }) => folded(name) === folded(words));
}

/** True where words are the whole name of a column, with or without the ending of a link. */
export function isNameOf(column: LexiconColumn, words: string): boolean {
  const said = folded(words);
  const plain = columnForms(column)[0] ?? column.name;
  return (
    said === folded(column.name) ||
    said === plain ||
    (column.references !== undefined && said === plain.replace(/ id$/u, ''))
  );
}

/** The column of a table with exactly this name. */
export function exactColumn(words: string, table: LexiconTable): LexiconColumn | undefined {
  return table.columns.find((column) => isNameOf(column, words));
}

/** What stands in quotes; undefined for words without them. */
function quoted(words: string): string | undefined {
  return /^["“](?<inside>[^"”]*)["”]$/u.exec(words.trim())?.groups?.['inside'];
}

/** A text in quotes, or one that the column has or allows: other words could be more than a value. */
function textOf(words: string, column: LexiconColumn): string | undefined {
  const known = [...(column.allowedValues ?? []), ...(column.values ?? [])];
  return quoted(words) ?? known.find((one) => fold(one) === fold(words.trim()));
}

/**
 * All words as a value of a column; undefined where they do not fit it. `isOpen` takes a text without quotes too, up to a
 * break.
 */
export function exactValue(
  words: string,
  column: LexiconColumn,
  table: LexiconTable,
  { index, today }: ExactState,
  isOpen = false,
): Expression | undefined {
  const said = words.trim();
  const kind = kindOf(column);
  if (kind === 'number') {
    const number = /^-?\d+(?:\.\d+)?$/u.exec(said.replaceAll(/(?<=\d),(?=\d{3}\b)/gu, ''))?.[0];
    return number === undefined ? undefined : { kind: 'value', value: Number(number) };
  }
  const known = kind === 'text' ? textOf(said, column) : undefined;
  if (known !== undefined) return text(known);
  const pieces = piecesOf({ text: said }, index, today);
  const found = valueFor(startWork(pieces, table, index, false), column, 0, isOpen);
  return found && found.last === pieces.length - 1 && found.isPartial !== true ? found.value : undefined;
}

const comparing: readonly (readonly [RegExp, '<' | '<=' | '>' | '>='])[] = [
  [/^(?:is )?over (?<n>-?\d+(?:\.\d+)?)$/u, '>'],
  [/^(?:is )?at least (?<n>-?\d+(?:\.\d+)?)$/u, '>='],
  [/^(?:is )?under (?<n>-?\d+(?:\.\d+)?)$/u, '<'],
  [/^(?:is )?at most (?<n>-?\d+(?:\.\d+)?)$/u, '<='],
];

/** The condition that a row has exactly this name, in the only column that holds it. */
function namedRow(said: string, table: LexiconTable): Condition | undefined {
  const found = table.columns.flatMap((column) => {
    const known = kindOf(column) === 'text' ? textOf(said, column) : undefined;
    return known !== undefined && (column.values ?? []).includes(known) ? [holds(column, known)] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** A value of a column, or of the row that it points to. */
function isValue(
  words: string,
  column: LexiconColumn,
  table: LexiconTable,
  state: ExactState,
): Condition | undefined {
  const said = words.trim();
  const answer = /^(?:yes|no)$/iu.test(said) ? saysYes(column, /^yes$/iu.test(said)) : undefined;
  if (answer && isYesNo(column)) return answer;
  const kind = kindOf(column);
  if (kind === 'text') {
    const known = textOf(said, column);
    return known === undefined ? undefined : holds(column, known);
  }
  if (kind === 'reference') {
    const to = state.index.tables.find(({ name }) => name === column.references);
    const path = to && pathBetween(table, to, state.index);
    const named = to && namedRow(said, to);
    if (path && named) return linkedBy(path, named);
    const value = exactValue(words, column, table, state);
    return path && value?.kind === 'pick' && value.from.where ? linkedBy(path, value.from.where) : undefined;
  }
  const value = exactValue(words, column, table, state);
  return value && { kind: 'compare', left: columnOf(column), operator: '=', right: value };
}

function oneCondition(words: string, table: LexiconTable, state: ExactState): Condition | undefined {
  const said = words.trim();
  const named = table.columns
    .flatMap((column) => {
      const name = [
        columnForms(column)[0] ?? '',
        folded(column.name),
        (columnForms(column)[0] ?? '').replace(/ id$/u, ''),
      ]
        .filter((form) => form !== '' && said.toLowerCase().startsWith(`${form} `))
        .toSorted((one, other) => other.length - one.length)[0];
      return name === undefined
        ? []
        : [{ column, rest: said.slice(name.length + 1).trim(), length: name.length }];
    })
    .toSorted((one, other) => other.length - one.length)[0];
  if (!named) return undefined;
  const { column, rest } = named;
  if (/^is (?<not>not )?empty$/iu.test(rest)) {
    const empty: Condition = { kind: 'empty', of: columnOf(column) };
    return /not/iu.test(rest) ? { kind: 'not', of: empty } : empty;
  }
  for (const [form, operator] of comparing) {
    const n = form.exec(rest)?.groups?.['n'];
    if (n !== undefined && kindOf(column) === 'number')
      return {
        kind: 'compare',
        left: columnOf(column),
        operator,
        right: { kind: 'value', value: Number(n) },
      };
  }
  const dated = kindOf(column) === 'date' || kindOf(column) === 'moment';
  if (dated) {
    const time = rest.replace(/^is (?=in |on |before |after |since |until |more than )/iu, '');
    const periods = periodsIn(time, state.today);
    const [period] = periods;
    const isWhole =
      period !== undefined &&
      periods.length === 1 &&
      /^(?:in|on|is|from)?\s*$/iu.test(time.slice(0, period.start)) &&
      time.slice(period.end).trim() === '';
    return isWhole ? inPeriod(column, period) : undefined;
  }
  const value = /^is (?<not>not )?(?<values>.+)$/iu.exec(rest)?.groups;
  if (!value) return undefined;
  const all = (value['values'] ?? '').split(either).map((one) => isValue(one, column, table, state));
  if (all.some((one) => one === undefined)) return undefined;
  const each = all.filter((one) => one !== undefined);
  const any: Condition | undefined = each.length > 1 ? { kind: 'any', of: each } : each[0];
  return any && value['not'] !== undefined ? opposite(any, column) : any;
}

/** Between two conditions or values, outside quotes. */
function outsideQuotes(joining: 'and' | 'or'): RegExp {
  return new RegExp(` ${joining} (?=(?:[^"]*"[^"]*")*[^"]*$)`, 'u');
}
const between = outsideQuotes('and');
const either = outsideQuotes('or');

/** Conditions joined by `and`, each on a named column; undefined where one cannot be read. */
export function exactConditions(
  words: string,
  table: LexiconTable,
  state: ExactState,
): Condition | undefined {
  const all = words.split(between).map((one) => oneCondition(one, table, state));
  const read = all.filter((one) => one !== undefined);
  return read.length === all.length ? allOf(read) : undefined;
}
