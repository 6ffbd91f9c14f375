import { isNumeric, isTemporal, kindOf } from '../../planner/kinds.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { periodsIn } from '../../core/constituents/dates.ts';
import { numberWord } from '../../core/tokens.ts';
import type { Entry } from '../../core/schemaIndex.ts';
import { columnName, columnOf, columnsOf, type Part, type Parts } from '../parts.ts';
import { saysMoney } from './amounts.ts';
import { inQuotes, isPriced } from './values.ts';

const negated =
  /\b(?:not|no|never|without|nobody|(?:is|are|was|were|have|has|had|did|do|does|can|could|wo|would|should)n'?t|cannot|fail(?:s|ed)?|un(?!der|til|i[tof])\p{L}{3,}|inactive|lacks?|missing|still (?:to|outstanding|owe))\b/iu;
/** A negation whose words end right before a phrase: `which donors haven't we [thanked]`. */
const negatedBefore =
  /\b(?:(?:is|are|was|were|have|has|had|did|do|does|can|could|wo|would|should)n'?t|not|never|cannot|nobody)(?: (?:we|i|they|you|he|she|it|yet|been|all|be|actually|ever)){0,2} $/iu;
const missing =
  /\b(?:without|missing|no|lacks?|empty|blank|not (?:given|filled|known)|have ?n[o']t? (?:given|got)|has ?n[o']t? (?:given|got)|never (?:gave|given|filled))\b/iu;
const atLeast =
  /\b(?:at least|or (?:more|over|above|older|longer|better)|upwards|minimum|(?:not|no|never|isn'?t|aren'?t) (?:less|fewer|under|below))\b|\+|>=/iu;
const atMost =
  /\b(?:at most|up to|or (?:less|fewer|under|below|younger)|maximum|(?:not|no|never|isn'?t|aren'?t) (?:more|over|above))\b|<=/iu;
const over =
  /\b(?:more|over|above|at least|upwards?|bigger|greater|higher|beyond|exceed\w*|from|plus|dearer|longer|heavier|older|better)\b|\+|>/iu;
const under =
  /\b(?:less|under|below|fewer|at most|up to|smaller|lower|cheaper|shorter|lighter|younger|worse|max\w*)\b|</iu;
const figure =
  /(?<![\p{L}\d])[€£$]?(?<n>\d+(?:[.,]\d+)?)(?:[a-z]{0,3}\b|%)?(?! ?(?:days?|weeks?|months?|years?|hours?|am|pm)\b)/iu;
/** The figure of a phrase; `a` is one only in a comparison, as in `less than a litre`. */
function figureIn(text: string): number | undefined {
  const digits = figure.exec(text)?.groups?.['n'];
  if (digits !== undefined) return Number(digits.replace(',', '.'));
  if (/\b(?:zero|nought|nothing|none)\b/iu.test(text)) return 0;
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  const spelt = words.map((word) => numberWord(word)).find((n) => n !== undefined);
  const isCompared = over.test(text) || under.test(text);
  return spelt ?? (isCompared && words.some((word) => /^an?$/u.test(word)) ? 1 : undefined);
}

/** `over 5`, `at least 5`, `is 5`: what a phrase says of a figure. */
function comparisonIn(text: string, n: number): string {
  if (atLeast.test(text)) return `at least ${n}`;
  if (atMost.test(text)) return `at most ${n}`;
  if (under.test(text)) return `under ${n}`;
  return over.test(text) ? `over ${n}` : `is ${n}`;
}

const longAgo =
  /\b(?:older than|more than|over|for (?:more than|over)) (?<length>(?:an?|\w+) (?:days?|weeks?|months?|years?)|half a year)\b/iu;

/** A period in the words that the rules read: `older than a year` is `more than 1 year ago`. */
function periodOf(words: string): string | undefined {
  const length = longAgo.exec(words)?.groups?.['length'];
  if (length !== undefined)
    return `more than ${length.replace(/^half a year$/iu, '6 months').replace(/^an? /iu, '1 ')} ago`;
  if (/\b(?:future|upcoming|still to come)\b/iu.test(words)) return 'after today';
  // Only the place of the period matters, so any day will do.
  const [period] = periodsIn(words, '2000-01-01');
  return (
    period &&
    words.slice(period.start, period.end).replace(/^(?:from|during|for|within) (?!\w+day\b)/iu, 'in ')
  );
}

/** Words that only say that a value is missing. */
const isEmptiness =
  /^(?:still )?(?:empty|blank|missing|none(?: yet)?|not (?:filled(?: in)?|given|known|set))$/iu;

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

/** A value in quotes where its words could be more than one. */
function plainly(value: string): string {
  return /\b(?:and|or)\b|[,&.]/iu.test(value) ? inQuotes(value) : value;
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
  return [...said].slice(0, 1).map(([name, values]) => `${name} is ${values.map(plainly).join(' or ')}`);
}

/** What one phrase says of rows, whatever the order of its words; several ways, the likeliest first. */
function phraseConditions(part: Part, table: LexiconTable, whole: string): readonly string[] {
  const { entries } = part;
  const text = part.text.replaceAll('’', "'");
  const isNot = negated.test(text) || negatedBefore.test(whole.slice(0, part.start).replaceAll('’', "'"));
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
      const n = figureIn(text);
      if (n !== undefined) found.push(`${name} ${comparisonIn(text, n)}`);
    }
    if (missing.test(text)) found.push(`${name} is empty`);
  }
  if (near.length === 0) {
    const n = figureIn(text);
    const numbers = table.columns.filter(
      (column) => isNumeric(column) && !column.primaryKey && column.references === undefined,
    );
    if (n !== undefined && saysMoney(text))
      found.push(
        ...numbers
          .filter((column) => isPriced(column))
          .slice(0, 1)
          .map((column) => `${columnName(column)} ${comparisonIn(text, n)}`),
      );
    if (n !== undefined && (over.test(text) || under.test(text)))
      found.push(...numbers.slice(0, 2).map((column) => `${columnName(column)} ${comparisonIn(text, n)}`));
  }
  return distinct(found);
}

/** The rows that the phrases of a request pick, as conditions on columns. */
export function conditionsOf(parts: Parts, table: LexiconTable): readonly string[] {
  const phrases = parts.all.filter(({ label }) => label === 'W' || label === 'V');
  if (phrases.length === 0) return [];
  const each = phrases.map((part) => {
    const found = phraseConditions(part, table, parts.text);
    // `where the site is empty`: the column stands beside the phrase.
    return found.length > 0 || !isEmptiness.test(part.text)
      ? found
      : columnsOf(parts, 'C', table).map((column) => `${columnName(column)} is empty`);
  });
  const unread = each.filter((ways) => ways.length === 0).length;
  if (unread === each.length) return [];
  const firsts = each.flatMap((ways) => ways[0] ?? []);
  const others = each.length === 1 ? (each[0] ?? []).slice(1, 3) : [];
  return unread > 0 ? [] : [distinct(firsts).join(' and '), ...others];
}
