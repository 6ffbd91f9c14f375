import { numberWords } from '../planner/words/numbers.ts';

const day = String.raw`(?:today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|afternoon|evening|\d{4}-\d{2}-\d{2}|january|february|march|april|may|june|july|august|september|october|november|december)`;
const halves =
  /\b(?:at |until |till |to |from )?half (?:past )?(?<hour>one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})\b(?<half> ?(?:am|pm|in the (?:morning|afternoon|evening)))?/giu;
const clock =
  /(?<![\p{L}\d.:,-])(?<hour>\d{1,2})(?:[.:h](?<minute>\d{2}))? ?(?<half>a\.?m\.?|p\.?m\.?)(?![\p{L}\d])/giu;
/** `10 o'clock`, and `tomorrow at 10`, of which the hour is one of the day. */
const wholeHours = new RegExp(
  String.raw`(?<![\d:.])(?<hour>\d{1,2}) o['’]?clock\b|(?<=\b${day},? at )(?<early>8|9|1\d|2[0-3])(?![\d:.]|\s*(?:euros?|€|pounds?|£|people|persons|guests|min|h(?:\b|\d)))`,
  'giu',
);
const alone = /^(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?\s*(?<half>am|pm|h|o['’]?clock)?$/iu;
const hours = new RegExp(
  String.raw`(?<=\b(?:at|by|until|till|to|from|come|comes|coming|${day}),? )(?<hour>\d{1,2}) ?h(?:(?<minute>\d{2})|rs?)?(?![\p{L}\d])|(?<![\p{L}\d.:,-])(?<early>\d{1,2})h(?<late>\d{2})(?![\p{L}\d])`,
  'giu',
);
/** `from 7 to 9` beside a day: two times of it. */
const span =
  /\b(?:from |between )(?<first>\d{1,2})(?:[:.](?<firstMinute>\d{2}))? ?(?:to|till|until|and|-|–) ?(?<last>\d{1,2})(?:[:.](?<lastMinute>\d{2}))?(?: o['’]?clock)?(?<half> ?(?:am|pm)| in the (?:morning|afternoon|evening))?(?! ?(?:[\d%€£$]|euros?|pounds?|people|persons|years?|days?|nights?|weeks?|months?|min|th\b|st\b|nd\b|rd\b|of\b|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/giu;
const aDay = new RegExp(String.raw`\b${day}\b`, 'iu');
const noon = /\b(?<before>at|until|till|to|from|and|by) (?:noon|midday)\b/giu;
function written(hour: number, minute: string, half = ''): string | undefined {
  const isLate = /^\W*p|afternoon|evening/iu.test(half);
  const isEarly = /^\W*a|morning/iu.test(half);
  const full = isLate && hour < 12 ? hour + 12 : isEarly && hour === 12 ? 0 : hour;
  return full > 23 || Number(minute) > 59 ? undefined : `${String(full).padStart(2, '0')}:${minute}`;
}

/**
 * A cell that holds a time of day and nothing else, as the database takes it; undefined where it is none.
 *
 * @example
 * timeAlone('9.30 pm') // => '21:30'
 */
export function timeAlone(cell: string): string | undefined {
  const { hour, minute = '00', half } = alone.exec(cell)?.groups ?? {};
  return hour === undefined ? undefined : written(Number(hour), minute, half);
}

type Groups = Readonly<Record<string, string | undefined>>;

/** The named groups of a match, which `replace` passes last. */
function groupsOf(given: readonly unknown[]): Groups {
  const last = given.at(-1);
  return typeof last === 'object' && last !== null ? Object.fromEntries(Object.entries(last)) : {};
}

/**
 * Times of day as the database takes them: `3pm` is `15:00`, `14h30` is `14:30`, `half past ten` is `10:30`. What is quoted
 * stays as it is.
 *
 * @example
 * withClock('tomorrow at 3pm') // => 'tomorrow at 15:00'
 */
export function withClock(text: string): string {
  if (/["“”]/u.test(text)) return text;
  const hasDay = aDay.test(text);
  return text
    .replaceAll(noon, hasDay ? '$<before> 12:00' : '$&')
    .replaceAll(span, (whole: string, ...given: unknown[]) => {
      const { first, firstMinute = '00', last, lastMinute = '00', half } = groupsOf(given);
      const [from, to] = [written(Number(first), firstMinute, half), written(Number(last), lastMinute, half)];
      return hasDay && from !== undefined && to !== undefined && from < to ? `from ${from} to ${to}` : whole;
    })
    .replaceAll(halves, (whole: string, ...given: unknown[]) => {
      const { hour = '', half } = groupsOf(given);
      const time = written(numberWords[hour.toLowerCase()] ?? Number(hour), '30', half);
      return time === undefined ? whole : `${/^\p{L}+ (?=half)/iu.exec(whole)?.[0] ?? ''}${time}`;
    })
    .replaceAll(clock, (whole: string, ...given: unknown[]) => {
      const { hour, minute = '00', half } = groupsOf(given);
      return Number(hour) > 12 ? whole : (written(Number(hour), minute, half) ?? whole);
    })
    .replaceAll(wholeHours, (whole: string, ...given: unknown[]) => {
      const { hour, early } = groupsOf(given);
      return written(Number(hour ?? early), '00') ?? whole;
    })
    .replaceAll(hours, (whole: string, ...given: unknown[]) => {
      const { hour, minute = '00', early, late = '00' } = groupsOf(given);
      return written(Number(hour ?? early), hour === undefined ? late : minute) ?? whole;
    });
}
