import type { DatabaseChange, Expression } from '../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { columnOf, isFigure, kindOf } from '../constituents/columnKinds.ts';
import { exactColumn, exactTable, exactValue, type ExactState } from './values.ts';

interface Ruled {
  readonly table: LexiconTable;
  readonly column: LexiconColumn;
  /** The rule itself, from `must be`, `is`, `between`, `default` or `can only be` on. */
  readonly rule: string;
}

function ruledIn(text: string, state: ExactState): Ruled | undefined {
  const match =
    /^(?<column>.+?) of (?<table>.+?) (?<rule>(?:must be|is|between|default|can only be) .+)$/iu.exec(
      text,
    )?.groups;
  const table = match && exactTable(match['table'] ?? '', state);
  const column = table && exactColumn(match['column'] ?? '', table);
  return table && column && { table, column, rule: match['rule'] ?? '' };
}

/** `today` for a day, or any value of the column. */
function initialOf(words: string, { table, column }: Ruled, state: ExactState): Expression | undefined {
  if (/^(?:today|now)$/iu.test(words)) {
    const kind = kindOf(column);
    if (kind === 'date') return { kind: 'today' };
    if (kind === 'moment') return { kind: 'now' };
  }
  return exactValue(words, column, table, state);
}

function boundOf(ruled: Ruled): DatabaseChange | undefined {
  const { table, column, rule } = ruled;
  const match =
    /^(?:must be at (?<bound>least|most) (?<n>-?\d+(?:\.\d+)?)|between (?<low>-?\d+(?:\.\d+)?) and (?<high>-?\d+(?:\.\d+)?))$/iu.exec(
      rule,
    )?.groups;
  if (!match || !isFigure(column) || kindOf(column) !== 'number') return undefined;
  const left = columnOf(column);
  const figure = (n: string | undefined): Expression => ({ kind: 'value', value: Number(n) });
  return {
    do: 'add-check',
    table: table.name,
    condition:
      match['n'] === undefined
        ? { kind: 'between', left, from: figure(match['low']), to: figure(match['high']) }
        : {
            kind: 'compare',
            left,
            operator: /least/iu.test(match['bound'] ?? '') ? '>=' : '<=',
            right: figure(match['n']),
          },
  };
}

/** Reads `make searching orders by status and placed on faster`. */
function readIndex(text: string, state: ExactState): DatabaseChange | undefined {
  const match = /^make searching (?<table>.+?) by (?<columns>.+) faster$/iu.exec(text)?.groups;
  const table = match && exactTable(match['table'] ?? '', state);
  const columns = (match?.['columns'] ?? '')
    .split(/, | and /u)
    .map((name) => table && exactColumn(name, table)?.name);
  const named = columns.filter((column) => column !== undefined);
  return table && named.length === columns.length
    ? { do: 'add-index', table: table.name, columns: named }
    : undefined;
}

/** Reads a rule for a column that is named exactly: `number of invoices must be unique`, `given of vaccines default today`. */
export function readExactRule(text: string, state: ExactState): DatabaseChange | undefined {
  const ruled = ruledIn(text, state);
  if (!ruled) return readIndex(text, state);
  const { table, column, rule } = ruled;
  const change = { do: 'change-column', table: table.name, column: column.name } as const;
  if (/^must be unique$/iu.test(rule)) return { do: 'add-unique', table: table.name, columns: [column.name] };
  if (/^is required$/iu.test(rule)) return { ...change, required: true };
  if (/^is optional$/iu.test(rule)) return { ...change, required: false };
  const initial = /^default (?<value>.+)$/iu.exec(rule)?.groups?.['value'];
  const value = initial === undefined ? undefined : initialOf(initial, ruled, state);
  if (value) return { ...change, default: value };
  const list = /^can only be (?<list>.+)$/iu.exec(rule)?.groups?.['list'];
  const choices = list?.split(/, | or /u).map((one) => one.trim()) ?? [];
  if (choices.length > 1 && kindOf(column) === 'text') return { ...change, choices };
  return boundOf(ruled);
}
