import { isYear } from '../../core/constituents/columnKinds.ts';
import { isNumeric, isTemporal } from '../../planner/kinds.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { columnName, columnOf, columnsOf, labelled, said, tableOf, type Parts } from '../parts.ts';
import { conditionsOf } from './conditions.ts';
import { rowsOf } from './rows.ts';
import type { Saying } from './schema.ts';

function groups(parts: Parts, table: LexiconTable): readonly string[] {
  return labelled(parts, 'G').map((part) => {
    const column = columnOf(part, table);
    return tableOf(part)?.name ?? (column ? columnName(column) : part.text);
  });
}

/** ` per region and per honey`; nothing where figures are not split. */
function splitBy(parts: Parts, table: LexiconTable): string {
  const all = [...new Set(groups(parts, table))];
  return all.length === 0 ? '' : ` per ${all.join(' and per ')}`;
}

function rowsOrAll(parts: Parts, table: LexiconTable): readonly string[] {
  const rows = rowsOf(parts, table);
  return rows.length > 0 ? rows.slice(0, 6) : [table.name];
}

/** What stands behind the rest of an exact question: each reading of the conditions, or nothing. */
function limitsOf(parts: Parts, table: LexiconTable): readonly string[] {
  const isLimited = labelled(parts, 'W').length > 0 || labelled(parts, 'V').length > 0;
  return isLimited ? conditionsOf(parts, table).map((condition) => ` where ${condition}`) : [''];
}

function figureColumns(parts: Parts, table: LexiconTable): readonly LexiconColumn[] {
  const named = columnsOf(parts, 'C', table).filter((column) => isNumeric(column));
  return named.length > 0
    ? named
    : table.columns
        .filter(
          (column) =>
            isNumeric(column) && !isYear(column) && !column.primaryKey && column.references === undefined,
        )
        .slice(0, 2);
}

const list: Saying = (parts, table) => {
  const columns = columnsOf(parts, 'C', table).map((column) => columnName(column));
  const rows = rowsOrAll(parts, table);
  const shown = columns.length > 0 ? `${columns.join(' and ')} of ` : '';
  const ways = rows.map((which) => `show ${shown}${which}`);
  const exact = limitsOf(parts, table).map((limits) => `show ${shown}${table.name}${limits}`);
  return [...ways.slice(0, 2), ...exact, ...ways.slice(2), ...rows.map((which) => `show ${which}`)];
};

const count: Saying = (parts, table) => {
  const per = splitBy(parts, table);
  const ways = rowsOrAll(parts, table).map((which) => `how many ${which}${per}`);
  const exact = limitsOf(parts, table).map((limits) => `how many ${table.name}${per}${limits}`);
  return [...ways.slice(0, 2), ...exact, ...ways.slice(2)];
};

function aggregated(word: string): Saying {
  return (parts, table) => {
    const per = splitBy(parts, table);
    return figureColumns(parts, table).flatMap((column) => {
      const name = columnName(column);
      const ways = rowsOrAll(parts, table).map((which) => `${word} ${name} of ${which}${per}`);
      const exact = limitsOf(parts, table).map((limits) => `${word} ${name} of ${table.name}${per}${limits}`);
      return [...ways.slice(0, 2), ...exact, ...ways.slice(2)];
    });
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

const top: Saying = (parts, table, tables) => {
  const n = mostOf(parts.text);
  const isLeast = least.test(parts.text);
  const rows = rowsOrAll(parts, table);
  const [which = table.name] = rows;
  const [by] = groups(parts, table);
  const limits = said(parts, 'W').join(' ');
  const tail = limits === '' ? '' : ` ${limits}`;
  const ways: string[] = [];
  const order = isLeast ? 'least' : 'most';
  const exact = limitsOf(parts, table)[0];
  const most = n ?? '1';
  const isOften = /\b(?:most|fewest|least|often)\b/iu.test(parts.text);
  if (by === undefined && isOften && exact !== undefined)
    ways.push(
      ...tables
        .filter(({ name }) => table.columns.some(({ references }) => references === name))
        .slice(0, 2)
        .map(
          ({ name }) => `${isLeast ? 'bottom' : 'top'} ${most} ${name} by number of ${table.name}${exact}`,
        ),
    );
  if (by !== undefined && exact !== undefined)
    ways.push(`${isLeast ? 'bottom' : 'top'} ${most} ${by} by number of ${table.name}${exact}`);
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
    if (by !== undefined)
      ways.unshift(
        ...(exact === undefined
          ? []
          : [`${isLeast ? 'bottom' : 'top'} ${most} ${by} by ${name} of ${table.name}${exact}`]),
        `top ${most} ${by} by ${name} of ${table.name}${tail}`,
      );
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
    if (by === undefined && exact !== undefined) {
      const direction = isTemporal(column) ? (isLeast ? 'earliest' : 'latest') : isLeast ? 'bottom' : 'top';
      ways.push(`${direction} ${most} ${table.name} by ${name}${exact}`);
    }
  }
  if (/\b(?:latest|newest|last|most recent)\b/iu.test(parts.text))
    ways.unshift(`latest ${n ?? ''} ${which}`.replace(/ {2}/gu, ' '));
  return ways;
};

/** Tables whose rows point to the rows of a table. */
function pointingTo(table: LexiconTable, index: readonly LexiconTable[]): readonly LexiconTable[] {
  return index.filter(
    (other) => other !== table && other.columns.some(({ references }) => references === table.name),
  );
}

const never: Saying = (parts, table, tables) =>
  labelled(parts, 'R').flatMap((part) => {
    const other = tableOf(part);
    const limits = said(parts, 'W').join(' ');
    const tail = limits === '' ? '' : ` ${limits}`;
    const column = columnOf(part, table);
    const linked = pointingTo(table, tables).slice(0, 2);
    return [
      ...(other && other !== table ? [`${table.name} without ${other.name}${tail}`] : []),
      ...(column ? [`${table.name} without ${columnName(column)}${tail}`] : []),
      `${table.name} who never ${part.text}${tail}`,
      ...linked.map(({ name }) => `${table.name} without ${name}${tail}`),
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
