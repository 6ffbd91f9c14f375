import type { ColumnSpec, Condition, Expression } from '../../ast/index.ts';
import { numberWord, parseNumber } from '../tokens.ts';

/** What a phrase says about a column: any part of its description. */
export type Features = Partial<Omit<ColumnSpec, 'name'>> & {
  /** Bounds that become a check once the name is known. */
  readonly least?: number;
  readonly most?: number;
  /** The bounds themselves are not allowed. */
  readonly isStrict?: boolean;
  /** A default in words, read once the type is known. */
  readonly defaultWords?: string;
  /** Filled with the present day or moment. */
  readonly isAutomatic?: boolean;
};

const amount = String.raw`(?<amount>-?[€£$]?\d+(?:[.,]\d+)*%?|zero|nought|nil|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a hundred)`;
const other = amount.replace('<amount>', '<other>');

function number(text: string | undefined): number {
  const bare = (text ?? '').toLowerCase();
  if (bare === 'a hundred') return 100;
  const word = numberWord(bare);
  return word ?? (bare.startsWith('-') ? -parseNumber(bare) : parseNumber(bare));
}

type Groups = Readonly<Record<string, string | undefined>>;
type Rule = readonly [RegExp, (found: Groups) => Features];

const cannot = String.raw`(?:can(?:'t|not| ?not|t)|may not|must ?n'?t|must not|must never|should ?n'?t|should not|should never|cannot|can never|may never|is not allowed to|not allowed to|isn't allowed to|never|no|not|do(?:es)?n'?t|is never|are never|won't)`;

/** Phrases about a column; each is a whole attribute, without the name of the column. */
const rules: readonly Rule[] = [
  [
    /^(?:is |are )?(?:required|compulsory|compulsary|mandatory|obligatory|needed|necessary|a must)(?: (?:for everyone|for everybody|always|field))?$|^(?:must|has to|have to|should|needs to|need to)(?: always)? be (?:filled(?: in)?|given|there|entered|set|present|known|provided|stated)(?: for (?:everyone|everybody|all|each))?$|^(?:(?:can(?:'t|not|t)|may not|must not|should not|never|not)(?: be)?(?: left)? (?:empty|blank|missing))$|^not (?:empty|null|optional)$|^always(?: filled(?: in)?)?$|^must$/u,
    () => ({ required: true }),
  ],
  [
    /^(?:is |are )?(?:optional|not (?:required|compulsory|mandatory|obligatory|necessary|needed|always (?:known|there|given)))$|^(?:can|may|could|might)(?: also)?(?: be)?(?: left| stay| remain)? (?:empty|blank|missing|free|open|unknown)(?: .{0,30})?$|^(?:if|where|when|as far as)(?: (?:known|available|given|there is (?:one|any)|it has one|they have one|he has one|she has one|we know it|we have it|one exists|any|applicable|needed|necessary|possible|we know))$|^(?:only )?if (?:known|any|there is (?:one|any)|they have (?:one|it)|it has one|we have it)$|^not (?:everybody|everyone|all)(?: of them)? (?:gives?|has|have|got) (?:it|one)$|^(?:maybe|perhaps|sometimes|some(?:times)? empty)$|^(?:which (?:is|are) |is )?not always (?:the case|known|there|given|filled|present)$|^(?:can|may) be free$/u,
    () => ({ required: false }),
  ],
  [
    /^(?:is |are |must be |has to be |have to be |should be )?(?:unique|uniqe|different for (?:everyone|everybody|each(?: one)?|all)|diffrent for (?:everyone|evryone|everybody|each)|one of a kind|distinct)(?: obvs| obviously| of course)?$|^(?:its |it's |it is )?unique(?: obvs| obviously| of course)?$|^(?:no|without) (?:duplicates?|doubles?|doubling|repeats?)$|^(?:can|may)(?: only)? (?:exist|be used|appear|occur|be there|come)(?: only)? (?:once|one time|1 time|a single time)$|^(?:(?:which|that) )?(?:can|may|must|should)(?: exist| be| occur| appear| only)* (?:only )?(?:once|one time)$|^(?:may|must|can(?:not|'t|t)|should) ?(?:not|never)?(?: be)?(?: there| given| used)? ?(?:double|doubled|twice|duplicated?)$|^(?:must|may|can|should)(?: ?not|n't| never) be (?:repeated|duplicated|reused|shared|used twice|given twice)(?: .*)?$|^never (?:twice|the same|double|repeated)(?: .{0,20})?$|^only (?:once|one time|one of each)$|^no two (?:the same|alike|can be the same)$|^never the same (?:twice|one twice)$/u,
    () => ({ unique: true }),
  ],
  [
    /^(?:is |are |filled (?:in )?|set |put |comes |added )?(?:automatic(?:ally|aly)?|auto(?:matically)?|by the system|filled automatically)(?: (?:please|pls|filled|set|the date|today|now))*$|^(?:by default |default |standard |normally |usually |automatically )?(?:today|now|the (?:current|present) (?:date|day|time|moment)|current (?:date|time)|today's date|the (?:day|moment) (?:i|we|they|it) .{0,30})(?: (?:by default|automatically|if .{0,40}|as default))?$/u,
    () => ({ isAutomatic: true }),
  ],
  [
    new RegExp(
      `^(?:from |between |is |range |scale |goes from |on a scale (?:of|from) )*${amount} ?(?:to|and|-|–|until|till|up to|bis) ?${other}(?: [^\\d,;]{0,20})?$`,
      'u',
    ),
    ({ amount: from, other: to }) => ({ least: number(from), most: number(to) }),
  ],
  [
    new RegExp(
      `^(?:is |must be |has to be |should be |always |only )*(?:(?:at ?least|min(?:imum)?(?: of)?|minimal|not (?:less|fewer|lower|smaller) than|no less than|from|starting at) ${other}|${amount} or more)(?: [^\\d,;]{0,15})?$`,
      'u',
    ),
    ({ amount: one, other: two }) => ({ least: number(two ?? one) }),
  ],
  [
    new RegExp(
      `^${cannot}(?: (?:be|go|get|fall|drop|become))* (?:less|lower|fewer|smaller|below|under|beneath)(?: than)? ${amount}(?: [^\\d,;]{0,20})?$`,
      'u',
    ),
    ({ amount: one }) => ({ least: number(one) }),
  ],
  [
    new RegExp(
      `^(?:is |are |must be |has to be |should be |always |only )*(?:at ?most|max(?:imum|imal)?(?: of)?|up to|not (?:more|higher|greater|bigger|larger) than|no more than)(?: of)? ${amount}(?: [^\\d,;]{0,20})?$`,
      'u',
    ),
    ({ amount: one }) => ({ most: number(one) }),
  ],
  [
    new RegExp(
      `^${cannot}(?: (?:be|go|get|have|become))* (?:more|higher|greater|over|above|bigger|larger)(?: than)? ${amount}(?:,? [^\\d;]{0,40})?$`,
      'u',
    ),
    ({ amount: one }) => ({ most: number(one) }),
  ],
  [
    new RegExp(
      `^(?:is |are |must be |has to be |have to be |should be |always |only )*(?:above|more than|over|greater than|bigger than|higher than|larger than|>) ${amount}$`,
      'u',
    ),
    ({ amount: one }) => ({ least: number(one), isStrict: true }),
  ],
  [
    new RegExp(
      `^(?:is |are |must be |has to be |should be |always |only )*(?:below|less than|under|smaller than|lower than|<) ${amount}$`,
      'u',
    ),
    ({ amount: one }) => ({ most: number(one), isStrict: true }),
  ],
  [
    new RegExp(`^(?:is |must be |has to be |should be |always |only )*(?:positive|a positive number)$`, 'u'),
    () => ({ least: 0, isStrict: true }),
  ],
  [
    new RegExp(
      `^${cannot}(?: (?:be|go|get|become))* (?:negative|minus|below zero|a negative number)(?: .{0,20})?$`,
      'u',
    ),
    () => ({ least: 0 }),
  ],
  [
    /^(?:plus is .*|so negative must be possible|negative (?:is )?(?:allowed|possible|ok)|can be negative)$/u,
    () => ({}),
  ],
];

const defaults: readonly RegExp[] = [
  /^(?:all|everyone|everybody|all of them)(?: are| is| get)?(?: now)? (?<value>yes|no)$/u,
  /^(?:(?:the )?default(?:s)?(?: value)?(?: is| to|:|=)?|by default|(?:standard|normal|usual)(?:ly)?(?: is)?|automatically|assume|on start|at (?:the )?(?:start|beginning)|at first|in the beginning|from the start|initially|of course it begins with|it begins with|(?:and )?(?:it |which |that |everything |all of them |they )?(?:always )?(?:starts?|begins?)(?: out| off)?(?: as| with| at| on| in)?|starting (?:as|with|at|from)|beginning (?:as|with)|=) (?:an? |the )?(?<value>[^,]{1,40}?)(?: (?:unless|if|when|until) .{1,60})?$/u,
  /^(?<value>[^,]{1,40}?) (?:by default|as default|as standard|normally|is (?:the )?(?:default|standard|normal)|unless .{1,60}|if (?:nobody|nothing|no one|i|we|it|its|it's|they|you|not|free) .{0,60}|if (?:empty|missing|not given|left out)|when (?:nobody|nothing|no one|i|we|not) .{1,60}|at first|to start with|to begin with|in the beginning|at (?:the )?(?:start|beginning)|from the start)$/u,
];

/** What one attribute phrase says, without the name of its column; undefined where it says nothing known. */
export function featuresIn(phrase: string): Features | undefined {
  const text = phrase
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .replace(/^(?:and|but|so|which|that|it|they|this|-|–|,|:|obviously|of course|please|pls) /u, '')
    .replace(/[.!?;,]+$/u, '')
    .replace(/ (?:please|pls|plz|of course|obviously|obvs|ok|thanks|thx)$/u, '')
    .trim();
  for (const [pattern, features] of rules) {
    const match = pattern.exec(text);
    if (match) return features(match.groups ?? {});
  }
  for (const pattern of defaults) {
    const value = pattern.exec(text)?.groups?.['value'];
    if (value !== undefined && value.split(' ').length <= 4) return { defaultWords: value };
  }
  return undefined;
}

/** The check for bounds on a column. */
export function boundsCheck(
  name: string,
  { least, most, isStrict = false }: Features,
): Condition | undefined {
  const column: Expression = { kind: 'column', name };
  const value = (bound: number): Expression => ({ kind: 'value', value: bound });
  if (least !== undefined && most !== undefined)
    return { kind: 'between', left: column, from: value(least), to: value(most) };
  if (least !== undefined)
    return { kind: 'compare', left: column, operator: isStrict ? '>' : '>=', right: value(least) };
  if (most !== undefined)
    return { kind: 'compare', left: column, operator: isStrict ? '<' : '<=', right: value(most) };
  return undefined;
}

const truths: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  y: true,
  on: true,
  no: false,
  false: false,
  n: false,
  off: false,
  not: false,
};

/** A default in words as a value of the column's type; undefined where it does not fit. */
export function defaultValue(
  words: string,
  type: ColumnSpec['type'],
  choices: readonly string[] | undefined,
): Expression | undefined {
  const bare = words
    .trim()
    .toLowerCase()
    .replace(/^["'“]|["'”]$/gu, '')
    .replace(/^not .*/u, 'no');
  if (/^(?:today|now|the current (?:date|day|time))/u.test(bare))
    return type === 'date' ? { kind: 'today' } : { kind: 'now' };
  if (type === 'yes-no') {
    const first = bare.split(/\W/u)[0] ?? '';
    return Object.hasOwn(truths, first) ? { kind: 'value', value: truths[first] === true } : undefined;
  }
  if (choices) {
    const chosen = choices.find((choice) => choice.toLowerCase() === bare);
    return chosen === undefined ? undefined : { kind: 'value', value: chosen };
  }
  if (type === 'whole-number' || type === 'number' || type === 'money') {
    const word = numberWord(bare);
    if (word !== undefined) return { kind: 'value', value: word };
    return /^[€£$]?\d+(?:[.,]\d+)*(?:\s?(?:€|euros?|pounds?|%|£))?$/u.test(bare)
      ? { kind: 'value', value: parseNumber(bare) }
      : undefined;
  }
  return type === 'text' && bare.split(' ').length <= 3
    ? { kind: 'value', value: words.trim().replace(/^["'“]|["'”]$/gu, '') }
    : undefined;
}
