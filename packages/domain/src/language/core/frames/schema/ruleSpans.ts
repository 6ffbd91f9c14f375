import type { ColumnSpec } from '../../../ast/index.ts';
import { defaultValue, type Features } from '../../columns/features.ts';
import { numberWord, parseNumber } from '../../tokens.ts';
import { corrected } from '../../spelling.ts';

/** The column a rule is about, as far as the rule's words depend on it. */
export interface Subject {
  readonly name: string;
  readonly type: ColumnSpec['type'];
  readonly choices?: readonly string[] | undefined;
  /** Values that rows have, for the spelling of an enumeration. */
  readonly values?: readonly string[] | undefined;
}

/** A rule as read, with what it says beyond the features of a column. */
export type Rule = Features & {
  readonly fillWords?: string;
  readonly isNotZero?: boolean;
  /** The bounds are on the number of characters. */
  readonly isLength?: boolean;
};

type Groups = Readonly<Record<string, string | undefined>>;
type Span = readonly [RegExp, (found: Groups) => Rule];

const digits = String.raw`[-+]?[€£$]?\d+(?:[.,]\d+)*%?`;
const numerals =
  'zero|nought|nothing|nil|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a hundred|hundred';
const amount = `(?<low>${digits}|${numerals})`;
const other = `(?<high>${digits}|${numerals})`;
const unit = String.raw`(?<unit> ?(?:characters?|letters?|signs|chars|years?(?: old)?|euros?|eur|pounds?|£|€|percent|per cent|%|degrees|stars?|points?|kilos?|kg|minutes|hours|seconds|pieces|people|persons)\b)?`;
const negation = String.raw`(?:can(?:'t|not|t| not| never)|may (?:not|never)|must ?n'?t|must (?:not|never)|should ?n'?t|should (?:not|never)|shall (?:not|never)|(?:is |are |be )?(?:not|no longer|never)(?: any ?more)?(?: be)? (?:allowed|permitted|possible) (?:any ?more )?(?:to)?|isn't allowed to|never|not|no|don't|do not|doesn't|does not|is never|are never|won't|neither)`;
const beings = String.raw`(?:(?:be|go|get|fall|drop|become|have|has|exist|stay|remain|left|leave|it|them|is|are|ever|a|an|any|in|there|given|used|entered|appear|occur|come|comes|coming|repeat|repeating)\s+)*`;
const modal = String.raw`(?:must|has to|have to|should|shall|ought to|needs? to|is to|are to|is|are|to|will)`;

function number(text: string | undefined): number {
  const bare = (text ?? '').toLowerCase().replace(/^a /u, '');
  if (bare === 'nothing') return 0;
  if (bare === 'hundred') return 100;
  return numberWord(bare) ?? parseNumber(bare) * (bare.startsWith('-') ? -1 : 1);
}

function bounds(found: Groups, least: string | undefined, most: string | undefined, isStrict = false): Rule {
  const isLength = /char|letter|sign/u.test(found['unit'] ?? '');
  return {
    ...(least !== undefined && { least: number(least) }),
    ...(most !== undefined && { most: number(most) }),
    ...(isStrict && { isStrict }),
    ...(isLength && { isLength }),
  };
}

const lower = '(?:less|lower|fewer|smaller|below|under|beneath|shorter)(?: than)?';
const higher = '(?:more|higher|greater|over|above|bigger|larger|longer|exceed)(?: than)?';
const value = String.raw`(?:an? |the )?(?<value>"[^"]{1,60}"|[^\s",;][^",;]{0,40}?)`;
const nobody = String.raw`(?:if|when|unless|as long as) (?:nobody|nothing|no one|no-one|i|we|it|they|it's|they're|you|not|free|someone|somebody|one|there is nothing|there's nothing|left|empty)\b[^,;.§]{0,60}`;

/** Ways to say a rule about a column, wherever in the sentence; the column itself is a mark. Longer ones come first. */
const spans: readonly Span[] = [
  [
    /\b(?:two|2) decimals? (?:is|are) (?:fine|ok|okay)(?: but)?|[(,]? ?\bor (?:it )?(?:be |is |can be )?empty\b\)?|\bevery (?:single )?time\b|,? ?\bone of (?:the two|them|both) is enough\b|\bempty (?:is )?(?:ok|okay|allowed)\b/u,
    () => ({}),
  ],
  [
    new RegExp(
      String.raw`\b(?:and )?(?:(?:where|when|if|for) (?:it|there|the (?:rows|ones)|ppl already in there|those already there)?(?: where)? ?(?:is|are|'s)? ?(?:empty|blank|nothing|missing|none|not filled)?(?: now| today)?,? ?(?:please |just )*(?:write|put|put in|enter|use|fill in|take|make it|set it to)|fill (?:up )?(?:the )?(?:empty|blank|missing|old|existing) (?:ones|rows|fields|values|entries)? ?(?:with|as|by))(?: in)? ${value}(?= ?(?:$|[,;]|and |as ?well|too))`,
      'u',
    ),
    ({ value: said }) => ({ fillWords: said ?? '' }),
  ],
  [
    new RegExp(
      String.raw`\b(?:should be|shall be|must be|is|are|be|be just|just be) ${value} ${nobody}`,
      'u',
    ),
    ({ value: said }) => ({ defaultWords: said ?? '' }),
  ],
  [
    new RegExp(
      String.raw`\bif (?:nothing|none|no one|nobody|it)(?: (?:is|was|else|says|said|chosen|given|entered|picked|there|anything|not|empty))*,? (?:then )?(?:it is|it's|it should be|it becomes|it will be|take|use|assume|put) ${value}(?= ?(?:$|[,;]|and ))`,
      'u',
    ),
    ({ value: said }) => ({ defaultWords: said ?? '' }),
  ],
  [
    new RegExp(
      String.raw`\b(?:with |a |has |have |is |as |its |the )*(?:by default|defaults?(?: value)?|standard|normally|usually|initially|starts?(?: out| off)?|begins?)(?: value)?(?: is| to| as| with| at| =|=|:| shall be| should be)? ${value}(?: instead(?: of)? [^\s,]+)?(?= ?(?:$|[,;]|and ))`,
      'u',
    ),
    ({ value: said }) => ({ defaultWords: said ?? '' }),
  ],
  [
    new RegExp(
      String.raw`\b(?:with |is |are |has |should be |must be )*${value} (?:as (?:the )?(?:default|standard)|by default|normally|usually|is (?:the )?(?:default|standard))`,
      'u',
    ),
    ({ value: said }) => ({ defaultWords: said ?? '' }),
  ],
  [
    new RegExp(
      String.raw`^\W*(?:for |in |from )?(?:every|each|all|an?) ⟦t⟧ (?:must|has to|have to|needs to|should|shall) (?:always )?have (?:an? |one |some )?§`,
      'u',
    ),
    () => ({ required: true }),
  ],
  [
    new RegExp(
      String.raw`\b(?:an?|no|every|any) ⟦t⟧ without (?:an?|any)? ?§ ?(?:(?:is|isn't) (?:not (?:an? |one )?|no |an? )?(?:⟦t⟧|(?:of )?no use(?: to (?:anybody|anyone|us))?|allowed|one(?: either)?|possible|worthless|useless)|(?:must|may|can|should) ?(?:not|never|n't)(?: be)? (?:possible|allowed|saved|accepted|exist|entered))?`,
      'u',
    ),
    () => ({ required: true }),
  ],
  [
    new RegExp(
      String.raw`\b(?:no )?(?:two|2) (?:[\p{L}⟦⟧-]+ )?(?:${negation}|with|can|may|have)?(?: ever)?(?: have| share| has| with| be)? ?(?:the |under the )?(?:same|equal) §(?: twice)?`,
      'u',
    ),
    () => ({ unique: true }),
  ],
  [
    /\b(?:nobody|no one|no two (?:[\p{L}-]+|⟦t⟧)|none)(?: of them)? (?:should |may |can |must |ever )*(?:have|has|use|share|get) the same §(?: twice)?/u,
    () => ({ unique: true }),
  ],
  [
    new RegExp(
      String.raw`\b(?:the )?same § (?:is |are )?${negation} ?${beings}(?:twice|two times|again|double|doubled)(?: times)?`,
      'u',
    ),
    () => ({ unique: true }),
  ],
  [
    new RegExp(
      String.raw`${negation} ?${beings}(?:twice|two times|double|doubled|duplicated?s?|repeated|the same twice|same)\b`,
      'u',
    ),
    () => ({ unique: true }),
  ],
  [
    /\b(?:there )?(?:no|without|forbid|block|prevent|avoid) (?:more )?(?:duplicates?|doubles?|repeats?|duplication)(?: (?:in|of|for|on))?/u,
    () => ({ unique: true }),
  ],
  [
    /\b(?:be |is |are |there |exist |appear |occur |used |given )*(?:only|just|not more than) (?:once|one time|1 time|a single time)/u,
    () => ({ unique: true }),
  ],
  [
    /\b(?:unique|distinct|different for (?:everyone|everybody|each|all)(?: one)?)\b/u,
    () => ({ unique: true }),
  ],
  [
    /\b(?:is |are |be |no longer |not |may be |can be |stays? )*(?:optional|not (?:required|compulsory|mandatory|obligatory|necessary|needed))\b|\b(?:can|may|might) (?:also )?(?:be |stay |remain )?(?:left )?(?:empty|blank|missing|unknown)\b(?! until)/u,
    () => ({ required: false }),
  ],
  [
    new RegExp(
      String.raw`\b(?:${modal} )?(?:always )?(?:be )?(?:always )?(?:required|compulsory|mandatory|obligatory|a must|necessary)\b(?: fields?)?`,
      'u',
    ),
    () => ({ required: true }),
  ],
  [
    new RegExp(
      String.raw`\b${modal} (?:always )?(?:be )?(?:always )?(?:filled(?: in| out)?|given|there|entered|present|known|provided|stated|put in)\b`,
      'u',
    ),
    () => ({ required: true }),
  ],
  [new RegExp(String.raw`\b${modal} (?:be always|always be)(?= ?$)`, 'u'), () => ({ required: true })],
  [
    new RegExp(
      String.raw`\b${negation} ?${beings}(?:empty|blank|missing|nothing|null|left out|left open|unknown)\b(?! until)`,
      'u',
    ),
    () => ({ required: true }),
  ],
  [
    new RegExp(String.raw`\b${negation} ?${beings}(?:zero|0|nought)\b(?! or)`, 'u'),
    () => ({ isNotZero: true }),
  ],
  [
    new RegExp(
      String.raw`${negation} ?${beings}${lower} ${amount}${unit}(?:,? (?:and |or )?(?:also )?(?:${negation}|${modal})? ?${beings}${higher} ${other})?`,
      'u',
    ),
    (found) => bounds(found, found['low'], found['high']),
  ],
  [
    new RegExp(
      String.raw`(?:\bonly )?(?:\b(?:between|from|range|of|scale) )?${amount} ?(?:to|and|-|–|until|till|up to|thru|through|\.\.\.?) ?${other}${unit}(?: inclusive| only)?`,
      'u',
    ),
    (found) => bounds(found, found['low'], found['high']),
  ],
  [
    new RegExp(String.raw`${negation} ?${beings}${higher} ${amount}${unit}`, 'u'),
    (found) => bounds(found, undefined, found['low']),
  ],
  [
    new RegExp(
      String.raw`\b(?:${modal} )?(?:be )?(?:at least|atleast|min(?:imum)?(?: of)?|no less than|starting (?:at|from)) ${amount}${unit}|\b(?:${modal} )?(?:be )?(?<other>${digits}) or (?:more|higher)`,
      'u',
    ),
    (found) => bounds(found, found['low'] ?? found['other'], undefined),
  ],
  [
    new RegExp(
      String.raw`\b(?:${modal} )?(?:be )?(?:at most|max(?:imum)?(?: of)?|up to|no more than) ${amount}${unit}|\b(?:${modal} )?(?:be )?(?<other>${digits}) or (?:less|lower|fewer)`,
      'u',
    ),
    (found) => bounds(found, undefined, found['low'] ?? found['other']),
  ],
  [
    new RegExp(
      String.raw`\b(?:${modal} )?(?:always )?(?:be )?(?:always )?(?:above|more than|over|greater than|bigger than|higher than|larger than|>) ?${amount}${unit}`,
      'u',
    ),
    (found) => bounds(found, found['low'], undefined, true),
  ],
  [
    new RegExp(
      String.raw`\b(?:${modal} )?(?:always )?(?:be )?(?:always )?(?:below|less than|under|smaller than|lower than|<) ?${amount}${unit}`,
      'u',
    ),
    (found) => bounds(found, undefined, found['low'], true),
  ],
  [
    new RegExp(String.raw`${negation} ?${beings}(?:negative|minus|below zero|a negative number)`, 'u'),
    () => ({ least: 0 }),
  ],
  [
    new RegExp(
      String.raw`\b(?:${modal} )?(?:always )?(?:be )?(?:always )?(?:positive|a positive number)`,
      'u',
    ),
    () => ({ least: 0, isStrict: true }),
  ],
];

/** Words of the rules, for spelling. */
const ruleWords =
  'negative unique compulsory mandatory obligatory required optional duplicate duplicates default standard between least minimum maximum positive empty twice characters always filled entered'.split(
    ' ',
  );

/** Puts misspelt words of rules right. */
export function spelled(text: string): string {
  return text.replaceAll(/[a-z]{5,}/gu, (word) =>
    ruleWords.includes(word) ? word : (corrected(word, ruleWords) ?? word),
  );
}

const filler =
  /^(?:either|the|a|an|our|their|its|his|her|my|your|and|or|but|also|too|as well|aswell|please|pls|column|columns|field|fields|box|boxes|value|values|attribute|entry|entries|in|of|on|at|for|to|from|with|into|each|every|all|it|they|that|this|there|these|those|is|are|be|being|must|should|shall|has|have|need|needs|will|make|makes|set|put|add|rule|rules|restriction|limit|restrict|constraint|check|from now on|from then on|henceforth|in future|future|always|now|i|we|want|would|like|so|ok|okay|k|right|well|can|you|could|allow|ensure|sure|then|again|anyone|everyone|everybody|anybody|person|people|somebody|table|list|thing|just|same|way|kindly|accept|admit|solely|values|wish|take|change|lie|ought|by|here|do|does|day|one|⟦t⟧|§|s|obviously|of course|really|simply|when)$/u;

const onlyCue =
  /\b(?:only|solely|just|either|nothing else|nothing other|no others?|else reject|restrict(?:ed)?|limit(?:ed)?|one of|must be|has to be|have to be|should be one of)\b/u;
const notValue =
  /\b(?:is|are|it|we|they|i|you|not|never|no|until|unless|if|when|must|can|may|should|than|because|but|empty|asked|more|less|please|their|be|have|has|own|everyone|anyone|signed)\b|⟦|§/u;

/** The only values that the words allow; in the spelling that rows have. */
function choices(text: string, subject: Subject): readonly string[] | undefined {
  if (!onlyCue.test(text) || (subject.type !== 'text' && subject.choices === undefined)) return undefined;
  const body = text
    .replaceAll(/[,;.]? ?(?:and )?(?:nothing (?:else|other)|no others?|else reject(?:ed)?)\b/gu, ' ')
    .replaceAll(
      /\b(?:only|solely|just|restrict(?:ed)?|limit(?:ed)?|either|one of|allowed?|admit|values?|kindly|please|must|has to|have to|should|shall|can|may|to be|be|is|are|i want|we want|make|the)\b/gu,
      ' ',
    )
    .replaceAll(/[§:=>–"“”]|⟦t⟧|->|\s-\s/gu, ' ')
    .replace(/^[\s,;.]*(?:(?:of|in|for|to|from|on|at|our|a|an|every|each|all|column|field)\s+)*/u, '')
    .replace(/[\s,;.]+$/u, '')
    .trim();
  const known = new Map(
    [...(subject.choices ?? []), ...(subject.values ?? [])].map((one) => [one.toLowerCase(), one]),
  );
  const spell = (part: string): string =>
    known.get(part) ?? known.get(corrected(part, known.keys()) ?? '') ?? part;
  if (/(?:^|\s)(?:or|and)$/u.test(body) || notValue.test(body.replaceAll(/\s(?:or|and)\s/gu, ' , ')))
    return undefined;
  const parts = body
    .split(/\s*[,;|/]\s*(?:(?:or|and)\s+)?|\s+(?:or|and)\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const spaced = body.split(/\s+/u);
  if (
    parts.length === 1 &&
    spaced.length > 1 &&
    spaced.every((part) => [...known.values()].includes(spell(part)))
  )
    return spaced.map((part) => spell(part));
  return parts.length > 1 && parts.length < 25 && parts.every((part) => part.split(' ').length <= 3)
    ? [...new Set(parts.map((part) => spell(part)))]
    : undefined;
}

/** True for words that put a column under the rule of the one before. */
export function isLikewise(words: string): boolean {
  return /\b(?:too|also|as well|neither|nor|likewise|so must|so should|same for)\b|^,? ?and (?:the |our |their |a )?§ ?$/u.test(
    words,
  );
}

/** What is left of the words once all rules in them are read. */
export function readRule(
  text: string,
  subject: Subject,
): { readonly rule: Rule; readonly unread: readonly string[] } {
  let rest = ` ${text} `;
  let rule: Rule = {};
  for (const [pattern, features] of spans) {
    const match = pattern.exec(rest.trim());
    if (!match) continue;
    const found = features(match.groups ?? {});
    const said = found.defaultWords ?? found.fillWords;
    const fits =
      said === undefined ||
      (!said.includes('§') && defaultValue(said, subject.type, subject.choices) !== undefined);
    const isTextual =
      subject.type === 'text' &&
      (found.least !== undefined || found.most !== undefined || found.isNotZero) &&
      !found.isLength;
    if (!fits || isTextual) continue;
    rule = { ...rule, ...found };
    rest = rest.trim().replace(match[0], ' ; ');
  }
  const left = rest.split(/[\s,;:.!?()=>–-]+/u).filter((word) => word !== '' && !filler.test(word));
  if (left.length === 0) return { rule, unread: [] };
  const listed = choices(rest.replaceAll(';', ' '), subject);
  return listed ? { rule: { ...rule, choices: [...listed] }, unread: [] } : { rule, unread: left };
}
