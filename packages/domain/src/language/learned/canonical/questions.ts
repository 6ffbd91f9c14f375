import { isNumeric, isTemporal } from '../../planner/kinds.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { columnName, columnOf, columnsOf, labelled, said, tableOf, type Parts } from '../parts.ts';
import { rowsOf } from './rows.ts';
import type { Saying } from './schema.ts';

function groups(parts: Parts, table: LexiconTable): readonly string[] {
  return labelled(parts, 'G').map((part) => {
    const column = columnOf(part, table);
    return tableOf(part)?.name ?? (column ? columnName(column) : part.text);
  });
}

function rowsOrAll(parts: Parts, table: LexiconTable): readonly string[] {
  const rows = rowsOf(parts, table);
  return rows.length > 0 ? rows.slice(0, 6) : [table.name];
}

function figureColumns(parts: Parts, table: LexiconTable): readonly LexiconColumn[] {
  const named = columnsOf(parts, 'C', table).filter((column) => isNumeric(column));
  return named.length > 0
    ? named
    : table.columns
        .filter((column) => isNumeric(column) && !column.primaryKey && column.references === undefined)
        .slice(0, 2);
}

const list: Saying = (parts, table) => {
  const columns = columnsOf(parts, 'C', table).map((column) => columnName(column));
  const rows = rowsOrAll(parts, table);
  const shown = columns.length > 0 ? `${columns.join(' and ')} of ` : '';
  return [
    ...rows.flatMap((which) => (shown === '' ? [`show ${which}`] : [`show ${shown}${which}`])),
    ...rows.map((which) => `show ${which}`),
  ];
};

const count: Saying = (parts, table) => {
  const [by] = groups(parts, table);
  return rowsOrAll(parts, table).flatMap((which) =>
    by === undefined
      ? [`how many ${which}`]
      : [`how many ${which} per ${by}`, `number of ${which} per ${by}`],
  );
};

function aggregated(word: string): Saying {
  return (parts, table) => {
    const [by] = groups(parts, table);
    const per = by === undefined ? '' : ` per ${by}`;
    return figureColumns(parts, table).flatMap((column) =>
      rowsOrAll(parts, table).map((which) => `${word} ${columnName(column)} of ${which}${per}`),
    );
  };
}

const least =
  /\b(?:least|fewest|lowest|cheapest|smallest|shortest|youngest|worst|oldest|earliest|first|slowest|lightest|bottom)\b/iu;
const numbers: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  ten: '10',
  dozen: '12',
};

function mostOf(text: string): string | undefined {
  const figure = /\b(?<n>\d{1,2}|two|three|four|five|six|ten)\b/iu.exec(text)?.groups?.['n']?.toLowerCase();
  return figure === undefined ? undefined : (numbers[figure] ?? figure);
}

const top: Saying = (parts, table) => {
  const n = mostOf(parts.text);
  const isLeast = least.test(parts.text);
  const rows = rowsOrAll(parts, table);
  const [which = table.name] = rows;
  const [by] = groups(parts, table);
  const limits = said(parts, 'W').join(' ');
  const tail = limits === '' ? '' : ` ${limits}`;
  const ways: string[] = [];
  const order = isLeast ? 'least' : 'most';
  if (by !== undefined)
    ways.push(
      ...(n === undefined ? [] : [`top ${n} ${by} by number of ${table.name}${tail}`]),
      `which ${by} has the ${order} ${table.name}${tail}`,
      `${by} with the ${order} ${table.name}${tail}`,
    );
  const columns = [
    ...columnsOf(parts, 'C', table).filter((column) => isNumeric(column) || isTemporal(column)),
    ...(columnsOf(parts, 'C', table).length === 0 ? figureColumns(parts, table).slice(0, 1) : []),
  ];
  for (const column of columns) {
    const name = columnName(column);
    if (by !== undefined) ways.unshift(`top ${n ?? '1'} ${by} by ${name} of ${table.name}${tail}`);
    else if (isTemporal(column))
      ways.push(
        `${isLeast ? 'earliest' : 'latest'} ${which} by ${name}`,
        `${isLeast ? 'earliest' : 'latest'} ${which}`,
      );
    else
      ways.push(
        `${isLeast ? 'lowest' : 'highest'} ${name} of ${which}`,
        `top ${n ?? '1'} ${which} by ${name}`,
      );
    if (n !== undefined && by === undefined)
      ways.unshift(isLeast ? `bottom ${n} ${which} by ${name}` : `top ${n} ${which} by ${name}`);
  }
  if (/\b(?:latest|newest|last|most recent)\b/iu.test(parts.text))
    ways.unshift(`latest ${n ?? ''} ${which}`.replace(/ {2}/gu, ' '));
  return ways;
};

const never: Saying = (parts, table) =>
  labelled(parts, 'R').flatMap((part) => {
    const other = tableOf(part);
    const limits = said(parts, 'W').join(' ');
    const tail = limits === '' ? '' : ` ${limits}`;
    const column = columnOf(part, table);
    return [
      ...(other && other !== table ? [`${table.name} without ${other.name}${tail}`] : []),
      ...(column ? [`${table.name} without ${columnName(column)}${tail}`] : []),
      `${table.name} who never ${part.text}${tail}`,
    ];
  });

/** Questions about the rows, by intent. */
export const questionSayings: Readonly<Record<string, Saying>> = {
  list,
  count,
  sum: aggregated('sum of'),
  average: aggregated('average'),
  top,
  never,
};
