import type { Fact } from './facts.ts';
import { listCalled, listIn } from './heads.ts';
import { occasion, occasionList } from './occasions.ts';
import { partsOf } from './split.ts';
import { isFactName } from './words.ts';

/** Words after which facts begin. */
const begins =
  /:\s|\s[-–]\s|,\s|\(|\b(?:with|having|like|so|are|is|has|have|needs?|gets?|keep|know|record|remember|note(?: down)?|write(?: down)?|make(?: me)? for(?: me)?|put|hold|register|save|see|store|track|want|just need|i need|we need)\b(?=\s|:)(?: that| to know| down)?|(?<=\b\p{L}{3,}s)\s(?=(?:the|what|which|who|how|name|number)\b)/giu;

/** What a list says of each thing. */
export interface Facts {
  readonly known: readonly Fact[];
  readonly unread: readonly string[];
  readonly score: number;
}

/** Names the fact in a part of a list. */
export type FactOf = (part: string) => Fact | undefined;

/** `name / address / phone` are three facts, and no values of one. */
function slashed(list: string): string {
  return list.replaceAll(/\p{L}+(?: ?\/ ?\p{L}+)+/gu, (whole) => {
    const parts = whole.split(/ ?\/ ?/u);
    return parts.every((part) => isFactName(part)) ? parts.join(', ') : whole;
  });
}

function factsIn(list: string, factOf: FactOf): Facts {
  const parts = partsOf(
    slashed(list).replace(
      /^(?:which|that|who)(?: each| all)? (?:is|are|has|have|needs?)(?: simply| just)? /iu,
      '',
    ),
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
    } else if (fact && known.some(({ name }) => name === fact.name)) {
      // Other values would be lost.
      if (fact.values.length > 0) unread.push(part);
    } else if (fact) {
      known.push(fact);
      score += fact.isKnown ? 2 : -0.3;
    } else {
      unread.push(part);
      score -= 1.5;
    }
  }
  return { known, unread, score };
}

/** How a sentence is read best as the facts of a list. */
export interface SegmentFacts extends Facts {
  readonly list: string | undefined;
  /** Whether it tells what happens now and then: `whenever I open one up`. */
  readonly isOccasion: boolean;
  /** Whether a mark opens the list. */
  readonly isOpen: boolean;
}

/** Places of a sentence at which facts could begin. */
const mostPlaces = 30;

const clauseStart =
  /^(?:what|which|who|whose|how|if|whether|when|where|is|did)\b(?! (?:i|we) (?:need|want|keep|have)\b)/iu;

/** `I need: agencies, their contact person, rate per word`: the thing at the end, whose facts follow. */
function wanted(head: string): string | undefined {
  const of = /\b(?:each|every|per) (?<one>\p{L}+(?: \p{L}+)?)\s*[:(]\s*$/iu.exec(head)?.groups?.['one'];
  const list = of === undefined ? undefined : listCalled(of, true, true);
  if (list !== undefined) return list;
  const noun = /(?::|\b(?:need|want|keep|track)) (?:the |my |our )?(?<noun>\p{L}+s(?: \p{L}+s)?),\s*$/iu.exec(
    head,
  )?.groups?.['noun'];
  return noun === undefined ? undefined : listCalled(noun, false, true);
}

/** Facts in brackets or after a word: other rules know more of lists of things with their facts. */
export function hasFacts(segment: string): boolean {
  const after = [...segment.matchAll(/\bwith (?:their |an? )?(?<one>\p{L}+)/giu)];
  return (
    /\([^()]*[,/][^()]*\)/u.test(segment) || after.some(({ groups }) => isFactName(groups?.['one'] ?? ''))
  );
}

/** Where the facts of a sentence begin, and what they are of. */
export function readSegment(
  segment: string,
  topic: string | undefined,
  factOf: FactOf,
): SegmentFacts | undefined {
  const isOccasion = occasion.test(segment.split(':')[0] ?? '');
  const marks = [...segment.matchAll(begins)].slice(0, mostPlaces);
  const after = marks.map(({ 0: word, index }) => index + word.length);
  // `When somebody comes I write down their name`: what comes before is when, and no fact.
  const places = isOccasion && after.length > 0 ? after : [0, ...after];
  const readings = places.map((at) => {
    const head = segment.slice(0, at);
    const isOpen = /[:(–-]\s*$/u.test(head);
    const isFact = /,\s*$/u.test(head) && clauseStart.test(head);
    const named =
      at === 0 || isFact
        ? undefined
        : ((hasFacts(segment) ? undefined : wanted(head)) ??
          listIn(head.replaceAll(/[:,(–-]\s*$/gu, '').trim(), isOpen));
    // `When I take the honey`: what happens to a thing, which is not the thing.
    const list = isOccasion ? occasionList(segment) : named;
    const rest = segment.slice(at);
    const isBracketed = /\(\s*$/u.test(head);
    const end = isBracketed && rest.includes(')') ? rest.indexOf(')') : rest.length;
    const facts = factsIn(rest.slice(0, end), factOf);
    const beyond = rest.slice(end + 1).replaceAll(/^[\s,;.]+|[\s,;.]+$/gu, '');
    return {
      ...facts,
      unread: beyond === '' ? facts.unread : [...facts.unread, beyond],
      list,
      isOccasion,
      isOpen,
      score: facts.score + (list !== undefined ? 2 : topic === undefined ? -3 : -1) + (isOpen ? 1 : 0),
    };
  });
  return readings
    .filter(({ known }) => known.some(({ isKnown }) => isKnown))
    .toSorted((one, other) => other.score - one.score)[0];
}
