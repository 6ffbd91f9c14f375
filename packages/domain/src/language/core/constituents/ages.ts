import type { Condition, Expression } from '../../ast/index.ts';
import type { LexiconColumn } from '../../planner/lexicon.ts';
import type { Cue } from '../cues.ts';
import { columnOf, isDated, kindOf } from './columnKinds.ts';
import { shifted } from './dates.ts';
import { columnsOf } from './pieces.ts';
import { free, mark, nextPlace, skipping, type Work } from './work.ts';

const birthName = /birth|^born|^dob$|^yob$/iu;
const birthWords = /^(?:birthdays?|bdays?|b-days?|born|turns?|turned|turning)$/u;

/** The column of the birthday, or of the year of birth. */
function birthOf(work: Work): LexiconColumn | undefined {
  return work.table.columns.find(
    (column) => birthName.test(column.name) && (isDated(column) || kindOf(column) === 'number'),
  );
}

const value = (of: number): Expression => ({ kind: 'value', value: of });
const today: Expression = { kind: 'today' };
const thisYear: Expression = { kind: 'call', name: 'year', arguments: [today] };

function compare(
  left: Expression,
  operator: Extract<Condition, { kind: 'compare' }>['operator'],
  right: Expression,
): Condition {
  return { kind: 'compare', left, operator, right };
}

function say(work: Work, at: number, column: LexiconColumn, condition: Condition): true {
  work.found.push({ condition, column, at });
  work.words.push({ said: work.pieces[at]?.text ?? '', read: `by ${column.name}` });
  return true;
}

/** The birthdays of people who are older than, younger than or exactly an age. */
function ofAge(column: LexiconColumn, cue: Cue, years: number): Condition {
  const of = columnOf(column);
  if (!isDated(column)) {
    const year: Expression = { kind: 'arithmetic', operator: '-', left: thisYear, right: value(years) };
    return compare(of, cue === 'older' ? '<' : '>', year);
  }
  const then = shifted(today, -years, 'year');
  const lastYear = shifted(today, -(years + 1), 'year');
  if (cue === 'older') return compare(of, '<=', lastYear);
  return cue === 'at-least' ? compare(of, '<=', then) : compare(of, '>', then);
}

const ageCues: Readonly<Partial<Record<Cue, Cue>>> = {
  older: 'older',
  more: 'older',
  newer: 'newer',
  less: 'newer',
  'at-least': 'at-least',
};

/** `older than 60`, `under 18`, `born after 2000`: people by their age. */
export function readAge(work: Work, at: number): boolean {
  const piece = free(work, at);
  const birth = birthOf(work);
  if (!piece?.cue || !birth) return false;
  const place = nextPlace(work, at, 1);
  const years = free(work, place)?.amount;
  if (years === undefined || !Number.isInteger(years) || work.pieces[place]?.unit) return false;
  const isBorn = ['before', 'after', 'since'].includes(piece.cue) && years > 1000;
  const cue = ageCues[piece.cue];
  const before = work.pieces[skipping(work, at, -1, ['is'])];
  const isOther = before?.entries.some(
    (entry) =>
      entry.kind === 'column' && entry.column.name !== birth.name && kindOf(entry.column) === 'number',
  );
  if ((!isBorn && (!cue || years > 120)) || isOther) return false;
  const [from, last] = [skipping(work, at, -1, ['is']), nextPlace(work, place, 1)];
  if (birthWords.test(work.pieces[from]?.lower ?? '')) mark(work, from);
  if (/^(?:years?|years? old|years? of age|yrs?)$/u.test(work.pieces[last]?.lower ?? '')) mark(work, last);
  if (work.pieces[last + 1]?.lower === 'old') mark(work, last + 1);
  mark(work, at, place);
  if (!isBorn) return say(work, at, birth, ofAge(birth, cue ?? 'older', years));
  const operator = piece.cue === 'before' ? '<' : piece.cue === 'since' ? '>=' : '>';
  const left: Expression = isDated(birth)
    ? { kind: 'call', name: 'year', arguments: [columnOf(birth)] }
    : columnOf(birth);
  return say(work, at, birth, compare(left, operator, value(years)));
}

const months = [
  [/^(?:(?:in |of )?this month|(?:in |of )?the current month)$/iu, 0],
  [/^(?:(?:in |of )?next month|(?:in |of )?the coming month)$/iu, 1],
] as const;

/** `born after 2000` where only the year of birth is kept. */
function readYearOfBirth(work: Work, at: number, birth: LexiconColumn): boolean {
  const place = nextPlace(work, at, 1);
  const said = work.pieces[place]?.period === undefined ? undefined : work.pieces[place]?.lower;
  const year = Number(/\d{4}/u.exec(said ?? '')?.[0] ?? 0);
  if (!/^(?:born|year of birth|yob)$/u.test(work.pieces[at]?.lower ?? '') || year === 0) return false;
  const operator = /^(?:before|until|till)/u.test(said ?? '')
    ? '<'
    : /^(?:after)/u.test(said ?? '')
      ? '>'
      : /^since|^from/u.test(said ?? '')
        ? '>='
        : '=';
  mark(work, at, place);
  return say(work, at, birth, compare(columnOf(birth), operator, value(year)));
}

/** `birthdays this month`, `who turns 18 this year`: a birthday comes again every year. */
export function readBirthday(work: Work, at: number): boolean {
  const piece = free(work, at);
  const birth = birthOf(work);
  if (piece && birth && !isDated(birth)) return readYearOfBirth(work, at, birth);
  if (!piece || !birth || !isDated(birth)) return false;
  const left: Expression = { kind: 'call', name: 'month', arguments: [columnOf(birth)] };
  const found = work.pieces.findIndex(({ period }, place) => period !== undefined && !work.used.has(place));
  const said = work.pieces[found]?.text ?? '';
  const age = free(work, nextPlace(work, at, 1))?.amount;
  if (/^(?:turn|turns|turned|turning|becomes?)$/u.test(piece.lower) && age !== undefined && found >= 0) {
    if (!/year/u.test(said)) return false;
    const shift = /next/u.test(said) ? 1 : /last/u.test(said) ? -1 : 0;
    mark(work, at, nextPlace(work, at, 1));
    mark(work, found);
    const year: Expression = { kind: 'arithmetic', operator: '-', left: thisYear, right: value(age - shift) };
    return say(
      work,
      at,
      birth,
      compare({ kind: 'call', name: 'year', arguments: [columnOf(birth)] }, '=', year),
    );
  }
  const isBirthday =
    /^(?:birthdays?|bdays?|b-days?|birth dates?)$/u.test(piece.lower) ||
    columnsOf(piece, work.table).includes(birth);
  const month = months.find(([words]) => words.test(said.trim()));
  if (!isBirthday || found < 0) return false;
  if (work.pieces[found]?.period?.month !== undefined && columnsOf(piece, work.table).length === 0) {
    mark(work, at);
    return false;
  }
  if (!month) return false;
  mark(work, at);
  mark(work, found);
  const right: Expression = { kind: 'call', name: 'month', arguments: [shifted(today, month[1], 'month')] };
  return say(work, at, birth, compare(left, '=', right));
}
