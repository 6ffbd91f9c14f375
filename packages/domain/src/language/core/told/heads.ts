import { plural, singular } from '../../planner/names.ts';
import { isEvent, isThing } from '../../app/listedThings.ts';
import { usualColumns } from '../../app/usualColumns.ts';
import { activityIn, deedIn } from './deeds.ts';

const polite =
  /^(?:(?:please|pls|hi|hello|hey|hiya|hola|ok|okay|so|right|and|well|first(?: of all)?|now|also|then|yes|yep|next|lovely|great|perfect|good|finally|lastly|last thing|one more|looking for|could i (?:get|have)|can i (?:get|have)|i(?:['’]d| would| should) (?:like|love) to (?:hold|have|keep)|therefore|but|too|plus|the|my|our|these|those|about|for|from|of|per|each|every|all|a|an|one|any)\b[,:!. ]*)+/iu;
/** Nouns that hold lists, or stand for no thing. */
const holder =
  /^(?:lists?|tables?|data ?bases?|registers?|sheets?|spreadsheets?|notebooks?|papers?|place|something|somewhere|things?|lot|minute|moment|day|days|week|morning|evening|help|name|names|number|numbers|kind|rest|life|way|ways|business|season|seasons|one|ones|other|others|memory|daughter|hands?|records?|fields?|columns?|facts?|information|infos?|details|school|thanks?|regards|time|times|year|years|month|months|euros?|minutes?|system|program|tool|app|notes|what|which|who|where|when|how|this|that|it|them|us|me|you|here|there|insurance|need|needs|want|wants|more|another|could|would|can|will|shall|should|thing|bit|use|today|tomorrow|pieces|sort|up|down|out|moment|first|second|third|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|january|february|march|april|may|june|july|august|september|october|november|december)$/iu;
/** Things without a plural that a list keeps, where they head it. */
const uncountable =
  /^(?:stock|gear|kit|equipment|inventory|music|milk|honey|money|furniture|staff|clothes|attendance|rota|waiting list|sheet music|merchandise|merch|wardrobe|children|people|food|laundry|wood|wine|cheese|feed|post|cash)$/iu;

/** Words that are no noun alone, articles before one, and nouns that stand for no thing behind an adjective. */
const noThing =
  /^.{1,2}$|^(?:the|my|our|their|an?|all|every|each|to|of) | (?:ones?|things?|stuff|people['’]s)$/u;

const oddPlurals: Readonly<Record<string, string>> = {
  childrens: 'children',
  peoples: 'people',
  womens: 'women',
  mens: 'men',
  staffs: 'staff',
};

/** The name of the list that a noun stands for; `isOne` where words say that one of several is meant. */
export function listCalled(said: string, isOne: boolean, isHead: boolean): string | undefined {
  const noun = said
    .toLowerCase()
    .replaceAll(/["“”'’!.?]+$/gu, '')
    .trim();
  const known = oddPlurals[noun] ?? noun;
  if (holder.test(known) || noThing.test(known)) return undefined;
  const [, ...last] = known.split(' ');
  if (uncountable.test(known) || last.some((word) => uncountable.test(word))) return known;
  // `voucher list` keeps vouchers; a waiting list is called so.
  const listed = /^(?<of>\p{L}+) list$/u.exec(known)?.groups?.['of'];
  if (listed !== undefined && !/ing$|^(?:to-?do|price|guest|mailing|play|wish|bucket)$/u.test(listed)) {
    const things = plural(listed);
    if (isThing(things)) return things;
  }
  if (isHead && / (?:list|log|book|diary)$/u.test(known)) return known;
  const several = plural(known);
  // `looking`, `running`: what somebody does.
  if (
    known.endsWith('ing') &&
    !isEvent(several) &&
    usualColumns(several) === undefined &&
    !/(?:wedd|meet|paint|build|draw|record|garden|evening|clean|fitt|outing|train)ing?$/u.test(known)
  )
    return undefined;
  if (several === known)
    return isThing(known) || (isEvent(known) && singular(known) !== known) ? known : undefined;
  const isKnown = usualColumns(several) !== undefined || isEvent(several);
  return (isOne || (isHead && isKnown)) && isThing(several) ? several : undefined;
}

const determiner = String.raw`(?:each|every|an?|the|my|our|his|her|their|all|all my|all the|all our|one|these|those|any|your|per|\d+)`;
const stop =
  /^(?:the|an?|my|our|i|we|they|he|she|it|you|in|of|that|who|which|where|what|with|have|has|had|is|are|was|were|need|needs|needs|need|keep|should|must|would|first|too|also|we|come|comes|so|and|like|down|as|to|just|only|at|on|for|from|already|please|into|can|get|gets|went|who’s|there|could|would|will|shall|may|might|up|down|out|how|bring|brings|when|whenever|whose|if|their|his|her|its|this|that|one|obviously|maybe|actually|usually|mostly|really|basically|again|please|thanks|themselves)$/iu;
/** A determiner in the singular says that one of several is meant. */
const single = /\b(?:each|every|an?|one|per|any)$/iu;

/** Words that tell nothing of what a thing is. */
const adjective =
  /^(?:tiny|small|little|big|new|old|own|actual|whole|second|different|several|various|many)$/iu;

/** The longest name of a list at the beginning of some words. */
function nounAt(words: readonly string[], isOne: boolean, isHead: boolean): string | undefined {
  const [one = '', two = ''] = words
    .slice(words.findIndex((word) => !adjective.test(word)))
    .map((word) => word.replaceAll(/[,:;.!?()]+$/gu, ''));
  if (stop.test(one)) return undefined;
  const isTwo = two !== '' && !stop.test(two) && !/[,:;.!?]$/u.test(words[0] ?? '');
  return (isTwo ? listCalled(`${one} ${two}`, isOne, isHead) : undefined) ?? listCalled(one, isOne, isHead);
}

/**
 * The list that the words before its facts name: `For every wedding I have to remember` is weddings. `isOpen` says that a
 * mark follows which opens a list, so that one noun alone is its heading.
 */
export function listIn(whole: string, isOpen: boolean): string | undefined {
  // The last clause before the facts names them best: `Customers come with a car, I want to save the car`.
  const clauses = whole.split(/,\s+/u);
  const last = clauses.at(-1) ?? '';
  const isOwn = clauses.length > 1 && /\b(?:i|we)\b/iu.test(last);
  return (isOwn ? inClause(last, isOpen) : undefined) ?? inClause(whole, isOpen);
}

const daily = /\b(?:every|each) (?:day|evening|morning)\b|\bdaily\b/iu;

function inClause(head: string, isOpen: boolean): string | undefined {
  const lead = polite.exec(head)?.[0] ?? '';
  const words = head.slice(lead.length).trim().split(/\s+/u);
  const isAlone = isOpen && words.length <= 3;
  const subject =
    /^(?:\S+ ){1,2}(?:has|have|is|are|need|needs|first|too|also|come|comes|gets?|should)\b/iu.test(
      `${words.join(' ')} `,
    );
  const isOne = single.test(lead.trim()) || subject;
  const first = nounAt(words, isOne || isAlone, isOpen || lead !== '');
  if (first !== undefined) return first;
  const found = [
    ...head.matchAll(
      new RegExp(
        String.raw`\b(?:(?<of>for|per|about|of|from) )?(?<det>${determiner} (?:of (?:the|my|our) )?)?(?=[\p{L}-]+)`,
        'giu',
      ),
    ),
  ]
    .filter(({ groups }) => groups?.['of'] !== undefined || groups?.['det'] !== undefined)
    // A proper name inside of a sentence is that of somebody.
    .filter((match) => !/^\p{Lu}\p{Ll}/u.test(head.slice(match.index + match[0].length)))
    .map((match) => {
      const after = head.slice(match.index + match[0].length);
      const isLast = /^\S+$/u.test(after.trim());
      const isSingle = single.test((match.groups?.['det'] ?? '').trim()) || match[0].startsWith('per');
      return {
        list: nounAt(after.split(/\s+/u), isSingle || isLast, false),
        isOf: match.groups?.['of'] !== undefined,
      };
    })
    .filter(({ list }) => list !== undefined);
  const named = (found.find(({ isOf }) => isOf) ?? found[0])?.list ?? deedIn(head)?.list;
  return named ?? (daily.test(head) ? 'days' : undefined);
}

/** What somebody wants to keep, whatever else the sentence tells: `somewhere to keep track of all the tools`. */
const kept =
  /\b(?:keep(?:ing)? (?:track|a record|records|a list) of|track of|lists? of|record of|track|need a list of)(?: all)?(?: (?:the|my|our|these|those))? (?<noun>\p{L}+(?: \p{L}+)?)/iu;

/** The thing that a sentence without facts is about: `We lend out instruments too!!`. */
export function topicOf(sentence: string): string | undefined {
  const text = sentence.split(/[:(]|\s[-–]\s/u)[0]?.replace(/[.!?]+$/u, '') ?? '';
  const counted = /\b\d+ (?<noun>\p{L}+)/u.exec(text)?.groups?.['noun'];
  const plain = counted === undefined || stop.test(counted) ? undefined : listCalled(counted, true, false);
  const nouns = text
    .split(/\s+/u)
    // A proper name is that of somebody, or of an illness.
    .filter((word, at) => at === 0 || !/^\p{Lu}\p{Ll}/u.test(word))
    .flatMap((word) => (stop.test(word) || word.length < 4 ? [] : (listCalled(word, false, false) ?? [])));
  const wish = kept.exec(text)?.groups?.['noun'] ?? '';
  const [one = ''] = wish.split(' ');
  const wanted = listCalled(wish, false, true) ?? listCalled(one, false, true);
  return activityIn(text) ?? wanted ?? plain ?? listIn(text, true) ?? nouns.at(-1);
}
