import { isThing } from '../../app/listedThings.ts';
import { plural } from '../../planner/names.ts';
import { deedIn } from './deeds.ts';
import { listCalled } from './heads.ts';
import { isFactName } from './words.ts';

/** Things that somebody names without what is known of each. */
export interface Named {
  readonly things: readonly string[];
  /** Parts of the list that name no thing. */
  readonly unread: readonly string[];
}

/** Words after which things are listed: `I want to follow my clients`, `one place for the cats`. */
const begins =
  /(?::|\b(?:keep(?:ing)? (?:a )?(?:track|records?|lists?|notes?|an eye) (?:of|on)|track(?: of)?|follow|write down|note(?: down)?|record|log|manage|organi[sz]e|control|register|store|lists? (?:of|for)|remember|know(?: about)?|see|(?:place|somewhere|something|home) for|for me|looking for|look after|order in|(?:need|want)(?: is)?|wanna|have|keep|put|hold|sort out|handle|produce)\b)[,:]?\s+/giu;

/** Reasons and asides at the end of a list. */
const aside =
  /\s(?:because|cause|cuz|coz|so that|so (?:i|we|that|the|they|no)|as (?:i|we)|but|otherwise|before|instead|and that['’]s)\b.*$|\s[–-]\s.*$/iu;

const lead =
  /^(?:(?:and|also|then|plus|maybe|oh|both|all|the|my|our|their|his|her|its|of|as well as|an?|some|any|each|every|which|what|whose|these|those|just|even|obviously|track of|about|too|for|different|various|more|new|own|please|around|roughly|to|know|keep|see|record|note|log|track|follow|manage|organi[sz]e|have|\p{L}+['’]s(?= own))\b,? ?)+/iu;
const count = /^(?:(?:about|around|roughly|~) ?)?\d+ /u;
/** Words that end a noun: what follows says more of it. */
const ends =
  /^(?:who|which|that|what|where|when|how|i|we|they|you|he|she|it|as|with|in|from|for|to|on|at|of|by|per|is|are|was|were|has|have|had|do|does|did|can|gets?|comes?|came|still|already|left|here|there|every|each|this|last|next|needs?|themselves|themself|itself|too|please|now|today|or|not)$/iu;
/** Words that end a noun before them, and begin none: `people buried there`, `donations coming in`. */
const says =
  /^(?:people|\p{L}{2,}ed|\p{L}+(?<!train|meet|cloth|wedd|fitt|clean|build|paint|record)ing|sold|taken|given|held|made|rung|sung|bought|won|lost|lent)$/iu;
/** A word before which a noun begins, so that what is before it is no part of one. */
const determiner = /^(?:the|my|our|their|his|her|its|all|an?|some|each|every|and)$/iu;
const verb = /^(?:takes?|buys?|borrows?|comes?|brings?|uses?|gets?|gives?|goes?|go|sells?|makes?|pays?)$/iu;
/** Facts of what was named before them: `agencies, their contact person, rate per word`. */
const isFactOf = (part: string): boolean => isFactName(part.trim().replace(/^(?:and )?(?:their|its) /u, ''));

const before = /^(?:(?:and|also|then|plus|to|know|see|track|record|note) )+/iu;

/** Lists that are called as facts are. */
const asFact = /^(?:\p{L}+ )?(?:fees|scores|results|dues|grades|goals|points)$/u;
/** Lists that stand for their things. */
const collective: Readonly<Record<string, string>> = { membership: 'members', clientele: 'clients' };

interface Part {
  readonly things: readonly string[];
  /** Whether words about them follow: `the people buried there`. */
  readonly isCut: boolean;
}

/** The things that a part of a list names: `our volunteers' shifts` are volunteers and shifts. */
function thingsIn(part: string): Part {
  const none = { things: [], isCut: true };
  const deed = deedIn(part.trim().replace(before, ''));
  if (deed?.at === 0) return { things: [deed.list], isCut: true };
  const bare = part
    .replaceAll(/\([^()]*\)?/gu, ' ')
    .trim()
    .replace(lead, '')
    .trim();
  const isCounted = count.test(bare);
  const words = bare
    .replace(count, '')
    .split(/\s+/u)
    .map((word) => word.replaceAll(/^["“]|[.!?,"”]+$/gu, ''));
  const until = words.findIndex(
    (word, at) => ends.test(word.replace(/['’].*$/u, '')) || (at > 0 && says.test(word)),
  );
  const noun = until === -1 ? words : words.slice(0, until);
  if (noun.length === 0 || noun.length > 4 || noun.some((word) => determiner.test(word))) return none;
  if (verb.test(noun[0] ?? '')) return none;
  const [whose = '', ...others] = noun;
  const owner = /s['’]$/u.test(whose) ? listCalled(whose, false, true) : undefined;
  const rest = owner !== undefined && others.length > 0 ? others : noun;
  const thing = nounOf(rest, isCounted);
  return {
    things: [...(owner === undefined ? [] : [owner]), ...(thing === undefined ? [] : [thing])],
    isCut: until !== -1,
  };
}

/** The list of the last two words of a noun, or of its last one. */
function nounOf(noun: readonly string[], isCounted: boolean): string | undefined {
  const name = noun.slice(-2).join(' ').toLowerCase();
  const several = plural(name);
  if (asFact.test(several)) return several;
  const whole = collective[name] ?? listCalled(name, isCounted, true);
  const list = whole ?? (noun.length > 1 ? listCalled(noun.at(-1) ?? '', isCounted, true) : undefined);
  // In the singular, a fact is one: `client, file name, deadline`.
  const isFact = list !== undefined && name !== list && isFactName(name) && !people.test(list);
  return isFact ? undefined : list;
}

/** Things of a business that somebody names in the singular. */
const people =
  /^(?:customers|clients|students|pupils|members|players|children|patients|guests|tenants|classes|courses|teachers|parents|suppliers|products)$/u;

const parting =
  /\s*(?:[,;&+]|\band\b|\bplus\b|\bas well as\b|\n|(?<=\p{L}) (?=\d+ \p{L}))(?:\s*(?:and|also|plus|then)\b)*\s*/iu;
/** Places of a sentence at which a list could begin. */
const mostPlaces = 30;
const more = /^(?:the|my|our|their|also)\b|\b(?:also|too|as well)\b/iu;

/** The parts of a list, which may have no marks: `customers jobs quotes invoices`. */
function partsIn(list: string): readonly string[] {
  const words = list.trim().split(/\s+/u);
  const isRun = words.length > 2 && words.every((word) => isThing(word.toLowerCase()));
  return isRun ? words : list.split(parting).filter((part) => part.trim() !== '');
}

/**
 * The things that a sentence names, two at least, without what is known of each: `the cats, the foster carers and vet
 * visits`; one where it goes on with such a list. Undefined for other sentences.
 */
export function namedIn(sentence: string, isContinued: boolean): Named | undefined {
  const goesOn = isContinued && more.test(sentence);
  const marks = [...sentence.matchAll(begins)].slice(0, mostPlaces);
  const places = [0, ...marks.map(({ 0: word, index }) => index + word.length)];
  const readings = places.map((at) => {
    const list = sentence
      .slice(at)
      .replace(aside, '')
      .replace(/[.!]+$/u, '');
    const parts = partsIn(list);
    const read = parts.map((part) => ({ part, ...thingsIn(part) }));
    const things = [...new Set(read.flatMap((one) => one.things))];
    const unread = read
      .filter((one) => one.things.length === 0)
      .map(({ part }) => part.trim())
      .filter((part) => part.replace(lead, '').trim() !== '');
    const facts = unread.filter((part) => isFactOf(part)).length;
    // Without a word that begins it, all of a sentence has to be a list: `members, belt exams, fees`.
    const isCounted = parts.length > 1 && parts.every((part) => count.test(part.trim()));
    const isWhole = isCounted || (parts.length > 2 && unread.length < 2 && read[0]?.isCut === false);
    const isOne = goesOn && unread.length === 0 && things.length === 1;
    const isList =
      things.length > 1 && facts < 2 && (at === 0 ? isWhole || goesOn : unread.length <= things.length);
    return { things, unread, isList: isList || isOne, score: things.length * 2 - unread.length * 1.5 };
  });
  return readings.filter(({ isList }) => isList).toSorted((one, other) => other.score - one.score)[0];
}
