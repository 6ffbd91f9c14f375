import { isNumeric, isTemporal, kindOf } from '../../planner/kinds.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { figureOf } from '../../core/frames/near/rules.ts';
import { listed } from '../../planner/outcome.ts';
import { columnName, columnsOf, labelled, said, tableOf, type Parts } from '../parts.ts';
import { newColumns, newTableWays } from './tables.ts';
import { typeWords } from './types.ts';

/** Ways to say a request about a table in plain instructions, the likeliest first; `tables` are all there are. */
export type Saying = (
  parts: Parts,
  table: LexiconTable,
  tables: readonly LexiconTable[],
) => readonly string[];

const addColumn: Saying = (parts, table) => {
  const columns = newColumns(parts);
  return columns.length === 0
    ? []
    : [
        `add ${listed(columns)} to ${table.name}`,
        `add columns ${columns.join(', ')} to ${table.name}`,
        `add ${listed(said(parts, 'N'))} to ${table.name}`,
        ...said(parts, 'N')
          .slice(0, 1)
          .map((name) => `add a column ${name} to ${table.name}`),
      ];
};

function forEach(parts: Parts, table: LexiconTable, say: (column: string) => string): readonly string[] {
  const columns = columnsOf(parts, 'C', table);
  const lines = columns.map((column) => say(columnName(column)));
  return lines.length > 1 ? [`${lines.join('. ')}.`, ...lines] : lines;
}

const limit: Saying = (parts, table) => {
  const [low, high] = [figureOf(said(parts, 'L')[0]), figureOf(said(parts, 'H')[0])];
  const isFigure = (column: LexiconColumn): boolean =>
    isNumeric(column) && !column.primaryKey && column.references === undefined;
  const named = columnsOf(parts, 'C', table).filter((column) => isFigure(column));
  const numeric = table.columns.filter((column) => isFigure(column));
  const columns = named.length > 0 ? named : numeric.slice(0, 3);
  const say = (column: LexiconColumn): string | undefined => {
    const name = columnName(column);
    if (low !== undefined && high !== undefined) return `${name} of ${table.name} between ${low} and ${high}`;
    if (low !== undefined) return `${name} of ${table.name} must be at least ${low}`;
    return high === undefined ? undefined : `${name} of ${table.name} must be at most ${high}`;
  };
  const lines = columns.flatMap((column) => say(column) ?? []);
  return named.length > 1 ? [`${lines.join('. ')}.`, ...lines] : lines;
};

const beginning = /^(?:start|begin|begun|began|arriv|from|out|open|check_?in|taken|collect|order|depart)/iu;
const ending = /^(?:end|finish|leav|left|until|till|to|back|clos|check_?out|return|hand|due|deliver)/iu;

/** The two columns that are compared; a beginning and an end where their words are others. */
function pairOf(parts: Parts, table: LexiconTable): readonly (LexiconColumn | undefined)[] {
  const named = columnsOf(parts, 'C', table);
  if (named.length > 1) return named;
  const dated = table.columns.filter((column) => isTemporal(column));
  const [start, end] = [beginning, ending].map((form) => dated.find(({ name }) => form.test(name)));
  return named.every((column) => column === start || column === end) ? [start, end] : [];
}

const compare: Saying = (parts, table) => {
  const [left, right] = pairOf(parts, table);
  if (!left || !right) return [];
  const relation = isNumeric(left) ? 'less than' : 'before';
  const [one, other] = [columnName(left), columnName(right)];
  const isOrdered = /before|earlier|less|lower|below|under|smaller/iu.test(parts.text);
  const isRefused = /not|never|n't|nobody|cannot|no\b|impossible|nonsense|wrong/iu.test(parts.text);
  const lines = [
    `in ${table.name} the ${one} cannot be ${relation} the ${other}`,
    `in ${table.name} the ${other} cannot be ${relation} the ${one}`,
  ];
  return isOrdered === isRefused ? lines : lines.toReversed();
};

const choices: Saying = (parts, table) => {
  const options = said(parts, 'O');
  return options.length < 2
    ? []
    : [...columnsOf(parts, 'C', table), ...valued(parts, 'O', table)]
        .slice(0, 2)
        .map((column) => `${columnName(column)} of ${table.name} can only be ${listed(options, 'or')}`);
};

/** Columns in which the words of the parts occur as values. */
export function valued(parts: Parts, label: string, table: LexiconTable): readonly LexiconColumn[] {
  return [
    ...new Set(
      labelled(parts, label).flatMap(({ entries }) =>
        entries.flatMap((entry) => (entry.kind === 'value' && entry.table === table ? [entry.column] : [])),
      ),
    ),
  ];
}

/** How many values in use make a list of choices. */
const mostChoices = 8;

const addChoice: Saying = (parts, table) => {
  const options = said(parts, 'O');
  return columnsOf(parts, 'C', table).flatMap((column) => {
    const name = `${columnName(column)} of ${table.name}`;
    const added = options.map((option) => `${name} may also be ${option}`);
    const { allowedValues, values = [] } = column;
    // Any text is allowed so far: the choices are those in use.
    return allowedValues !== undefined || values.length === 0 || values.length > mostChoices
      ? added
      : [`${name} can only be ${listed([...values, ...options], 'or')}`, ...added];
  });
};

/** Words that a default is also for rows that are there and have no value. */
const filling = /\b(?:empty|blank|missing|existing|already|so far|old ones)\b/iu;

const initial: Saying = (parts, table) => {
  const [value] = said(parts, 'D');
  if (value === undefined) return [];
  return [...columnsOf(parts, 'C', table), ...valued(parts, 'D', table)].slice(0, 2).flatMap((column) => {
    const isNo = /^(?:no|not|off|false|un\w*|out)\b/iu.test(value);
    const shown = kindOf(column) === 'boolean' ? (isNo ? 'no' : 'yes') : value;
    const name = columnName(column);
    const later = `${name} of ${table.name} default ${shown}`;
    const now = `set ${name} of ${table.name} where ${name} is empty to ${shown}`;
    return filling.test(parts.text) ? [`${later}. ${now}`, later] : [later];
  });
};

const changeType: Saying = (parts, table) => {
  const [type] = said(parts, 'Y');
  return type === undefined
    ? []
    : columnsOf(parts, 'C', table).map(
        (column) => `change the type of ${columnName(column)} of ${table.name} to ${typeWords(type)}`,
      );
};

const link: Saying = (parts, table) =>
  labelled(parts, 'R').flatMap((part) => {
    const other = tableOf(part);
    return other && other !== table ? [`link ${table.name} to ${other.name}`] : [];
  });

const onDelete: Saying = (parts, table) =>
  labelled(parts, 'R').flatMap((part) => {
    const other = tableOf(part);
    if (!other || other === table) return [];
    const isKept = /\b(?:keep|kept|stay|remain|without|survive|leave|left)\w*/iu.test(parts.text);
    const isRefused =
      /\b(?:can'?t|cannot|not|never|refuse|block|prevent|stop|forbid|warn|shouldn'?t|mustn'?t)\b/iu.test(
        parts.text,
      );
    const ways = [
      `if a row of ${other.name} is deleted, delete its ${table.name} too`,
      `${other.name} with ${table.name} cannot be deleted`,
      `if a row of ${other.name} is deleted, keep its ${table.name} without it`,
    ] as const;
    return isKept ? [ways[2], ways[1]] : isRefused ? [ways[1], ways[0]] : [ways[0]];
  });

const rename: Saying = (parts, table) => {
  const [name] = said(parts, 'N');
  return name === undefined
    ? []
    : columnsOf(parts, 'C', table).map(
        (column) => `rename the column ${columnName(column)} of ${table.name} to ${name}`,
      );
};

const uniqueTogether: Saying = (parts, table) => {
  const columns = columnsOf(parts, 'C', table).map(columnName);
  const single = forEach(parts, table, (column) => `${column} of ${table.name} must be unique`);
  return columns.length > 1
    ? [`${listed(columns)} of ${table.name} must be unique together`, ...single]
    : single;
};

/** Instructions about tables and columns, by intent. */
export const schemaSayings: Readonly<Record<string, Saying>> = {
  create: newTableWays,
  'add-column': addColumn,
  'rename-column': rename,
  'rename-table': (parts, table) =>
    said(parts, 'N').map((name) => `rename the table ${table.name} to ${name}`),
  'drop-column': (parts, table) =>
    forEach(parts, table, (column) => `delete the column ${column} of ${table.name}`),
  'drop-table': (_parts, table) => [`delete the table ${table.name}`],
  required: (parts, table) => forEach(parts, table, (column) => `${column} of ${table.name} is required`),
  optional: (parts, table) => forEach(parts, table, (column) => `${column} of ${table.name} is optional`),
  unique: uniqueTogether,
  limit,
  compare,
  choices,
  'add-choice': addChoice,
  default: initial,
  type: changeType,
  link,
  'on-delete': onDelete,
  index: (parts, table) => {
    const columns = columnsOf(parts, 'C', table).map(columnName);
    return columns.length === 0 ? [] : [`make searching ${table.name} by ${listed(columns)} faster`];
  },
  timestamps: (_parts, table) => [`keep when ${table.name} were last changed`],
};
