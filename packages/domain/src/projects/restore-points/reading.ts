import type { RestorePointFacts } from './types.ts';

/** Which restore point a sentence means. */
export type RestoreTarget =
  /** By a name, or by words about what it was made before. */
  | {
      readonly by: 'name';
      readonly text: string;
      /** Only a point that the person named exactly so. */
      readonly isExact: boolean;
    }
  /** The newest one at or before a moment, in epoch milliseconds. */
  | { readonly by: 'moment'; readonly at: number };

/** What a sentence asks about restore points. */
export type RestoreRequest =
  | { readonly kind: 'list' }
  | {
      readonly kind: 'create';
      readonly name: string | undefined;
      /** True where a save of the files can be meant as well: "save this version, call it May". */
      readonly isSave?: true;
    }
  /** What has changed since a point; about restore points only if one is meant. */
  | { readonly kind: 'compare'; readonly to: RestoreTarget; readonly isCertain: boolean }
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
  /^(?:please )?(?:make|create|set|add|save|take)(?: me)?(?: (?:a|one|another))?(?: new)? restore point(?: (?:called|named|with the name|for))?(?:[: ]+(.+))?$/iu;
const naming =
  /^(?:please )?(?:name|remember|save) (?:this|the current) (?:moment|state)(?: as)?(?: a restore point)?(?: (?:called|named))? (?!(?:and )?(?:call|name) )(.+)$/iu;
const named = String.raw`(?:[,;:]? (?:and |please )*(?:call|name) (?:it|this|that)|,? (?:and )?it is called|,? as|,? (?:called|named)|,? (?:under|with|by) the name(?: of)?)`;
const savingAs = new RegExp(
  String.raw`^(?:(?:please|can you|could you|i want to|i would like to|now|ok|okay)[, ]+)*(?:save|keep|store|remember|freeze) (?:everything|(?:this|the|my|our|the current|the present|my current) (?:version|moment|state|point|stand))(?: (?:as|like|how) it is)?(?: (?:now|today|here))?${named}:? (?!(?:an? )?(?:csv|excel|pdf|json|sql|file|template|spreadsheet|draft)\b)(?<name>.+)$`,
  'iu',
);
const pointNoun = String.raw`(?:restore point|saved moment|moment|version|save point|state)`;
/** What was asked about comes after, or before "and now". */
const comparing = [
  String.raw`(?:compare|show (?:me )?the (?:changes|differences?)|what changed)(?: between)? (?:now|today|this|it|everything|the current (?:state|version)|what i have(?: now)?) (?:with|to|and|against|since) (?<name>.+)`,
  String.raw`compare (?:with|to|against) (?<name>.+)`,
  String.raw`(?:what is|what's|what are|show(?: me)?|is there|are there|tell me)?(?: the| any)? ?(?:different|differences?|changes?)(?: there)?(?: is| are)? between (?:now|today|this|the current (?:state|version)|what i have(?: now)?) and (?<name>.+)`,
  String.raw`(?:what is|what's|what are|show(?: me)?|is there|are there|tell me)?(?: the| any)? ?(?:different|differences?|changes?)(?: there)?(?: is| are)? between (?<name>.+?) and (?:now|today|the current (?:state|version))`,
  String.raw`(?:what (?:has |have |did i |did we |was |is )?(?:changed?|different|new)|what are the (?:changes|differences)|show(?: me)? (?:what|everything that) (?:has )?changed|show(?: me)? (?:the )?(?:changes|differences))(?: here)? (?:since|compared (?:to|with)|from|after|against) (?<name>.+)`,
].map((pattern) => new RegExp(`^(?:please )?${pattern}$`, 'iu'));
const point = new RegExp(
  String.raw`^(?:my |the |our )*(?:${pointNoun}(?: (?:called|named|from|of))? )?|[, ]+${pointNoun}$`,
  'giu',
);
const certainPoint = /\b(?:restore points?|saved moments?)\b/iu;
/** Words that name no restore point, but a version of the site or of the files. */
const ordinary =
  /^(?:(?:the|a|an|my|our) )*(?:(?:last|previous|old|older|first|earlier|live|published|current|saved|newest|latest|main|master|v?\d+(?:\.\d+)*)(?: |$))*(?:one|version|save|deploy)?$/iu;
const returning =
  /^(?:please )?(?:go|take (?:me|us|everything|it all|the (?:whole )?project|my (?:whole )?project)|bring (?:me|everything|it all)|put everything|roll everything|return|restore (?:everything|the whole project|my whole project|my project|the project)|turn everything)(?: back)? ?(?:to|from)? ?(.+)$/iu;
const whole =
  /^(?:how|the way) (?:(?:everything|it all|things|my project|the project) (?:was|were)|it was)(?: like)? ?|^(?:my |the )?(?:restore point|saved moment)(?: (?:called|named|from|of))? ?/iu;
const everything = /\b(?:everything|it all|(?:whole|my|the) project)\b/iu;
const quoted = /^["“”'‘’«](.+)["“”'‘’»]$/u;
const clock = /(?: (?:at|around|by))? (?:noon|midday|midnight|(\d{1,2})(?:[:.](\d\d))? ?(am|pm)?)$/u;
const ago = /^(?:an?|\d{1,3}) (?:minute|hour|day|week)s? ago$/u;
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const units = [
  ['minute', 60_000],
  ['hour', hourMs],
  ['day', dayMs],
  ['week', 7 * dayMs],
] as const;

function unquoted(text: string): string {
  return text.trim().replace(quoted, '$1').trim();
}

/** Days from 1 January 1970 to a date of the Gregorian calendar. */
function daysTo(year: number, month: number, day: number): number {
  // Counted from March, so that the leap day is the last one of a year.
  const years = month > 2 ? year : year - 1;
  const months = (month + 9) % 12;
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leaps + Math.floor((153 * months + 2) / 5) + day - 1 - 719_468;
}

/** The day that words name, counted from 1 January 1970 in UTC; undefined for other words. */
function dayOf(words: string, today: number): number | undefined {
  if (words === 'today') return today;
  if (words === 'yesterday') return today - 1;
  const weekday = weekdays.indexOf(words.replace(/^(?:on |last )/u, ''));
  // 1 January 1970 was a Thursday.
  if (weekday !== -1) return today - ((today + 4 - weekday) % 7 || 7);
  if (!/^(?:on )?\d{4}-\d\d-\d\d$/u.test(words)) return undefined;
  const date = words.slice(-10);
  return daysTo(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8)));
}

/** The time of day that words end with, in milliseconds; undefined for one that does not exist. */
function timeOf([words, hour, minute = '0', half]: RegExpExecArray): number | undefined {
  if (hour === undefined) return words.endsWith('midnight') ? 0 : 12 * hourMs;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  const isWrong = hours > 23 || Number(minute) > 59 || (half !== undefined && Number(hour) > 12);
  return isWrong ? undefined : hours * hourMs + Number(minute) * 60_000;
}

/**
 * The moment that words name, in epoch milliseconds and UTC; a day without a time means its end.
 * @example
 * restoreMomentOf('yesterday at noon', Date.UTC(2026, 10, 24, 9)) // => Date.UTC(2026, 10, 23, 12)
 */
export function restoreMomentOf(said: string, now: number): number | undefined {
  const words = said.trim().toLowerCase();
  if (ago.test(words)) {
    const count = Number.parseInt(words, 10) || 1;
    return units.reduce((at, [unit, ms]) => (words.includes(` ${unit}`) ? now - count * ms : at), now);
  }
  const time = clock.exec(words);
  const day = dayOf(words.replace(clock, ''), Math.floor(now / dayMs));
  const since = time ? timeOf(time) : dayMs - 1;
  if (day === undefined || since === undefined) return undefined;
  return Math.min(day * dayMs + since, now);
}

/** "The version before Christmas": a restore point, if one has that name. */
function versionNamed(target: string): RestoreTarget | undefined {
  const text = unquoted(target.replaceAll(point, ''));
  const isVersion = /\b(?:version|save point|state)\b/iu.test(target) && text !== target;
  return isVersion && text !== '' && !ordinary.test(text)
    ? { by: 'name', text, isExact: !/^before /iu.test(text) }
    : undefined;
}

/** The point that the project of now is to be compared with. */
function comparedPoint(said: string, now: number): RestoreRequest | undefined {
  const words = comparing
    .map((pattern) => pattern.exec(said)?.groups?.['name'])
    .find((name) => name !== undefined);
  if (words === undefined) return undefined;
  const isCertain = certainPoint.test(words);
  const text = unquoted(words.replaceAll(point, ''));
  const at = restoreMomentOf(text, now);
  if (at !== undefined)
    return isCertain ? { kind: 'compare', to: { by: 'moment', at }, isCertain } : undefined;
  if (text === '' || ordinary.test(text)) return undefined;
  return {
    kind: 'compare',
    to: { by: 'name', text, isExact: !isCertain && !/^before /iu.test(text) },
    isCertain,
  };
}

/**
 * Reads a sentence about restore points; undefined for any other. `now` is in epoch milliseconds.
 * @example
 * readRestoreRequest('make a restore point called before Christmas', 0) // => { kind: 'create', name: 'before Christmas' }
 */
export function readRestoreRequest(instruction: string, now: number): RestoreRequest | undefined {
  const said = instruction
    .trim()
    .replace(/[.!?]+$/u, '')
    .replaceAll(/\s+/gu, ' ');
  if (listing.test(said)) return { kind: 'list' };
  const made = creating.exec(said) ?? naming.exec(said);
  if (made) {
    const [, name] = made;
    return { kind: 'create', name: name === undefined ? undefined : unquoted(name) };
  }
  const saved = savingAs.exec(said)?.groups?.['name'];
  if (saved !== undefined) return { kind: 'create', name: unquoted(saved), isSave: true };
  const compared = comparedPoint(said, now);
  if (compared) return compared;
  const [, target] = returning.exec(said) ?? [];
  if (target === undefined) return undefined;
  const version = versionNamed(target);
  if (version) return { kind: 'return', to: version, isCertain: false };
  const rest = target.replace(whole, '').trim();
  const isCertain = rest !== target || everything.test(said);
  const at = restoreMomentOf(rest, now);
  if (at !== undefined)
    return isCertain ? { kind: 'return', to: { by: 'moment', at }, isCertain } : undefined;
  // Versions, branches and deploys can be gone back to as well.
  const isExact = !isCertain && quoted.test(rest);
  const isRead = isCertain || isExact || /^before /iu.test(rest);
  return isRead && rest !== ''
    ? { kind: 'return', to: { by: 'name', text: unquoted(rest), isExact }, isCertain }
    : undefined;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The restore points that a target can mean: one, several to choose from, or none. Points are the newest first.
 *
 * @example
 * pointsMeant([{ id: '1', at: 0, reason: 'named', name: 'May' }], { by: 'name', text: 'may', isExact: true })[0]?.id // => '1'
 */
export function pointsMeant<Point extends RestorePointFacts>(
  points: readonly Point[],
  to: RestoreTarget,
): readonly Point[] {
  if (to.by === 'moment') return points.filter(({ at }) => at <= to.at).slice(0, 1);
  const text = plain(to.text);
  const exact = points.filter(({ name, reason }) => reason === 'named' && plain(name) === text);
  if (exact.length > 0 || to.isExact) return exact;
  const words = text.replace(/^before (?:the |my |that |this )?/u, '').split(' ');
  return points.filter(({ name, reason }) => {
    const known = plain(name).split(' ');
    return reason !== 'daily' && words.every((word) => known.some((other) => other.startsWith(word)));
  });
}
