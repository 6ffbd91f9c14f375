import type { RestorePointFacts } from './types.ts';

/** Which restore point a sentence means. */
export type RestoreTarget =
  /** By a name, or by words about what it was made before. */
  | { readonly by: 'name'; readonly text: string }
  /** The newest one at or before a moment, ISO 8601. */
  | { readonly by: 'moment'; readonly at: string };

/** What a sentence asks about restore points. */
export type RestoreRequest =
  | { readonly kind: 'list' }
  | { readonly kind: 'create'; readonly name: string | undefined }
  | {
      readonly kind: 'return';
      readonly to: RestoreTarget;
      /** False where the sentence is about restore points only if one has that name. */
      readonly isCertain: boolean;
    };

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Longest name of a restore point. */
export const maxPointName = 80;

const listing =
  /^(?:(?:please )?(?:show|list|give)(?: me)?|what are|which are|see)(?: all)?(?: (?:my|the|our))? (?:restore points|saved moments)(?: please)?$/iu;
const creating =
  /^(?:please )?(?:make|create|set|add|save|take)(?: me)?(?: (?:a|one|another))?(?: new)? restore point(?: (?:called|named|with the name|for))?(?:[: ]+(?<name>.+))?$/iu;
const naming =
  /^(?:please )?(?:name|remember|save) (?:this|the current) (?:moment|state)(?: as)?(?: a restore point)?(?: (?:called|named))? (?<name>.+)$/iu;
const returning =
  /^(?:please )?(?:go|take (?:me|us|everything|it all|the (?:whole )?project|my (?:whole )?project)|bring (?:me|everything|it all)|put everything|roll everything|return|restore (?:everything|the whole project|my whole project|my project|the project)|turn everything)(?: back)? ?(?:to|from)? ?(?<target>.+)$/iu;
const whole =
  /^(?:how|the way) (?:(?:everything|it all|things|my project|the project) (?:was|were)|it was)(?: like)? ?|^(?:my |the )?(?:restore point|saved moment)(?: (?:called|named|from))? ?/iu;
const everything = /\b(?:everything|it all|(?:whole|my|the) project)\b/iu;
const quoted = /^["“”'‘’«](?<text>.+)["“”'‘’»]$/u;
const clock =
  /(?: (?:at|around|by))? (?<clock>noon|midday|midnight|(?<hour>\d{1,2})(?:[:.](?<minute>\d\d))? ?(?<half>am|pm)?)$/iu;
const ago = /^(?<count>an?|\d{1,3}) (?<unit>minute|hour|day|week)s? ago$/iu;
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const unitMs: Readonly<Record<string, number>> = {
  minute: 60_000,
  hour: hourMs,
  day: dayMs,
  week: 7 * dayMs,
};

function unquoted(text: string): string {
  return (quoted.exec(text.trim())?.groups?.text ?? text).trim();
}

/** Start of the day that words name, in UTC; undefined for other words. */
function dayOf(words: string, now: Date): number | undefined {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  if (words === 'today') return today;
  if (words === 'yesterday') return today - dayMs;
  const weekday = weekdays.indexOf(words.replace(/^(?:on |last )/u, ''));
  if (weekday !== -1) return today - ((now.getUTCDay() - weekday + 7) % 7 || 7) * dayMs;
  const date = /^(?:on )?(?<date>\d{4}-\d\d-\d\d)$/u.exec(words)?.groups?.date;
  const start = date === undefined ? Number.NaN : Date.parse(`${date}T00:00:00.000Z`);
  return Number.isNaN(start) ? undefined : start;
}

/** Hours and minutes that words name, in milliseconds; undefined for a time that does not exist. */
function timeOf(groups: Readonly<Record<string, string | undefined>>): number | undefined {
  const { clock: words = '', hour, minute = '0', half } = groups;
  if (hour === undefined) return words.toLowerCase() === 'midnight' ? 0 : 12 * hourMs;
  const isHalf = half !== undefined;
  const hours = isHalf ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute) > 59 || (isHalf && Number(hour) > 12)) return undefined;
  return hours * hourMs + Number(minute) * 60_000;
}

/** The moment that words name, in UTC; a day without a time means its end. */
export function restoreMomentOf(said: string, now: Date): string | undefined {
  const words = said.trim().toLowerCase();
  const passed = ago.exec(words)?.groups;
  if (passed) {
    const count = /^an?$/u.test(passed.count ?? '') ? 1 : Number(passed.count);
    return new Date(now.getTime() - count * (unitMs[passed.unit ?? ''] ?? 0)).toISOString();
  }
  const time = clock.exec(words);
  const day = dayOf(time ? words.slice(0, time.index) : words, now);
  const since = time?.groups ? timeOf(time.groups) : dayMs - 1;
  if (day === undefined || since === undefined) return undefined;
  return new Date(Math.min(day + since, now.getTime())).toISOString();
}

/**
 * Reads a sentence about restore points; undefined for any other.
 * @example
 * readRestoreRequest('make a restore point called before Christmas', new Date(0)) // => { kind: 'create', name: 'before Christmas' }
 */
export function readRestoreRequest(instruction: string, now: Date): RestoreRequest | undefined {
  const said = instruction
    .trim()
    .replace(/[.!?]+$/u, '')
    .replaceAll(/\s+/gu, ' ');
  if (listing.test(said)) return { kind: 'list' };
  const made = creating.exec(said) ?? naming.exec(said);
  if (made) {
    const name = made.groups?.name;
    return { kind: 'create', name: name === undefined ? undefined : unquoted(name) };
  }
  const target = returning.exec(said)?.groups?.target;
  if (target === undefined) return undefined;
  const rest = target.replace(whole, '').trim();
  const isCertain = rest !== target || everything.test(said);
  const isQuoted = quoted.test(rest);
  const at = isQuoted ? undefined : restoreMomentOf(rest, now);
  if (at !== undefined)
    return isCertain ? { kind: 'return', to: { by: 'moment', at }, isCertain } : undefined;
  if (rest === '') return undefined;
  return { kind: 'return', to: { by: 'name', text: unquoted(rest) }, isCertain };
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The restore points that a target can mean: one, several to choose from, or none. Points are the newest first. */
export function pointsMeant<Point extends RestorePointFacts>(
  points: readonly Point[],
  to: RestoreTarget,
): readonly Point[] {
  if (to.by === 'moment') {
    const before = points.find(({ at }) => at <= to.at);
    return before ? [before] : [];
  }
  const text = plain(to.text);
  const exact = points.filter(({ name, reason }) => reason === 'named' && plain(name) === text);
  if (exact.length > 0) return exact;
  const words = text.replace(/^before (?:the |my |that |this )?/u, '').split(' ');
  return points.filter(({ name, reason }) => {
    const known = plain(name).split(' ');
    return reason !== 'daily' && words.every((word) => known.some((other) => other.startsWith(word)));
  });
}
