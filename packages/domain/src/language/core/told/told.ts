import { rememberedByText } from '../../../shared/remember.ts';
import { isThing, type Described, type Thing } from '../../app/listedThings.ts';
import { persons } from '../../app/namedThings.ts';
import { plural, singular } from '../../planner/names.ts';
import { columnOf, factIn, type Fact } from './facts.ts';
import { topicOf } from './heads.ts';
import { namedIn, type Named } from './named.ts';
import { hasFacts, readSegment, type SegmentFacts } from './segmentFacts.ts';
import { segmentsOf } from './segments.ts';
import { isFactName, ruled } from './words.ts';

/** A list that nothing in the message names. */
const unnamed = 'entries';

/** A fact as a column of its list: the name of a kid in a list of kids, the number of a person. */
function ownColumn(column: string, list: string): string {
  if (column.startsWith(`${singular(list)} name`)) return 'name';
  if (column === 'day') return 'date';
  return column === 'number' && persons.test(list) ? 'phone' : column;
}

/** Whether a sentence lists the facts of one thing rather than things. */
function isRatherFacts({ known, list, isOccasion }: SegmentFacts, { things }: Named): boolean {
  if (list === undefined) return isOccasion;
  const named = new Set(things.map((thing) => singular(thing)));
  const own = known.filter(({ name, isKnown }) => isKnown && !named.has(singular(name)));
  return own.length >= things.length;
}

/** The people whose facts are listed without a word for them: `student name, father name, mobile`. */
function whoseName(known: readonly Fact[]): string | undefined {
  const who = /^(?<who>\p{L}+) name$/u.exec(known[0]?.name ?? '')?.groups?.['who'];
  return who !== undefined && persons.test(plural(who)) ? plural(who) : undefined;
}

/** A heading over facts of something that is no list: `Tables: number and how many fit`. */
const unknownHeading = /^(?!(?:columns|fields|facts|things|details|notes|needs)\b)\p{L}+s: \P{L}*\p{L}/iu;

/** Words by which a sentence beside a list may ask for more than it keeps. */
const asking =
  /\b(?:should|must|need(?:s|ed)? to|have to|only|always|cannot|can['’]?t|not|nobody|everyone|everybody|public|private|remind\p{L}*|calculat\p{L}+|add(?:s|ed)? up|sum|total)\b/iu;

/** Whether a sentence surely lists facts. */
function isSure({ known, unread, list, score, isOpen }: SegmentFacts): boolean {
  const sure = known.filter(({ isKnown }) => isKnown).length;
  const isHeading = isOpen && list !== undefined && known.length > 2;
  return (
    score > 1.5 &&
    (sure > 1 || isHeading) &&
    (sure >= known.length / 3 || (isHeading && unread.length <= known.length / 3))
  );
}

/** Whether a sentence adds facts to the list before it: `And if it is paid or not`. */
function isMore(segment: string, { known, unread, list }: SegmentFacts, things: readonly Thing[]): boolean {
  return (
    things.length > 0 &&
    list === undefined &&
    unread.length === 0 &&
    known.every(({ isKnown }) => isKnown) &&
    /^(?:oh,? )?(?:and|also|plus)\b[, ]*(?:also )?(?:if|whether|who|when|how|which|what|where)\b/iu.test(
      segment,
    )
  );
}

/** On one day, `from when to when` is a time. */
function withinDay(columns: readonly string[]): string[] {
  const isWithin = ['date', 'start date', 'end date'].every((column) => columns.includes(column));
  return columns.map((column) =>
    isWithin ? column.replace(/^(?<what>start|end) date$/u, '$<what> time') : column,
  );
}

/** How sure it is that a message describes lists. */
export interface Told extends Described {
  /** Sentences after a list that say more than it keeps: `mostly it's an hour`. */
  readonly besides: readonly string[];
  /** Facts that could be nothing else. */
  readonly known: number;
  readonly all: number;
}

/** What was read of a message so far. */
interface Gathered {
  readonly things: Thing[];
  readonly unused: string[];
  readonly besides: string[];
  known: number;
  all: number;
  /** What the sentence before was about. */
  topic: string | undefined;
  /** Whether things were named before, so that a sentence may go on with them. */
  isNaming: boolean;
}

function addNamed(gathered: Gathered, named: Named): void {
  gathered.isNaming = true;
  for (const name of named.things)
    if (!gathered.things.some((thing) => thing.name === name)) gathered.things.push({ name, columns: [] });
  gathered.known += named.things.length;
  gathered.all += named.things.length + named.unread.length;
  gathered.unused.push(...named.unread);
}

function addFacts(gathered: Gathered, found: SegmentFacts): void {
  const { things, topic } = gathered;
  const entries = topic === undefined ? unnamed : `${singular(topic)} entries`;
  const list = found.list ?? whoseName(found.known) ?? (found.isOccasion ? entries : (topic ?? unnamed));
  const columns = found.known.map((fact) => ownColumn(columnOf(fact), list));
  const present = things.find(({ name }) => name === list);
  if (present) present.columns.push(...columns.filter((column) => !present.columns.includes(column)));
  else things.push({ name: list, columns });
  gathered.topic = list;
  gathered.known += found.known.filter(({ isKnown }) => isKnown).length;
  gathered.all += found.known.length + found.unread.length;
  gathered.unused.push(...found.unread);
}

/** Notes a sentence that lists nothing: what it is about, and whether it says something that is not made. */
function setAside(gathered: Gathered, segment: string, found: SegmentFacts | undefined): void {
  const { things, unused, besides } = gathered;
  const isListed = found?.list !== undefined && found.known.length > 1;
  gathered.topic = topicOf(segment) ?? gathered.topic;
  if (besides.includes(segment)) return;
  if (unknownHeading.test(segment) || isListed || (things.length > 0 && asking.test(segment)))
    unused.push(segment);
  else if (things.length > 0 && /\d/u.test(segment)) besides.push(segment);
}

/**
 * The lists that somebody describes in their own words, over several sentences or lines: what they keep, and what they
 * want to know of each. Undefined where the words describe nothing of that kind.
 */
export function toldThings(text: string, tables: readonly string[]): Told | undefined {
  const gathered: Gathered = {
    things: [],
    unused: [],
    besides: [],
    known: 0,
    all: 0,
    topic: undefined,
    isNaming: false,
  };
  const segments = segmentsOf(text);
  // Things that are named later in the message are known as facts before.
  const names = new Set([
    ...tables.map((name) => singular(name.replaceAll('_', ' '))),
    ...segments.flatMap((segment) => topicOf(segment) ?? []).map((name) => singular(name)),
  ]);
  // The same part is read for each place where the facts could begin.
  const factOf = rememberedByText((part) => factIn(part, names));
  for (const segment of segments) {
    if (ruled.test(segment)) gathered.besides.push(segment);
    const found = readSegment(segment, gathered.topic, factOf);
    const isFacts = found !== undefined && isSure(found);
    const mayName = tables.length === 0 && !hasFacts(segment);
    const named = mayName ? namedIn(segment, gathered.isNaming) : undefined;
    const isElse = unknownHeading.test(segment) && found?.list === undefined;
    if (named && !(isFacts && isRatherFacts(found, named))) addNamed(gathered, named);
    else if (found && !isElse && (isFacts || isMore(segment, found, gathered.things)))
      addFacts(gathered, found);
    else setAside(gathered, segment, found);
  }
  // `what classes I give`: a separate list, and no fact.
  const lists = new Set(gathered.things.map(({ name }) => name));
  const things = gathered.things.map(({ name, columns }) => ({
    name,
    columns: withinDay(columns.filter((column) => column === name || !lists.has(column))),
  }));
  // `cafés, products and orders`: lists of lists, of which other rules know more.
  const nested = things.flatMap(({ columns }) =>
    columns.filter((column) => isThing(column) && !isFactName(column)),
  );
  const isNamed = things.length > 0 && things.every(({ name }) => name !== unnamed);
  const { unused, besides, known, all } = gathered;
  return isNamed && nested.length < 2 ? { things, unused, besides, known, all } : undefined;
}
