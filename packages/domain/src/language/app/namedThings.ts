import { plural, singular, toIdentifier } from '../planner/names.ts';
import { capitalise, listed } from '../planner/outcome.ts';
import { inPattern, isReachable } from './pattern.ts';
import { note, phone, text } from './blueprints/fields.ts';
import type { AppEntity, AppField, Blueprint } from './spec.ts';

/** An app for things that no blueprint knows, with the words that name the kind and where the first thing is named. */
export interface NamedThings {
  readonly blueprint: Blueprint;
  readonly said: string;
  readonly index: number;
  /** What the app is to have, as a list names it: `app with customers and fittings`. */
  readonly listed?: readonly string[];
}

const whole = String.raw`(?<whole>app|application|tracker|manager|log|planner|tool|system|web ?site|site)`;
const request = String.raw`^(?:please |can you |could you )*(?:build|make|create|design|develop|set up|start|give me|i (?:want|need|would like))(?: me| us)? (?:an? |the |my |our )?(?:simple |small |little |new |private )?`;
const verbs =
  'with|having|containing|(?:that|which) (?:has|have|keeps?|stores?|contains?)|to track|to keep track of|to manage|to log|to record|to organi[sz]e|to list|to collect|to store|for tracking|for managing|for logging|for recording|where i can (?:track|keep|log|record|manage)|for|about';
const things = String.raw`(?:all )?(?:my |our |the )?(?<things>[\p{L}\p{N}’' ,-]+?)`;
const parts = String.raw`(?: (?:with|and their|each with) (?<parts>[\p{L}\p{N}’' ,-]+?))?`;
const end = String.raw`(?=[.!?;]| (?:called|named|where|so that)\b|$)`;
/** `an app to track my plants with species`; `an app for my beekeeping with hives and inspections`. */
const afterWhole = new RegExp(String.raw`${request}${whole} (?:${verbs}) ${things}${parts}${end}`, 'iu');
/** `a plant tracker with species`. */
const beforeWhole = new RegExp(
  String.raw`${request}(?<things>[\p{L}-]+(?<!ness|ing)) (?<whole>tracker|log|collection)${parts}${end}`,
  'iu',
);

const containing =
  /\b(?:with|having|containing|(?:that|which) (?:has|have|keeps?|stores?|contains?)) (?:all )?(?:my |our |the )?$/iu;

const types: readonly (readonly [RegExp, AppField['type']])[] = [
  [/\b(?:dates?|days?|birthdays?|deadlines?|when|last|next|due|since|until)\b/u, 'date'],
  [/\b(?:prices?|costs?|amounts?|fees?|budgets?|salar(?:y|ies)|values?)\b/u, 'money'],
  [/\b(?:numbers? of|how many|counts?|quantit(?:y|ies)|ages?|years?|minutes|pages)\b/u, 'whole-number'],
  [/\be-?mails?\b/u, 'email'],
  [/\b(?:links?|websites?|urls?)\b/u, 'link'],
  [/\b(?:notes?|descriptions?|details|comments?)\b/u, 'long'],
];

function itemsOf(list: string): readonly string[] {
  return list
    .toLowerCase()
    .split(/,| and /u)
    .map((item) => item.replace(/^\s*(?:(?:and|an?|the|my|our|their|its|each|all)\s+)*/u, '').trim())
    .filter((item) => item !== '');
}

/** Whether a noun names several things, as a table does. */
export function isSeveral(item: string): boolean {
  return plural(item) === item && singular(item) !== item && types.every(([words]) => !words.test(item));
}

const isShort = (item: string): boolean => item.split(' ').length <= 3;

function fieldOf(item: string, at: number): AppField {
  const type = types.find(([words]) => words.test(item))?.[1] ?? 'text';
  const name = toIdentifier(item);
  return {
    name: isReachable(name) ? name : `field_${at + 1}`,
    label: capitalise(item),
    type,
    words: new RegExp(inPattern(item), 'u'),
  };
}

function entityOf(item: string, at: number, isPublic: boolean, fields: readonly AppField[]): AppEntity {
  const all = plural(item);
  const one = singular(item);
  return {
    ...(isReachable(toIdentifier(all))
      ? { name: toIdentifier(all) }
      : { name: `list_${at + 1}`, several: all }),
    one,
    title: isPublic ? capitalise(all) : `My ${all}`,
    words: new RegExp(`${inPattern(all)}|${inPattern(one)}`, 'u'),
    access: isPublic ? 'public' : 'own',
    fields: [text('name', 'Name'), ...fields, note],
  };
}

/** Most tables and fields that one sentence names. */
export const mostThings = 8;
/** Fields that every one of these tables has. */
const always = new Set(['name', 'note', 'notes']);
/** Tables and columns that an app has anyway. */
const taken = new Set(['staff', 'users', 'accounts', 'id', 'user_id', 'created_at']);

/**
 * An app for the things that a sentence names: several things are tables, single ones are fields of the first. On a site
 * everybody sees them; in an app people keep them for themselves.
 */
export function namedThings(sentence: string): NamedThings | undefined {
  const after = afterWhole.exec(sentence)?.groups;
  const {
    whole: said = '',
    things: named = '',
    parts: listedParts = '',
  } = after ?? beforeWhole.exec(sentence)?.groups ?? {};
  const subjects = itemsOf(named).map((item) => (after ? item : plural(item)));
  const more = itemsOf(listedParts).filter((item) => !always.has(item));
  // A single one, as in 'for my beekeeping', says what it is about.
  const [about, second] = subjects;
  const isAbout = about !== undefined && second === undefined && !isSeveral(about);
  const tables = [...(isAbout ? [] : subjects), ...more.filter(isSeveral)];
  const fields = more.filter((item) => !isSeveral(item)).map(fieldOf);
  const names = [...tables.map(toIdentifier), ...fields.map(({ name }) => name)];
  const isClear =
    tables.length > 0 &&
    names.length <= mostThings &&
    tables.every((item) => plural(item) === item) &&
    [...tables, ...more].every(isShort) &&
    new Set(names).size === names.length &&
    names.every((name) => name !== '' && !taken.has(name));
  if (!isClear) return undefined;
  const isPublic = said.endsWith('site');
  const isListed = containing.test(sentence.slice(0, sentence.indexOf(named)));
  return {
    blueprint: {
      kind: `${isPublic ? 'site' : 'app'} ${isListed ? 'with' : 'for'} ${listed(tables)}`,
      words: /apps?|sites?/u,
      near: /apps?|sites?/u,
      title: capitalise(listed(tables)),
      entities: tables.map((item, at) => entityOf(item, at, isPublic, at === 0 ? fields : [])),
    },
    said,
    index: sentence.indexOf(named),
    ...(isListed && { listed: tables }),
  };
}

const keeping =
  /(?:^|[.!?;,] |\band )(?:i|we|it)(?: (?:need|want|would like|have|should|must|also|will))*(?: to)? (?:also )?(?:keep|track|manage|store|record|handle|save|have|write down)s?(?: (?:track|lists?|a list|records?) of)? (?<list>[\p{L}’' -]+(?:, ?[\p{L}’' -]+)*?)(?=,? (?:and )?(?:my |the |our )?\p{L}+ (?:can|could|should|must|want|will|may)\b|,? and (?:my|the|i|we|our)\b|[.!?;]|$)/iu;

/** Rows that a person mentions by a phone number too. */
export const persons =
  /^(?:customers?|clients?|members?|pupils?|students?|owners?|patients?|tenants?|guests?|teachers?|suppliers?|volunteers?|parents?|players?|drivers?|cleaners?|workers?|employees?|trainers?|coach(?:es)?|famil(?:y|ies)|buyers?|kids|children|people)$/u;

/** Things that a separate sentence names: “I keep customers, jobs and fittings”. Only staff sees them. */
export function keptThings(
  described: string,
): { readonly said: string; readonly entities: readonly AppEntity[] } | undefined {
  const found = keeping.exec(described);
  const items = [...new Set(itemsOf(found?.groups?.['list'] ?? ''))];
  const isClear =
    items.length > 1 &&
    items.length <= mostThings &&
    items.every((item) => isSeveral(item) && isShort(item) && !taken.has(toIdentifier(item)));
  if (!found || !isClear) return undefined;
  const entities = items.map((item, at): AppEntity => {
    const more = persons.test(item) ? [phone] : [];
    return { ...entityOf(item, at, false, more), title: capitalise(plural(item)), access: 'team' };
  });
  return { said: found[0].replace(/^[.!?;,] /u, '').trim(), entities };
}

/** What is nobody's business but the founder's. */
const privateThings =
  /\b(?:payments?|fees|dues|addresses|phones?|numbers|e-?mails?|invoices?|bills?|wages|salar(?:y|ies)|debts|notes|keys|codes|passwords?|contracts?|registrations?|subscriptions?|budgets?|expenses|incidents?)\b/u;
const alsoShown = /(?:^|[.!?;] )it also has (?<list>[\p{L}’' -]+(?:, ?[\p{L}’' -]+)*)(?=[.!?;]|$)/iu;

/** Further things that a text names for an app: “It also has teams and sponsors”. Everybody sees them, unless they tell of people. */
export function furtherThings(
  described: string,
): { readonly said: string; readonly entities: readonly AppEntity[] } | undefined {
  const found = alsoShown.exec(described);
  const items = itemsOf(found?.groups?.['list'] ?? '');
  const isClear =
    items.length > 0 &&
    items.length <= mostThings &&
    items.every((item) => isSeveral(item) && isShort(item) && !taken.has(toIdentifier(item)));
  if (!found || !isClear) return undefined;
  const entities = items.map((item, at): AppEntity => {
    const isPrivate = persons.test(item) || privateThings.test(item);
    const entity = entityOf(item, at, !isPrivate, persons.test(item) ? [phone] : []);
    return isPrivate ? { ...entity, title: capitalise(plural(item)), access: 'team' } : entity;
  });
  return { said: found[0].replace(/^[.!?;] /u, '').trim(), entities };
}

/** The beginning of what somebody does, or of a sentence. */
const deed =
  /^(?:i|we|you|they|he|she|it|people|add|book|see|choose|pick|pay|send|order|leave|say|tell|find|read|writes?|show|sign|log|upload|ask|make|have|get|check|cancel|reserve|view|enter|put|start|can|must|only|no|just)\b/u;

/** A list of several things, as a person writes it beside the name of a site. */
const row = /(?:^|[.:;] ?)[\p{L}’' -]+(?:, ?[\p{L}’' -]+){2,}(?=[.!?;]|$)/giu;

/** The things of a list in a text that \`isKnown\` does not know, as names of several. */
export function listedBeside(described: string, isKnown: (item: string) => boolean): readonly string[] {
  const lists = [...described.matchAll(row)]
    .map(([list]) => itemsOf(list.replace(/^[.:;] ?/u, '')))
    // Sentences with commas name deeds.
    .filter((list) => !list.some((item) => deed.test(item)));
  const items = lists.flatMap((list) => list.map((item) => item.replace(/ (?:at|on|in|with|for) .*$/u, '')));
  return [...new Set(items)].filter(
    (item) => isSeveral(item) && isShort(item) && !taken.has(toIdentifier(item)) && !isKnown(item),
  );
}

/** Whether a sentence names more things for an app than one can have. */
export function namesTooMany(sentence: string): boolean {
  const { things: named = '', parts: listedParts = '' } = afterWhole.exec(sentence)?.groups ?? {};
  return itemsOf(`${named},${listedParts}`).length > mostThings + 1;
}
