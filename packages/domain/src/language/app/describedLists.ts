import { plural } from '../planner/names.ts';
import { listed } from '../planner/outcome.ts';
import { describedIn, isEvent, isThing, type Described } from './listedThings.ts';
import { listedThings } from './thingLists.ts';

/** Lists that a business describes, as an instruction that plans them. */
export interface DescribedLists {
  /** What can be made, and what is not part of it. */
  readonly text: string;
  readonly names: readonly string[];
  readonly label: string;
  readonly instruction: string;
}

/** Words behind which somebody lists what a business keeps. */
const starts =
  /:|\b(?:keep track of|track of|track|store|record|manage|organi[sz]e|note(?: down)?|write down|keep|lists? of|needs?|with|have|has|want|for)\b(?! to\b)/giu;
const telling = /\b(?:i|we|my|our|please|need|want|build|make|create|help|app|system|database)\b/iu;
const ofTables = /\b(?:tables?|columns?|schema|sql|rows?)\b/iu;
/** `an order is from one café and has a day`. */
const having =
  /^(?:(?:every|each|an?|the|one|our|my) )?(?<thing>\p{L}+) (?:(?:is|are|comes?) (?:from|of|for|by) (?:one|an?|the) (?<of>\p{L}+),? (?:and )?)?(?:has|have|needs?) (?<facts>[^.!?]+)/iu;
/** The only thing of a sentence that says what one of it has. */
function onlyThing(text: string): Described | undefined {
  const { thing = '', of = '', facts: said = '' } = having.exec(text)?.groups ?? {};
  const name = plural(thing.toLowerCase());
  if (!isThing(name) || !isEvent(name)) return undefined;
  const described = describedIn(`${name}, ${of}, ${said}`);
  return described.things.length === 1 ? described : undefined;
}

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
  const lists = best && listedThings(best.things, tables);
  if (!lists) return undefined;
  const missing = best.unused.map((part) => `“${part}”`);
  return {
    text: `I can make ${lists.names.length === 1 ? 'this list' : 'these lists'}: ${lists.shown}.${missing.length === 0 ? '' : ` Not part of it yet: ${listed(missing)}.`}`,
    names: lists.names,
    label: lists.label,
    instruction: lists.instruction,
  };
}
