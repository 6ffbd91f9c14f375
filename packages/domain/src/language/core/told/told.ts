import { rememberedByText } from '../../../shared/remember.ts';
import { isThing, type Described, type Thing } from '../../app/listedThings.ts';
import { persons } from '../../app/namedThings.ts';
import { singular } from '../../planner/names.ts';
import { columnOf, factIn, type Fact } from './facts.ts';
import { listIn, topicOf } from './heads.ts';
import { segmentsOf } from './segments.ts';
import { partsOf } from './split.ts';
import { isFactName } from './words.ts';

/** Words after which facts begin. */
const begins =
  /:\s|\s[-–]\s|,\s|\(|\b(?:with|having|like|so|are|is|has|have|needs?|gets?|keep|know|record|remember|note(?: down)?|write(?: down)?|hold|register|save|see|store|track|want|just need|i need|we need)\b(?=\s|:)(?: that| to know| down)?|(?<=\b\p{L}{3,}s)\s(?=(?:the|what|which|who|how|name|number)\b)/giu;

interface Facts {
  readonly known: readonly Fact[];
  readonly unread: readonly string[];
  readonly score: number;
}

/** Names the fact in a part of a list. */
type FactOf = (part: string) => Fact | undefined;

function factsIn(list: string, factOf: FactOf): Facts {
  const parts = partsOf(
    list.replace(/^(?:which|that|who)(?: each| all)? (?:is|are|has|have|needs?)(?: simply| just)? /iu, ''),
  );
  const known: Fact[] = [];
  const unread: string[] = [];
  let score = 0;
  for (const part of parts) {
    const fact = factOf(part);
    const last = known.at(-1);
    // `how they pay, cash or card`: the values of what was named before.
    if (fact && fact.values.length > 1 && fact.name === 'payment method' && last?.name === fact.name) {
      known[known.length - 1] = fact;
      score += 1;
    } else if (fact) {
      if (!known.some(({ name }) => name === fact.name)) known.push(fact);
      score += fact.isKnown ? 2 : -0.3;
    } else {
      unread.push(part);
      score -= 1.5;
    }
  }
  return { known, unread, score };
}

interface Best extends Facts {
  readonly list: string | undefined;
  /** Whether it tells what happens now and then: `whenever I open one up`. */
  readonly isOccasion: boolean;
}

/** Places of a sentence at which facts could begin. */
const mostPlaces = 30;

/** A list that nothing in the message names. */
const unnamed = 'entries';

const occasion =
  /^(?:(?:and|also|then|so|plus)[, ]+)*(?:when(?:ever)?|each time|every time|once) (?:i|we|somebody|someone|a|the|they)\b/iu;

const clauseStart =
  /^(?:what|which|who|whose|how|if|whether|when|where|is|did)\b(?! (?:i|we) (?:need|want|keep|have)\b)/iu;

/** Where the facts of a sentence begin, and what they are of. */
function readSegment(segment: string, topic: string | undefined, factOf: FactOf): Best | undefined {
  const isOccasion = occasion.test(segment);
  const marks = [...segment.matchAll(begins)].slice(0, mostPlaces);
  const places = [0, ...marks.map(({ 0: word, index }) => index + word.length)];
  const readings = places.map((at) => {
    const head = segment.slice(0, at);
    const isOpen = /[:(–-]\s*$/u.test(head);
    const isFact = /,\s*$/u.test(head) && clauseStart.test(head);
    const named =
      at === 0 || isFact ? undefined : listIn(head.replaceAll(/[:,(–-]\s*$/gu, '').trim(), isOpen);
    // `When I take the honey`: what happens to a thing, which is not the thing.
    const list = isOccasion ? undefined : named;
    const after = segment.slice(at);
    const facts = factsIn(/\(\s*$/u.test(head) ? (after.split(')')[0] ?? '') : after, factOf);
    return {
      ...facts,
      list,
      isOccasion,
      score: facts.score + (list !== undefined ? 2 : topic === undefined ? -3 : -1) + (isOpen ? 1 : 0),
    };
  });
  return readings
    .filter(({ known }) => known.some(({ isKnown }) => isKnown))
    .toSorted((one, other) => other.score - one.score)[0];
}

/** A fact as a column of its list: the name of a kid in a list of kids, the number of a person. */
function ownColumn(column: string, list: string): string {
  if (column.startsWith(`${singular(list)} name`)) return 'name';
  if (column === 'day') return 'date';
  return column === 'number' && persons.test(list) ? 'phone' : column;
}

/** Words by which a sentence beside a list may ask for more than it keeps. */
const asking =
  /\b(?:should|must|need(?:s|ed)? to|have to|only|always|cannot|can['’]?t|not|nobody|everyone|everybody|public|private|remind\p{L}*|calculat\p{L}+|add(?:s|ed)? up|sum|total)\b/iu;

/** How sure it is that a message describes lists. */
export interface Told extends Described {
  /** Sentences after a list that say more than it keeps: `mostly it's an hour`. */
  readonly besides: readonly string[];
  /** Facts that could be nothing else. */
  readonly known: number;
  readonly all: number;
}

/**
 * The lists that somebody describes in their own words, over several sentences or lines: what they keep, and what they
 * want to know of each. Undefined where the words describe nothing of that kind.
 */
export function toldThings(text: string, tables: readonly string[]): Told | undefined {
  const things: Thing[] = [];
  const unused: string[] = [];
  const besides: string[] = [];
  const names = new Set(tables.map((name) => singular(name.replaceAll('_', ' '))));
  let topic: string | undefined;
  let known = 0;
  let all = 0;
  const segments = segmentsOf(text);
  // Things that are named later in the message are known as facts before.
  for (const segment of segments) {
    const named = topicOf(segment);
    if (named !== undefined) names.add(singular(named));
  }
  // The same part is read for each place where the facts could begin.
  const factOf = rememberedByText((part) => factIn(part, names));
  for (const segment of segments) {
    const found = readSegment(segment, topic, factOf);
    const sure = found?.known.filter(({ isKnown }) => isKnown).length ?? 0;
    const isFacts = found !== undefined && found.score > 1.5 && sure > 1 && sure >= found.known.length / 3;
    if (!isFacts) {
      topic = topicOf(segment) ?? topic;
      if (things.length > 0 && asking.test(segment)) unused.push(segment);
      else if (things.length > 0 && /\d/u.test(segment)) besides.push(segment);
      continue;
    }
    const entries = topic === undefined ? unnamed : `${singular(topic)} entries`;
    const list = found.list ?? (found.isOccasion ? entries : (topic ?? unnamed));
    topic = list;
    known += sure;
    all += found.known.length + found.unread.length;
    const columns = found.known.map((fact) => ownColumn(columnOf(fact), list));
    const present = things.find(({ name }) => name === list);
    if (present) present.columns.push(...columns.filter((column) => !present.columns.includes(column)));
    else things.push({ name: list, columns });
    unused.push(...found.unread);
  }
  // `what classes I give`: a separate list, and no fact.
  const lists = new Set(things.map(({ name }) => name));
  const own = things.map(({ name, columns }) => ({
    name,
    columns: columns.filter((column) => column === name || !lists.has(column)),
  }));
  // `cafés, products and orders`: lists of lists, of which other rules know more.
  const nested = own.flatMap(({ columns }) =>
    columns.filter((column) => isThing(column) && !isFactName(column)),
  );
  const isNamed = things.length > 0 && things.every(({ name }) => name !== unnamed);
  return isNamed && nested.length < 2 ? { things: own, unused, besides, known, all } : undefined;
}
