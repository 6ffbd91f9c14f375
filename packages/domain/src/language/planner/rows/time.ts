import { fail, ok } from '../../../shared/result.ts';
import { interval, periodOf } from '../calendar.ts';
import { findColumn } from '../find.ts';
import { isTemporal, kindOf } from '../kinds.ts';
import type { LexiconColumn, LexiconTable } from '../lexicon.ts';
import { humanise } from '../names.ts';
import { parseCount } from '../numbers.ts';
import { choice, question } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { quoteIdentifier } from '../sql.ts';
import { beginningStems, eventVerbs } from '../words/dates.ts';
import { compareWithPeriod } from './comparisons.ts';
import type { ConditionContext, ConditionRule } from './condition.ts';
import { matched, captureGroup } from '../slots.ts';

const verbSource = eventVerbs
  .flatMap(({ words }) => words)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const beginning = ['creat', 'insert', 'add', 'sign', 'regist', 'join', 'plac', 'order'];

function startsWithStem(column: LexiconColumn, stems: readonly string[]): boolean {
  const parts = [column.name, ...column.name.split('_')];
  return stems.some((stem) => parts.some((part) => part.startsWith(stem)));
}

function byStems(stems: readonly string[], columns: readonly LexiconColumn[]): LexiconColumn | undefined {
  for (const stem of stems) {
    const found = columns.filter((column) => startsWithStem(column, [stem]));
    if (found.length === 1) return found[0];
  }
  return undefined;
}

/** The date column of a verb ('signed up') or, without a verb, the one for the creation of a row. */
function dateColumn(verb: string, table: LexiconTable): LexiconColumn | undefined {
  const dates = table.columns.filter((column) => isTemporal(column));
  const event = eventVerbs.find(({ words }) => words.includes(verb.toLowerCase()));
  const found = byStems(event?.stems ?? beginning, dates);
  if (found !== undefined || dates.length !== 1) return found;
  // The only date column counts only when its name refers to a beginning, never a birthday or a deadline.
  const [only] = dates;
  const excluded = /birth|due|dead|expir|end|updat|start|event/u;
  return only !== undefined && startsWithStem(only, beginningStems) && !excluded.test(only.name)
    ? only
    : undefined;
}

function requireDate(verb: string, text: string, context: ConditionContext): Outcome<LexiconColumn> {
  const found = dateColumn(verb, context.table);
  if (found !== undefined) return ok(found);
  const dates = context.table.columns.filter((column) => isTemporal(column));
  const rest = text
    .replace(new RegExp(`^(?:(?:who|that|which|were|was|have|has|been) )*(?:${verbSource}) `, 'iu'), '')
    .replace(/ (?:old|ago)$/iu, '');
  const choices = dates
    .slice(0, 4)
    .map((column) =>
      choice(context.reword(text, `whose ${humanise(column.name)} is ${rest}`), humanise(column.name)),
    );
  const reason =
    dates.length === 0
      ? `${humanise(context.table.name)} has no date column, so I cannot tell which rows are ${text}.`
      : `Which date of ${humanise(context.table.name)} do you mean by “${text.slice(0, 60)}”?`;
  return fail(question(reason, choices));
}

function ageSql(column: LexiconColumn, older: boolean, span: string): string {
  const today = kindOf(column) === 'date' ? 'current_date' : 'now()';
  return `${quoteIdentifier(column.name)} ${older ? '<' : '>='} ${today} - ${span}`;
}

const ageForm = new RegExp(
  `^(?:(?:who|that|which|is|are|were|was|have been|has been) )*(?:(?<verb>${verbSource}) )?(?:(?<column>[\\p{L}_ ]+?) (?:is |are )?)?(?<word>older than|more than|over|longer than|newer than|younger than|less than|within|in|from|during|earlier than|at least)(?: the)?(?: (?<past>last|past|previous))? (?<count>[\\p{L}\\d]+)?(?: ?)(?<unit>day|week|month|year|hour|minute)s?(?: (?<ago>ago|old|or older))?$`,
  'iu',
);

/** 'older than 30 days', 'created more than 2 weeks ago', 'from the last 7 days', 'signed up within a month'. */
export const age: ConditionRule = (text, context) => {
  const slots = matched(ageForm, text);
  if (slots === undefined) return undefined;
  const word = slots('word');
  const past = slots('past') !== '';
  if (!past && /^(?:in|from|during)$/iu.test(word)) return undefined;
  // 'in the last week' without a number is a calendar week; the rule for named periods reads it.
  if (past && slots('count') === '') return undefined;
  const count = /^an?$/iu.test(slots('count')) ? 1 : parseCount(slots('count'));
  if (count === undefined) return undefined;
  // 'Due date', 'created at': the verb may be the first word of the column's name.
  const said =
    slots('column') === '' ? undefined : findColumn(`${slots('verb')} ${slots('column')}`, context.table);
  if (slots('column') !== '' && (said === undefined || !isTemporal(said))) return undefined;
  const column = said === undefined ? requireDate(slots('verb'), text, context) : ok(said);
  if (!column.ok) return column;
  const older = /^(?:older|more|over|longer|earlier|at least)/iu.test(word);
  const span = interval(count, slots('unit'));
  const unit = `${count} ${slots('unit').toLowerCase()}${count === 1 ? '' : 's'}`;
  const words = `whose ${humanise(column.value.name)} is ${older ? 'more than' : 'less than'} ${unit} ago`;
  return ok({ column: column.value, sql: ageSql(column.value, older, span), words });
};

const signs: ReadonlyMap<string, '<' | '<=' | '>' | '>='> = new Map([
  ['before', '<'],
  ['prior to', '<'],
  ['earlier than', '<'],
  ['until', '<='],
  ['up to', '<='],
  ['by', '<='],
  ['after', '>'],
  ['later than', '>'],
  ['since', '>='],
  ['starting from', '>='],
]);
const within = ['on', 'in', 'during', 'from', 'of', 'within'];
const eventForm = new RegExp(
  `^(?:(?:who|that|which|is|are|were|was|have been|has been|have|has|dated) )*(?:(?<verb>${verbSource})(?: |$))?(?:(?<word>${[...signs.keys(), ...within].join('|')}) )?(?<when>.+)$`,
  'iu',
);

/** 'signed up before 2024', 'created last week', 'from March 2024', 'today'. */
export const event: ConditionRule = (text, context) => {
  const when = captureGroup(eventForm, text, 'when');
  const period = periodOf(when);
  if (period === undefined) return undefined;
  const verb = captureGroup(eventForm, text, 'verb');
  const word = captureGroup(eventForm, text, 'word').toLowerCase();
  // A bare number could be an id or an amount: only a verb or a time word makes it a year.
  if (verb === '' && word === '' && /^\d+$/u.test(when)) return undefined;
  const column = requireDate(verb, text, context);
  if (!column.ok) return column;
  return ok({
    column: column.value,
    sql: compareWithPeriod(column.value, signs.get(word) ?? '=', period),
    words: `whose ${humanise(column.value.name)} is ${`${word} ${when}`.trim()}`,
  });
};
