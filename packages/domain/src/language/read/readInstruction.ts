import type { Service } from '../../operations/types.ts';
import type { Reading, ReadWords } from '../ast/index.ts';
import { withClock } from '../core/clock.ts';
import { withChoiceList } from '../core/frames/near/choiceList.ts';
import { withDeadline } from '../core/frames/near/dueWords.ts';
import { withChanges } from '../core/frames/near/changeWords.ts';
import { withDayVerb } from '../core/frames/near/dayVerbs.ts';
import { withExclusions } from '../core/frames/near/exclusions.ts';
import { withHours } from '../core/frames/near/hoursWords.ts';
import { inParticiples } from '../core/frames/near/participles.ts';
import { ground } from '../core/ground.ts';
import { knownWords, lexicon as hostWords } from '../core/hosts/lexicon.ts';
import { readDatabase, readHosts, readWhole, wholeSentences } from '../core/index.ts';
import type { CoreContext, HostContext } from '../core/index.ts';
import { coreIndex } from '../core/schemaIndex.ts';
import { tokenise } from '../core/tokens.ts';
import { questionOf, readOffer, type LearnedModel } from '../learned/index.ts';
import { isPlausible } from '../core/advice/plausible.ts';
import { serviceOf } from '../routing/index.ts';

/** What an instruction is read against. */
export interface InstructionContext extends CoreContext {
  /** The code and the site; without them only the database can be meant. */
  readonly hosts?: Omit<HostContext, 'service'>;
  /** The service that the founder has chosen; otherwise the words decide. */
  readonly service?: Service;
  /** What was learned from annotated messages about databases; without it, only the rules read. */
  readonly learned?: LearnedModel;
}

/** One way to read an instruction. */
export interface InstructionReading {
  readonly reading: Reading;
  /** Whose rules read it: those of the database, or those of code and site. */
  readonly rules: 'database' | 'hosts';
  /** True for the rules of the service that was chosen or that the words suggest. */
  readonly isSuggested: boolean;
  /** Words of the instruction, each with what it was read as; empty for a question without any. */
  readonly explanation: readonly ReadWords[];
  /** True where it need not be asked about: rules and what was learned read the same, or each value of a row has its place. */
  readonly isAgreed?: boolean;
  /** True where every word has its place in a list of rows or in a usual question, so nothing else may read it. */
  readonly isWhole?: boolean;
  /** Other instructions that the words may mean, the likeliest first. */
  readonly others?: readonly string[];
}

function wordsOf(reading: {
  readonly kind: Reading['kind'];
  readonly words?: readonly ReadWords[] | undefined;
}): readonly ReadWords[] {
  const { words = [] } = reading;
  return words;
}

/** What code and sites consist of: a table of that name does not take the word away from them. */
const hostNouns =
  /^(?:branch|version|save|commit|page|site|website|file|folder|picture|photo|preview|deploy|deployment|release|domain|address|variable|setting|tag|label|redirect|password|change|history)(?:e?s)?$/u;

/** True where words name a table, a column or a value of the database, and no part of code or a site. */
function namesData(text: string, { lexicon }: CoreContext): boolean {
  return ground(tokenise(text), coreIndex(lexicon)).some(
    ({ entries, corrected, lower }) =>
      entries.length > 0 &&
      corrected === undefined &&
      !lower.split(' ').every((word) => hostNouns.test(word)),
  );
}

/** What people did or did not do: `who did not pay`, `which customers have paid`. */
const deed =
  /\b(?:who|which|what|whose)\b.*?\b(?:did|does|do|has|have|had|must|should|needs?|didn['’]?t|doesn['’]?t|don['’]?t|hasn['’]?t|haven['’]?t)\b(?: not| already| still| yet| ever| never| to)* (?<verb>\p{L}+)/iu;

/** True for a question about a deed that is none of code or site: who changed or saved something is theirs. */
function isOtherDeed(text: string): boolean {
  const verb = deed.exec(text)?.groups?.['verb']?.toLowerCase();
  return verb !== undefined && hostWords.get(verb) === undefined;
}

/** Words without which a sentence that the database could mean is not about code or the site. */
const aboutHosts =
  /\b(?:(?:web)?sites?|pages?|publi\p{L}+|live|online|offline|deploy\p{L}*|domains?|addresse?s?|previews?|versions?|sav(?:e|es|ed|ing)|branch\p{L}*|commit\p{L}*|files?|folders?|history|chang\p{L}+|undo|restor\p{L}+|roll\p{L}*|passwords?|code|repositor\p{L}+|merg\p{L}+|visitors?|redirects?|variables?|releas\p{L}+|launch\p{L}*|drafts?|tags?|links?|work|back|out|up|down|ready|finished|done|discard|throw|keep|yesterday|happen\p{L}*|internet|web|world|public|every(?:one|body))\b/iu;

/**
 * True for a reading about code or site of words that belong to the database: they name what is in it, they are a
 * question of which a word was left out, or no word of them is about code or a site.
 */
function isStray(reading: Reading, text: string, context: CoreContext): boolean {
  if (namesData(text, context) || isOtherDeed(text)) return true;
  if (!aboutHosts.test(text)) return true;
  if (reading.kind !== 'parts') return false;
  const isAsked = reading.parts.every((part) => 'question' in part);
  return isAsked && (reading.unused ?? []).some((word) => !knownWords.has(word.toLowerCase()));
}

/** What was offered, without choices that a sentence cannot mean. */
function plausible<Kind extends { readonly reading: Reading | undefined }>(
  offer: Kind,
  text: string,
  lexicon: CoreContext['lexicon'],
): Kind {
  const { reading } = offer;
  if (reading?.kind !== 'question') return offer;
  const choices = reading.choices.filter(({ instruction }) => isPlausible(instruction, text, lexicon));
  return { ...offer, reading: { ...reading, choices } };
}

/** Instructions that a message may mean instead. */
const mostOthers = 3;

/**
 * Reads an instruction for any service by the rules of the core. Readings that can be planned come first, those of the
 * suggested service before the others; a question back is asked by the suggested service, or by the other one where it
 * alone has read something.
 * @returns an empty list if no rule reads it completely.
 *
 * @example
 * readInstruction('members: name, email', { lexicon: { tables: [] }, today: '2026-11-23' }).map(({ rules }) => rules) // => ['database']
 * readInstruction('Pia and Jo like tea', { lexicon: { tables: [] }, today: '2026-11-23' }) // => []
 */
export function readInstruction(
  instruction: string,
  { lexicon, today, hosts, service, learned }: InstructionContext,
): readonly InstructionReading[] {
  const index = coreIndex(lexicon);
  const asked = withExclusions(withChoiceList(instruction));
  const words = withChanges(withDayVerb(withClock(asked), index), index);
  const text = withHours(words, index);
  const plain = withDeadline(inParticiples(text, index), index);
  const suggested = (service ?? serviceOf(text)) === 'database' ? 'database' : 'hosts';
  const isForData = service === undefined || service === 'database';
  const listed = isForData ? readWhole(text, { lexicon, today }) : undefined;
  const offer =
    !isForData || listed
      ? undefined
      : learned
        ? readOffer(plain, { lexicon, today }, learned)
        : { reading: readDatabase(plain, { lexicon, today }), isAgreed: false, others: [] };
  const sentences = offer && !offer.isAgreed ? wholeSentences(text, { lexicon, today }, offer.reading) : [];
  const others = [
    ...sentences,
    ...(offer?.others.filter((other) => isPlausible(other, text, lexicon)) ?? []),
  ].slice(0, mostOthers);
  const byDatabase = listed?.reading ?? (offer && questionOf(plausible({ ...offer, others }, text, lexicon)));
  const readByHosts =
    hosts && service !== 'database' && !listed
      ? readHosts(text, { ...hosts, ...(service && { service }) })?.reading
      : undefined;
  const isElsewhere =
    readByHosts !== undefined &&
    service === undefined &&
    suggested === 'database' &&
    isStray(readByHosts, text, { lexicon, today });
  const byHosts = isElsewhere ? undefined : readByHosts;
  // A question back is asked by the rules that the words suggest, by others only where those read nothing.
  const asking =
    suggested === 'database' ? (byDatabase ? 'database' : 'hosts') : byHosts ? 'hosts' : 'database';
  const found = (rules: 'database' | 'hosts', reading: Reading | undefined): readonly InstructionReading[] =>
    reading === undefined || (reading.kind !== 'parts' && rules !== asking)
      ? []
      : [
          {
            reading,
            rules,
            isSuggested: rules === asking,
            explanation: wordsOf(reading),
            ...(rules === 'database' && offer && { isAgreed: offer.isAgreed, others }),
            ...(rules === 'database' && listed && { isAgreed: listed.isSure, isWhole: true }),
          },
        ];
  const ofDatabase = found('database', byDatabase);
  const ofHosts = found('hosts', byHosts);
  return (suggested === 'database' ? [...ofDatabase, ...ofHosts] : [...ofHosts, ...ofDatabase]).toSorted(
    (one, other) => Number(other.reading.kind === 'parts') - Number(one.reading.kind === 'parts'),
  );
}
