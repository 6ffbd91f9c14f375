import { isNumeric, isTemporal, kindOf } from '../../planner/kinds.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { periodsIn } from '../../core/constituents/dates.ts';
import type { Entry } from '../../core/schemaIndex.ts';
import { columnName, columnOf, type Part, type Parts } from '../parts.ts';

const negated =
  /\b(?:not|no|never|without|nobody|isn'?t|aren'?t|haven'?t|hasn'?t|didn'?t|don'?t|doesn'?t|un(?!der|til|i[tof])\p{L}{3,}|inactive|lacks?|missing|still (?:to|outstanding|owe))\b/iu;
const missing =
  /\b(?:without|missing|no|lacks?|empty|blank|not (?:given|filled|known)|have ?n[o']t? (?:given|got)|has ?n[o']t? (?:given|got)|never (?:gave|given|filled))\b/iu;
const over =
  /\b(?:more|over|above|at least|upwards?|bigger|greater|higher|beyond|exceed\w*|from|plus|dearer|longer|heavier|older|better)\b|\+|>/iu;
const under =
  /\b(?:less|under|below|fewer|at most|up to|smaller|lower|cheaper|shorter|lighter|younger|worse|max\w*)\b|</iu;
const figure =
  /(?<![\p{L}\d])[€£$]?(?<n>\d+(?:[.,]\d+)?)(?:[a-z]{0,3}\b|%)?(?! ?(?:days?|weeks?|months?|years?|hours?|am|pm)\b)/iu;
const longAgo =
  /\b(?:older than|more than|over|for (?:more than|over)) (?<length>(?:an?|\w+) (?:days?|weeks?|months?|years?)|half a year)\b/iu;

/** A period in the words that the rules read: `older than a year` is `more than 1 year ago`. */
function periodOf(words: string): string | undefined {
  const length = longAgo.exec(words)?.groups?.['length'];
  if (length !== undefined)
    return `more than ${length.replace(/^half a year$/iu, '6 months').replace(/^an? /iu, '1 ')} ago`;
  // Only the place of the period matters, so any day will do.
  const [period] = periodsIn(words, '2000-01-01');
  return period && words.slice(period.start, period.end).replace(/^(?:from|during|on|for|within) /iu, 'in ');
}

function distinct<T>(items: readonly T[]): readonly T[] {
  return [...new Set(items)];
}

function temporal(table: LexiconTable, words: Part): readonly LexiconColumn[] {
  const named = words.entries.flatMap((entry) =>
    entry.kind === 'column' && entry.table === table && isTemporal(entry.column) ? [entry.column] : [],
  );
  const all = table.columns.filter((column) => isTemporal(column));
  const plain = all.filter(({ name }) => !/^(?:created|updated|inserted|modified)/iu.test(name));
  return named.length > 0 ? distinct(named) : (plain.length > 0 ? plain : all).slice(0, 2);
}

/** The column of a table by which a value of another table picks its rows. */
function linkTo(table: LexiconTable, other: LexiconTable): LexiconColumn | undefined {
  return table.columns.find(({ references }) => references === other.name);
}

function valuesIn(entries: readonly Entry[], table: LexiconTable): readonly string[] {
  const own = entries.filter((entry) => entry.kind === 'value' && entry.table === table);
  const far = entries.filter((entry) => entry.kind === 'value' && linkTo(table, entry.table));
  const found = own.length > 0 ? own : far;
  const said = new Map<string, readonly string[]>();
  for (const entry of found)
    if (entry.kind === 'value') {
      const link = entry.table === table ? undefined : linkTo(table, entry.table);
      const name = link ? columnName(link).replace(/ id$/u, '') : columnName(entry.column);
      said.set(name, distinct([...(said.get(name) ?? []), entry.value]));
    }
  return [...said].slice(0, 1).map(([name, values]) => `${name} is ${values.join(' or ')}`);
}

/** What one phrase says of rows, whatever the order of its words; several ways, the likeliest first. */
function phraseConditions(part: Part, table: LexiconTable): readonly string[] {
  const { text, entries } = part;
  const isNot = negated.test(text);
  const found: string[] = [];
  const values = valuesIn(entries, table);
  const columns = distinct(
    entries.flatMap((entry) => (entry.kind === 'column' && entry.table === table ? [entry.column] : [])),
  );
  const near = columns.length > 0 ? columns : [columnOf(part, table)].flatMap((column) => column ?? []);
  const period = periodOf(text);
  const dates =
    period === undefined ? [] : temporal(table, part).map((column) => `${columnName(column)} ${period}`);
  if (values.length > 0) {
    const [first = ''] = values;
    const plain = isNot ? first.replace(' is ', ' is not ') : first;
    if (dates[0] !== undefined) found.push(`${plain} and ${dates[0]}`);
    found.push(plain);
  }
  found.push(...dates);
  for (const column of near) {
    const name = columnName(column);
    if (kindOf(column) === 'boolean') found.push(`${name} is ${isNot ? 'no' : 'yes'}`);
    else if (isNumeric(column)) {
      const n =
        figure.exec(text)?.groups?.['n'] ??
        (/\b(?:zero|nought|nothing|none)\b/iu.test(text) ? '0' : undefined);
      const isOver = over.test(text);
      const isUnder = under.test(text);
      if (n !== undefined)
        found.push(isUnder ? `${name} under ${n}` : isOver ? `${name} over ${n}` : `${name} is ${n}`);
    }
    if (missing.test(text)) found.push(`${name} is empty`);
  }
  if (near.length === 0) {
    const n = figure.exec(text)?.groups?.['n'];
    const numbers = table.columns.filter(
      (column) => isNumeric(column) && !column.primaryKey && column.references === undefined,
    );
    if (n !== undefined && (over.test(text) || under.test(text)))
      found.push(
        ...numbers
          .slice(0, 2)
          .map((column) => `${columnName(column)} ${under.test(text) ? 'under' : 'over'} ${n}`),
      );
  }
  return distinct(found);
}

/** The rows that the phrases of a request pick, as conditions on columns. */
export function conditionsOf(parts: Parts, table: LexiconTable): readonly string[] {
  const phrases = parts.all.filter(({ label }) => label === 'W' || label === 'V');
  if (phrases.length === 0) return [];
  const each = phrases.map((part) => phraseConditions(part, table));
  const unread = each.filter((ways) => ways.length === 0).length;
  if (unread === each.length) return [];
  const firsts = each.flatMap((ways) => ways[0] ?? []);
  const others = each.length === 1 ? (each[0] ?? []).slice(1, 3) : [];
  return unread > 0 ? [] : [distinct(firsts).join(' and '), ...others];
}
