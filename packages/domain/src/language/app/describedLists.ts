import { plural, singular, toIdentifier, withoutAccents } from '../planner/names.ts';
import { listed } from '../planner/outcome.ts';
import { isSeveral, persons } from './namedThings.ts';

/** Lists that a business describes, as an instruction that plans them. */
export interface DescribedLists {
  /** What can be made, and what is not part of it. */
  readonly text: string;
  readonly names: readonly string[];
  readonly label: string;
  readonly instruction: string;
}

interface Thing {
  readonly name: string;
  readonly columns: string[];
}

/** Words behind which somebody lists what a business keeps. */
const starts =
  /:|\b(?:keep track of|track of|track|store|record|manage|organi[sz]e|note(?: down)?|write down|keep|lists? of|needs?|with|have|has|want|for)\b(?! to\b)/giu;
const telling = /\b(?:i|we|my|our|please|need|want|build|make|create|help|app|system|database)\b/iu;
const ofTables = /\b(?:tables?|columns?|schema|sql|rows?)\b/iu;
/** `an order is from one café and has a day`. */
const having =
  /^(?:(?:every|each|an?|the|one|our|my) )?(?<thing>\p{L}+) (?:(?:is|are|comes?) (?:from|of|for|by) (?:one|an?|the) (?<of>\p{L}+),? (?:and )?)?(?:has|have|needs?) (?<facts>[^.!?]+)/iu;
const articles =
  /^(?:(?:and|also|all|an?|the|my|our|their|its|his|her|each|every|some|many|different|various|then|plus|of|as well as|where|which|what|if|whether|when|who|it is|it was|they|it|is|are|have|has|i|we|do|did)\s+)+/iu;
const tails =
  /\s+(?:it is|it was|they (?:are|have|pay)|it|they|there|please|too|as well|each|etc|and so on)$/iu;
/** Nouns for what happens on a day, which names the things it is about. */
const events =
  /^(?:orders?|bookings?|appointments?|lessons?|visits?|jobs?|repairs?|sales?|payments?|reservations?|rentals?|rides?|walks?|sessions?|deliver(?:y|ies)|invoices?|treatments?|loans?|shifts?|trainings?|match(?:es)?|inspections?|fittings?|quotes?|offers?|enquir(?:y|ies)|hours|stays?)$/iu;
/** Words in the plural or alone that say something of a thing, and are none. */
const facts =
  /^(?:name|phones?|addresse?s?|e-?mails?|prices?|costs?|rents?|dates?|days?|times?|hours|months?|years?|birthdays?|notes?|details|status|paid|amounts?|totals?|colou?rs?|sizes?|kinds?|types?|descriptions?|quantit(?:y|ies)|numbers?|pieces|how many .+|links?|photos?|pictures?|weights?|lengths?|ages?|fees?|(?:\p{L}+ )?(?:name|phone|address|email|date|day|time|price|number|cost|fee|status))$/iu;

/** Words that begin no name of a list. */
const noName =
  /^(?:either|max|min|maximum|minimum|several|more|most|other|others|one|two|three|few|any|no|not|never|always|only|sometimes|this|that|these|those|new|last|next)\b/u;

function isThing(said: string): boolean {
  const noun = withoutAccents(said);
  return /^[a-z-]+(?: [a-z-]+)?$/u.test(noun) && isSeveral(noun) && !facts.test(noun) && !noName.test(noun);
}

function bare(said: string): string {
  return said
    .toLowerCase()
    .replaceAll(/["“”.!?]/gu, '')
    .trim()
    .replace(articles, '')
    .replace(tails, '')
    .trim();
}

/** The name of a fact: `whether it is paid` is `paid`, `paid yes or no` is `paid (yes/no)`. */
function factOf(said: string): string {
  return bare(said)
    .replace(/ (?:yes ?\/ ?no|yes or no)$/u, ' (yes/no)')
    .replace(/ (?:who|that|which|where) .+$/u, '')
    .replace(/^(?<unit>days?|dates?|months?|times?) (?:we|they|i|it|he|she) .+$/u, '$<unit>');
}

interface Described {
  readonly things: readonly Thing[];
  /** What is too long to be the name of a fact. */
  readonly unused: readonly string[];
}

/** Things with their facts: `products with price, and orders (day, paid)`. */
function describedIn(list: string): Described {
  const things: Thing[] = [];
  const unused: string[] = [];
  const parts = list
    .replaceAll(/\((?<inner>[^()]*)\)/gu, ' with $<inner>')
    .split(/\s*[,;&:]\s*|\s+(?:and|with|plus)\s+/u);
  for (const part of parts) {
    const noun = bare(part);
    const fact = factOf(part);
    const last = things.at(-1);
    if (/^(?:and )?who (?:\S+ ){2}|(?<!yes )\bor\b|[–-] /iu.test(part)) unused.push(part.trim());
    else if (isThing(noun)) {
      if (!things.some(({ name }) => name === noun)) things.push({ name: noun, columns: [] });
    } else if (last && fact.split(' ').length > 3) unused.push(part.trim());
    else if (fact !== '') last?.columns.push(fact);
  }
  return { things, unused };
}

/** The only thing of a sentence that says what one of it has. */
function onlyThing(text: string): Described | undefined {
  const { thing = '', of = '', facts: said = '' } = having.exec(text)?.groups ?? {};
  const name = plural(thing.toLowerCase());
  if (!isThing(name) || !events.test(name)) return undefined;
  const described = describedIn(`${name}, ${of}, ${said}`);
  return described.things.length === 1 ? described : undefined;
}

/** The columns of a thing: its facts, and what such a thing always has. */
function columnsOf({ name, columns }: Thing, all: readonly Thing[]): readonly string[] {
  const own = [...new Set(columns)].filter((column) => column !== 'name');
  if (!events.test(name)) {
    const isReached = own.some((column) => /phone|mail/u.test(column));
    const phone = persons.test(name) && !isReached ? ['phone'] : [];
    return ['name', ...(phone.length + own.length === 0 ? ['notes'] : [...phone, ...own])];
  }
  const about = all.filter((other) => !events.test(other.name)).map((other) => singular(other.name));
  const hasDay = own.some((column) => /date|day|time|when|month/u.test(column));
  return [
    ...about.slice(0, 4),
    ...(hasDay ? [] : ['date']),
    ...own.filter((column) => !about.includes(column)),
  ];
}

/** Most lists that one description makes. */
const most = 6;

/**
 * The lists that somebody describes who says what a business keeps: its things, what is known of each, and what happens to
 * them. Undefined where the words list nothing of that kind, or a list is there already.
 *
 * @example
 * describedLists('I need an order book: cafes, products with price, orders with day', [])?.instruction
 * // => 'cafes: name, notes; products: name, price; orders: cafe, product, day'
 */
export function describedLists(said: string, tables: readonly string[]): DescribedLists | undefined {
  const text = said.trim().replaceAll(/\s+/gu, ' ');
  if (ofTables.test(text) || text.length > 600) return undefined;
  const found = telling.test(text)
    ? [...text.matchAll(starts)].map(({ 0: word, index }) =>
        describedIn(text.slice(index + word.length).replace(/[.!?](?: .*)?$/u, '')),
      )
    : [];
  // A thing with two facts is the least that is a list.
  const size = ({ things }: Described): number =>
    things.length * 10 + things.reduce((sum, { columns }) => sum + columns.length, 0);
  const [best = onlyThing(text)] = found
    .filter((one) => size(one) > 11)
    .toSorted((one, other) => size(other) - size(one));
  if (!best || best.things.length > most) return undefined;
  const lists = best.things.map((thing) => ({ name: thing.name, columns: columnsOf(thing, best.things) }));
  const names = lists.map(({ name }) => toIdentifier(name));
  if (new Set(names).size < names.length || names.some((name) => tables.includes(name))) return undefined;
  const shown = lists.map(({ name, columns }) => `${name} (${columns.join(', ')})`);
  const missing = best.unused.map((part) => `“${part}”`);
  return {
    text: `I can make ${lists.length === 1 ? 'this list' : 'these lists'}: ${listed(shown)}.${missing.length === 0 ? '' : ` Not part of it yet: ${listed(missing)}.`}`,
    names: lists.map(({ name }) => name),
    label: `Make the ${lists.length === 1 ? 'list' : 'lists'} ${listed(lists.map(({ name }) => name))}`,
    instruction: lists.map(({ name, columns }) => `${name}: ${columns.join(', ')}`).join('; '),
  };
}
