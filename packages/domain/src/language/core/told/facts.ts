import { oneFact, singular } from '../../planner/names.ts';
import { nameOfChoice, valuesOf, withValues } from './choices.ts';
import { clauseFact } from './clauses.ts';
import { articles, isFactName, pronoun, tails } from './words.ts';

/** What is known of a thing, as words name it. */
export interface Fact {
  readonly name: string;
  readonly values: readonly string[];
  readonly isYesNo: boolean;
  /** Whether the words are those of a fact, and could be nothing else. */
  readonly isKnown: boolean;
}

/** Words of a sentence, which name no fact: `it was very embarrassing`. */
const telling =
  /^(?:by|with|at|it|they|we|i|you|he|she|there|this|that|if|the|so|or|and|because)\b|\b(?:with|so|mostly|because|but|just|really|then)\b|\b(?:is|are|was|were|am|have|has|had)\b/u;
/** Clauses of which nothing is left that names a fact. */
const empty = /^(?:is|are|was|in|on|i|if|what|has|have|the|now|no|not|noter)(?: |$)/u;
const longest = 4;
/** Characters of words that can name a fact. */
const longestPart = 120;
const noName =
  /^(?:thanks?|cheers|hello|hi|ok|please|the rest|rest|so|yes|no|not|never|mind|all|everything|that|this|it|for|of|with|in|on|at|to|from|by|as|about|ones?|(?:for )?each one)$/iu;
const clause =
  /^(?:(?:in|from|at|for|to|of|on|by|with|and|also|under) )?(?:who|whose|whos|what|which|when|where|how|if|whether|is|are|did|do|does|has|have|can|since|until)\b/iu;

/** `the price I have paid` is the price; `instrument they're learning` the instrument. */
const relative = new RegExp(
  String.raw` (?:(?:that|which|who|where) .+|(?:${pronoun})(?:['’]\p{L}+)? .+|to be .+|given|painted on .+|in general|of (?:it|them|each))$`,
  'iu',
);

/** Facts whose owner follows: `number of shirt`, `phone of mother`. */
const owned =
  /^(?<what>names?|numbers?|phones?|telephones?|titles?|e-?mails?|address(?:es)?|prices?|dates?|long|length|colou?rs?|size|position|description|type|kind) (?:of|for|from) (?:the |my |his |her |their |an? )?(?<whose>[\p{L} ]+)$/u;
const units = 'hour|day|night|week|month|year|head|person|word|piece|kilo|lesson';
const perUnit = new RegExp(String.raw` (?:for|by|a) (?:one|each|an?|the)? ?(?<unit>${units})$`, 'u');

function nounName(said: string): string {
  return said
    .toLowerCase()
    .replaceAll('/', ' or ')
    .replace(/^for (?:every|each) /u, '')
    .replace(/ (?:if|when|because) .+$/u, '')
    .replace(relative, '')
    .replace(/^(?:at|on|in) (?:an?|the)? ?(?:certain|given|fixed)? ?(?=time|day|date)/u, '')
    .replace(
      /^(?:(?:every |each |per )?\p{L}+ )?\d+ (?:shillings|euros?|dollars|pounds|bucks|rupees|francs|pesos?)\b.*$/u,
      'amount',
    )
    .replace(/^(?:amount|number|count) of (?!the\b|shirt|passport|phone)/u, '')
    .replace(perUnit, ' per $<unit>')
    .replace(owned, (_, what: string, whose: string) => `${whose} ${what === 'long' ? 'length' : what}`)
    .replace(/ in (?:the )?(?:kg|kilos?|km|square metres?|euros?|minutes)$/u, '')
    .replace(/ \d+ ?[-–] ?\d+$/u, '')
    .replace(/ \([^()]*\)$/u, '')
    .replace(/ fields?$/u, '')
    .replaceAll(/['’]s?(?= )/gu, '')
    .replace(/^(?:few|little|short|current|own|usual) /u, '')
    .trim();
}

/** The fact that a part of a list names; undefined where it names none. `things` are the lists of the same message. */
export function factIn(part: string, things: ReadonlySet<string>): Fact | undefined {
  const said = part
    .replaceAll(/[£$€] ?/gu, '')
    .replaceAll(/^[\s,;:–-]+|[\s,;:.!–-]+$/gu, '')
    .replace(tails, '')
    .trim();
  const plain = said
    .replace(articles, '')
    .replace(/^in (?=\p{L}+ or )/u, '')
    .trim();
  if (plain === '' || plain.length > longestPart || noName.test(plain)) return undefined;
  const bracketed = withValues(plain);
  if (bracketed) {
    const of = factIn(bracketed.fact, things);
    return of && !of.isYesNo ? { ...of, values: bracketed.values, isKnown: true } : undefined;
  }
  const asked =
    /^(?:(?:if|whether|is|was|are|did|do|does) )?(?:it|they|he|she|this)?(?:'s|’s| is| was| are)? ?(?<list>.+)$/iu.exec(
      plain,
    )?.groups?.['list'] ?? plain;
  const isOrNot = /\bor (?:not|no|maybe)\b|\byes ?(?:\/|or) ?no\b|\by ?\/ ?n\b/iu.test(plain);
  const values = isOrNot
    ? []
    : valuesOf(asked.replace(/^(?:did they pay|paid|pays?|they pay) (?:with|by|in) /iu, ''));
  const [, either] = /^(?:which|what) (?<either>\p{L}+ or \p{L}+)$/iu.exec(plain) ?? [];
  if (either !== undefined) return { name: either.toLowerCase(), values: [], isYesNo: false, isKnown: true };
  if (values.length > 1) return { name: nameOfChoice(values), values, isYesNo: false, isKnown: true };
  const clauseOf = clauseFact(plain.replace(/^(?:also|and) /iu, ''));
  const found = clauseOf && empty.test(clauseOf.name) ? undefined : clauseOf;
  const [one = '', ...more] = found?.name.split(' ') ?? [];
  // `which family got it`: the thing, without the verb.
  const isOwn = /^(?:by|on|date|time|place|number|amount|contact|method)$/u.test(more[0] ?? '');
  const isThing = more.length === 1 && !isOwn && (things.has(singular(one)) || isFactName(one));
  if (found && isThing && !isFactName(found.name))
    return { name: one, values: [], isYesNo: found.isYesNo === true, isKnown: true };
  if (found)
    return {
      name: found.name,
      values: [],
      isYesNo: found.isYesNo === true,
      isKnown:
        clause.test(plain) || /or (?:not|no)|\?$|y ?\/ ?n|yes|when$/iu.test(plain) || found.isYesNo !== true,
    };
  if (clause.test(plain)) return undefined;
  const name = oneFact(nounName(plain));
  if (
    name === '' ||
    noName.test(name) ||
    telling.test(name) ||
    empty.test(name) ||
    name.split(' ').length > longest ||
    !/^[\p{L}\d][\p{L}\d’'/. -]*$/u.test(name)
  )
    return undefined;
  return {
    name,
    values: [],
    isYesNo: false,
    isKnown: isFactName(name) || (things.has(name) && singular(name) === name),
  };
}

/** A fact as a list writes it: `voice (alto/bass)`. */
export function columnOf({ name, values, isYesNo }: Fact): string {
  if (values.length > 1) return `${name} (${values.join('/')})`;
  return isYesNo ? `${name} (yes/no)` : name;
}
