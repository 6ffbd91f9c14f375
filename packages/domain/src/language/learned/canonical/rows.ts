import { labelsOf } from '../../core/constituents/columnKinds.ts';
import { singular } from '../../planner/names.ts';
import { isNumeric, kindOf } from '../../planner/kinds.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { columnName, columnOf, columnsOf, labelled, said, type Part, type Parts } from '../parts.ts';
import { amountOf, saysMoney } from './amounts.ts';
import { conditionsOf } from './conditions.ts';
import type { Saying } from './schema.ts';
import { columnsBeside, columnsFor, inQuotes, isFlag, isPriced, shownValue } from './values.ts';

/** Ways to say one request about the rows of a table. */
type OneSaying = (parts: Parts, table: LexiconTable) => readonly string[];

/** Stands for the rows themselves: `everything before 2024`. */
const everything = /^(?:everything|anything|all|any|those|the ones)\s+(?=\S)/iu;

/** The condition that rows have these names, of one column or of a first and a last name. */
function namesOf(values: readonly string[], [first, last]: readonly LexiconColumn[]): string | undefined {
  if (!first) return undefined;
  const [name = ''] = values;
  const at = name.indexOf(' ');
  if (last && values.length === 1 && at > 0)
    return `${columnName(first)} is ${inQuotes(name.slice(0, at))} and ${columnName(last)} is ${inQuotes(name.slice(at + 1))}`;
  return `${columnName(first)} is ${values.map(inQuotes).join(' or ')}`;
}

/** Limits by what rows have. */
const having = /(?:^| and )(?:no|fewer|less|more|at least|at most) /iu;

/** The rows that are meant, in words that stand behind the name of a table; several ways, the likeliest first. */
export function rowsOf(parts: Parts, table: LexiconTable): readonly string[] {
  const values = said(parts, 'V');
  const limits = said(parts, 'W').map((words) => words.replace(everything, ''));
  const name = table.name;
  const ways: string[] = [];
  const withLimits = (base: string): readonly string[] => {
    if (limits.length === 0) return [base];
    const after = limits.map((words) =>
      /^(?:that|who|which|whose|where|with|without|from|in|of|since|before|after|older|over|under|at|on|for|by|not|never|last|this|next|yesterday|today|tomorrow|between|more|less|above|below|until|during|having)\b/iu.test(
        words,
      )
        ? words
        : undefined,
    );
    const isMixed = after.includes(undefined);
    const joined = limits
      .map((words) => (isMixed ? words.replace(/^(?:that|who|which) (?:are|is|has|have) /iu, '') : words))
      .join(' and ');
    return after.every((words) => words !== undefined)
      ? [`${base} ${limits.join(' ')}`, `${base} ${joined}`]
      : [
          ...(isMixed && having.test(joined) ? [`${base} with ${joined}`] : []),
          limits.length === 1 ? `${joined} ${base}` : `${base} that are ${joined}`,
          `${base} that are ${joined}`,
          `${base} where ${joined}`,
          `${base} with ${joined}`,
        ];
  };
  if (values.length > 0) {
    const joined = values.length === 1 ? (values[0] ?? '') : values.join(' and ');
    const own = labelled(parts, 'V').some(({ entries }) =>
      entries.some((entry) => entry.kind === 'value' && entry.table === table),
    );
    if (limits.length === 0 && own) ways.push(joined);
    ways.push(
      ...withLimits(`${name} ${joined}`),
      ...withLimits(`${name} of ${joined}`),
      `${name} where ${joined}`,
    );
    if (limits.length > 0) ways.push(...withLimits(joined));
    const isUnknown = labelled(parts, 'V').every(({ entries }) => entries.length === 0);
    if (limits.length === 0 && isUnknown) {
      const conditions = namesOf(values, labelsOf(table));
      if (conditions !== undefined) ways.push(`${name} where ${conditions}`);
    }
    if (values.every((value) => /^#?\d+$/u.test(value)))
      ways.push(...values.map((value) => `${name} where id is ${value.replace('#', '')}`));
  } else if (limits.length > 0) ways.push(...withLimits(name));
  const built = conditionsOf(parts, table).flatMap((condition) => [
    `${name} where ${condition}`,
    `${name} with ${condition}`,
  ]);
  // Words as they were said keep more of the meaning, but only where they are short.
  return [...ways.slice(0, 2), ...built, ...ways.slice(2)];
}

/** What is set to what: the values with the columns beside them. */
function settings(
  parts: Parts,
  table: LexiconTable,
): readonly (readonly { column: LexiconColumn; value: string }[])[] {
  const values = labelled(parts, 'S');
  const columns = columnsOf(parts, 'C', table);
  if (values.length === 0) {
    const flags = [...columns, ...labelled(parts, 'W').flatMap((part) => columnOf(part, table) ?? [])].filter(
      (column) => isFlag(column),
    );
    return flags.map((column) => [
      { column, value: /\b(?:no longer|not|un\w+|isn'?t|off|remove)\b/iu.test(parts.text) ? 'no' : 'yes' },
    ]);
  }
  if (columns.length === values.length)
    return [
      values.flatMap((value, at) => {
        const column = columns[at];
        return column ? [{ column, value: shownValue(value, column, table) }] : [];
      }),
    ];
  const [first] = values;
  if (values.length === 1 && first) {
    const fitting = [...columns, ...columnsFor(first, table)];
    const meant = fitting.length > 0 ? fitting : columnsBeside(parts, table);
    return [...new Set(meant)].map((column) => [{ column, value: shownValue(first, column, table) }]);
  }
  const each = values.flatMap((value) => {
    const [column] = columnsFor(value, table);
    return column ? [{ column, value: shownValue(value, column, table) }] : [];
  });
  return each.length > 0 ? [each] : [];
}

/** The parts of each of several requests in one: `40 peonies, 100 tulips`; none where it is one request. */
function eachOf(parts: Parts, table: LexiconTable, label: 'A' | 'S'): readonly Parts[] {
  const [named, given] = [labelled(parts, 'V'), labelled(parts, label)];
  if (named.length < 2 || named.length !== given.length) return [];
  const shared = parts.all.filter((part) => part.label !== 'V' && part.label !== label);
  return columnsOf(parts, 'C', table).length > 1
    ? []
    : named.flatMap((one, at) => {
        const other = given[at];
        return other ? [{ text: parts.text, all: [...shared, one, other] }] : [];
      });
}

/** Ways to say several requests, each in the same way. */
function togetherOf(each: readonly (readonly string[])[]): readonly string[] {
  const most = each.length < 2 ? 0 : Math.min(4, ...each.map((ways) => ways.length));
  return Array.from({ length: most }, (_, at) => each.map((ways) => ways[at] ?? '').join('. '));
}

const set: Saying = (parts, table) => [
  ...togetherOf(eachOf(parts, table, 'S').map((one) => setOnce(one, table))),
  ...setOnce(parts, table),
];

const setOnce: OneSaying = (parts, table) => {
  const rows = rowsOf(parts, table);
  const all =
    rows.length === 0 && /\b(?:all|every|each|everybody|everyone)\b/iu.test(parts.text)
      ? [`all ${table.name}`]
      : rows;
  return settings(parts, table)
    .slice(0, 3)
    .flatMap((pairs) =>
      all.slice(0, 7).flatMap((which) => {
        const [first] = pairs;
        if (!first) return [];
        const ways =
          pairs.length === 1 ? [`set ${columnName(first.column)} of ${which} to ${first.value}`] : [];
        return [
          ...ways,
          pairs.map(({ column, value }) => `set ${columnName(column)} of ${which} to ${value}`).join('. '),
        ];
      }),
    );
};

const down =
  /\b(?:down|less|reduc\w*|decreas\w*|lower\w*|off|cut|minus|drop\w*|deduct\w*|subtract\w*|take|took|sold|used|lost|fewer|cheaper|knock\w*|shave\w*|discount\w*|broke\w*|gone|ate|eaten|away)\b/iu;

function figuresOf(parts: Parts, table: LexiconTable): readonly LexiconColumn[] {
  const isFigure = (column: LexiconColumn): boolean =>
    isNumeric(column) && !column.primaryKey && column.references === undefined;
  const named = columnsOf(parts, 'C', table).filter((column) => isFigure(column));
  if (named.length > 0) return named;
  const all = table.columns.filter((column) => isFigure(column));
  const priced = all.filter((column) => isPriced(column));
  const counted = all.filter((column) => !priced.includes(column));
  const [first, second] =
    saysMoney(parts.text) || /%|per ?cent/iu.test(parts.text) ? [priced, counted] : [counted, priced];
  return [...first, ...second];
}

const changeBy: Saying = (parts, table) => [
  ...togetherOf(eachOf(parts, table, 'A').map((one) => changeOnce(one, table))),
  ...changeOnce(parts, table),
];

const changeOnce: OneSaying = (parts, table) => {
  const amounts = said(parts, 'A');
  const [amount] = amounts;
  if (amount === undefined) return [];
  const rows = rowsOf(parts, table);
  const all = rows.length === 0 ? [`all ${table.name}`] : rows;
  const columns = figuresOf(parts, table).slice(0, 2);
  const verb = down.test(parts.text) ? 'decrease' : 'increase';
  const other = verb === 'decrease' ? 'increase' : 'decrease';
  const by = amountOf(amount);
  return columns.flatMap((column) => [
    ...all.slice(0, 7).map((which) => `${verb} ${columnName(column)} of ${which} by ${by}`),
    ...all.slice(0, 1).map((which) => `${other} ${columnName(column)} of ${which} by ${by}`),
  ]);
};

/** Where rows can be cancelled, `cancel order 14` keeps the row. */
function cancellations(rows: readonly string[], parts: Parts, table: LexiconTable): readonly string[] {
  if (!/\bcancel/iu.test(parts.text)) return [];
  return table.columns.flatMap((column) => {
    const value = (column.allowedValues ?? column.values)?.find((one) => /^cancell?ed$/iu.test(one));
    return value === undefined
      ? []
      : rows.map((which) => `set ${columnName(column)} of ${which} to ${value}`);
  });
}

const remove: Saying = (parts, table) => {
  const rows = rowsOf(parts, table).slice(0, 8);
  return [
    ...cancellations(rows, parts, table),
    ...rows.flatMap((which) =>
      which.includes(table.name)
        ? [`delete the ${which}`, `delete ${which}`]
        : [`delete ${which} from ${table.name}`, `delete ${which}`],
    ),
  ];
};

/** Each line with values is a row. */
const insert: Saying = (parts, table) => {
  const lines: Part[][] = [];
  let end = 0;
  for (const part of labelled(parts, 'S')
    .concat(labelled(parts, 'C'))
    .toSorted((one, other) => one.start - other.start)) {
    if (lines.length === 0 || parts.text.slice(end, part.start).includes('\n')) lines.push([]);
    lines.at(-1)?.push(part);
    end = part.end;
  }
  const rows = lines.filter((line) => line.some(({ label }) => label === 'S'));
  const each = rows.length < 2 ? [] : rows.map((all) => insertOne({ text: parts.text, all }, table));
  return [...togetherOf(each), ...insertOne(parts, table)];
};

const insertOne: OneSaying = (parts, table) => {
  const values = labelled(parts, 'S');
  const columns = columnsOf(parts, 'C', table);
  const texts = table.columns.filter(
    (column) => kindOf(column) === 'text' && !/mail|phone|tel|note|status/iu.test(column.name),
  );
  const first = table.columns.find(({ name }) => /name|title|label/iu.test(name));
  const used = new Set<LexiconColumn>();
  const cells = values.flatMap((value, at) => {
    const before = labelled(parts, 'C').findLast(
      ({ end, start }) => end <= value.start && start >= (values[at - 1]?.end ?? 0),
    );
    const column =
      (before && columnOf(before, table)) ??
      columnsFor(value, table).find((one) => !used.has(one)) ??
      (first && !used.has(first) ? first : texts.find((one) => !used.has(one)));
    if (!column || used.has(column)) return [];
    used.add(column);
    return [`${columnName(column).replace(/ id$/u, '')} ${shownValue(value, column, table)}`];
  });
  if (cells.length === 0) return [];
  const bare = values.map(({ text }) => text);
  const ways = [
    `add ${singular(table.name.replaceAll('_', ' '))}: ${cells.join(', ')}`,
    `add to ${table.name}: ${cells.join(', ')}`,
    `add a row to ${table.name}: ${cells.join(', ')}`,
  ];
  return columns.length === 0 ? [...ways, `add to ${table.name}: ${bare.join(', ')}`] : ways;
};

const tidy: Saying = (parts, table) =>
  columnsOf(parts, 'C', table).flatMap((column) => {
    const name = `${columnName(column)} of ${table.name}`;
    const isSpaces = /\b(?:spaces?|gaps?|blanks?|trim\w*)\b/iu.test(parts.text);
    const isUpper = /\b(?:capitals|upper ?case|caps|big letters|all caps)\b/iu.test(parts.text);
    const isLower = /\b(?:small letters|lower ?case|small|no caps)\b/iu.test(parts.text);
    const ways = [`trim the ${name}`, `make the ${name} all capitals`, `make the ${name} lower case`];
    return isLower ? [ways[2] ?? ''] : isUpper && !isSpaces ? [ways[1] ?? '', ways[2] ?? ''] : ways;
  });

/** Instructions that change rows, by intent. */
export const rowSayings: Readonly<Record<string, Saying>> = {
  set,
  'change-by': changeBy,
  delete: remove,
  insert,
  tidy,
};
