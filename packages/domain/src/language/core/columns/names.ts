import { isUsableName, oneFact, singular, toIdentifier } from '../../planner/names.ts';
import { spelledName } from './nameSpelling.ts';

/** Words that introduce the name of a thing without being part of it. */
const leads =
  /^(?:(?:and|also|plus|then|finally|maybe|perhaps|please|pls|plz|kindly|just|the|a|an|its|their|his|her|our|my|your|this|that|each|every|some|any|one|exactly one|field|column|box|space|room|place|somewhere|for|with|of|to|note|record|save|store|keep|put|write|know|see|say|add|what|which|want|i|we|need|have|has|had|should|would|like|be|is|it's|he|she|it|they|there|exact|own|overall) )+/iu;

const tails =
  /(?: (?:till date|to date|so far|till now|until now|please|pls|plz|too|as well|also|of course|obviously|obvs|thanks?|thank you|ta|cheers|field|column|box|if you can|etc|and so on|of it|of them|of each|for each|for it|for them|at the moment|right now|currently|in it|there))+$/iu;

interface Shape {
  readonly pattern: RegExp;
  readonly name: (found: Readonly<Record<string, string | undefined>>) => string;
}

const participles = String.raw`(?:[a-z]+ed|made|paid|sold|bought|given|taken|born|left|sent|written|begun|started|due|done|known|found|lent|built|grown|caught|won|lost|kept|held|seen|met|drawn|chosen|broken|worn|planted|put|wrote|gave|took|did|brought|broke|drew|spoke|drove)`;

/** Ways to say what a column holds, and its usual name. The first that fits decides. */
const shapes: readonly Shape[] = [
  {
    pattern:
      /^(?:the )?(?:date|day) (?:(?:when|that|on which|at which) )?(?:the |their |its |his |her )?(?<thing>[a-z]+(?: [a-z]+)?) (?:runs? out|expires?)$/u,
    name: ({ thing = '' }) => `${thing} expiry date`,
  },
  {
    pattern:
      /^(?:date|day) (?:and|with|&|\+) (?:the )?(?:(?<what>start|end|begin|beginning|starting) ?)?(?:time|hour)(?: of .+)?$/u,
    name: ({ what }) => (what === undefined ? 'date and time' : what === 'end' ? 'ends at' : 'starts at'),
  },
  {
    pattern:
      /^(?<thing>price|amount|fee|cost|sum|money) (?:we|they|i|he|she|you|people) (?:(?:would|will|want to|have|had) )*(?<verb>ask|charge|pay|paid|asked|charged)(?: for it)?$/u,
    name: ({ thing = '', verb = '' }) => (verb.startsWith('pa') ? `${thing} paid` : thing),
  },
  {
    pattern: /^(?:the )?most (?:they|he|she|we|i) (?:would|will|want to|can|could) (?:pay|spend|give)$/u,
    name: () => 'max price',
  },
  { pattern: /^what (?:did )?(?:it|this|that|they) costs?(?: us| me)?$/u, name: () => 'cost' },
  {
    pattern: /^what (?:they|he|she|it|we|you) (?!is\b|are\b|was\b|were\b)(?<verb>[a-z]+?)s?$/u,
    name: ({ verb = '' }) => (verb.endsWith('ed') ? verb : `${verb}s`),
  },
  {
    pattern:
      /^(?:an? )?(?:tick|tickbox|tick box|check ?box|mark) (?:for|if|of|of whether|whether) (?<thing>.+)$/u,
    name: ({ thing = '' }) => thing,
  },
  {
    pattern: /^(?<thing>name|names) of (?:the )?(?<owner>[a-z]+ or [a-z]+)$/u,
    name: ({ owner = '' }) => `${owner} name`,
  },
  {
    pattern:
      /^(?:for )?(?:which|what) (?<thing>[a-z]+) (?:it's|its|it is|they're|they are) (?:for|from|in)$/u,
    name: ({ thing = '' }) => thing,
  },
  {
    pattern: /^(?:the |an? )?(?:day|date) (?:he|she|it|they|we) (?<verb>[a-z]+)$/u,
    name: ({ verb = '' }) => `${verb} on`,
  },
  { pattern: /^where (?:it|things|he|she|that|this) stands$/u, name: () => 'status' },
  {
    pattern: /^(?:on )?(?:which|what) (?<thing>day|date|month|year)$/u,
    name: ({ thing = '' }) => thing,
  },
  { pattern: /^(?:at )?what time(?: of (?:the )?day)?(?: .*)?$/u, name: () => 'time of day' },
  { pattern: /^(?:until|till) (?:which|what) (?:date|day)$/u, name: () => 'until' },
  { pattern: /^(?:from|since) (?:which|what) (?:date|day)$/u, name: () => 'from date' },
  {
    pattern:
      /^(?:which |what )?(?<thing>[a-z]+(?: [a-z]+)?) (?:has it|have it|is it|comes along|is responsible|is concerned|made it|did it|holds it|uses it|took it)$/u,
    name: ({ thing = '' }) => thing,
  },
  {
    pattern:
      /^(?:date (?:of|when) (?:birth|born)|birth ?da(?:y|te)|dob|when (?:they|he|she|it) (?:were|was) born)$/u,
    name: () => 'birth_date',
  },
  {
    pattern:
      /^how many (?<thing>[a-z ]+?)(?: (?:there are|we have|they have|they need|are there|there|are left|left|are needed|needed))?$/u,
    name: ({ thing = '' }) => thing,
  },
  {
    pattern:
      /^how (?<what>many|much|long|big|old|tall|heavy|often|far|wide|high|deep|full|hot|cold)(?: (?:it|they|he|she|this|we) .*)?$/u,
    name: ({ what = '' }) =>
      ({
        many: 'quantity',
        much: 'amount',
        long: 'length',
        big: 'size',
        old: 'age',
        tall: 'height',
        heavy: 'weight',
        often: 'frequency',
        far: 'distance',
        wide: 'width',
        high: 'height',
        deep: 'depth',
        full: 'fullness',
        hot: 'temperature',
        cold: 'temperature',
      })[what] ?? what,
  },
  {
    pattern:
      /^(?:where (?:it|they|he|she) (?:is|are|lives?|stands?|stays?|was|were).*|location|whereabouts)$/u,
    name: () => 'location',
  },
  {
    pattern: /^(?:where (?:it|they|he|she) (?:come|comes|came) from|where from|origin)$/u,
    name: () => 'origin',
  },
  {
    pattern: new RegExp(
      `^(?:who|whom) (?:has |have |had |was |were |it was |they were )?(?<verb>${participles}|(?!was\\b|is\\b|has\\b|does\\b)[a-z]+s)(?: (?:it|them|this|that|him|her))?(?: (?:down|in|up|out|off|on))?$`,
      'u',
    ),
    name: ({ verb = '' }) => `${participle(verb)} by`,
  },
  {
    pattern: new RegExp(
      `^(?:since when|when|the day|the date|date|day|date when|day when|the day when|the date when|the day on which|date on which|from when)(?: (?:he|she|it|they|we|i|someone|somebody|the [a-z]+))*(?: (?:was|were|is|are|has|have|had|been|be|got|get|first|last))* (?<verb>${participles})(?<rest>(?: (?:up|out|in|off|back|away|on|it|them|this|us|to us|here))*)$`,
      'u',
    ),
    name: ({ verb = '', rest = '' }) =>
      `${verb}${rest.replaceAll(/ (?:it|them|this|us|to us|here)/gu, '')} on`,
  },
  { pattern: /^(?:since when|since)(?: .*)?$/u, name: () => 'since' },
  { pattern: /^(?:(?:till|until) when|until|till)(?: .*)?$/u, name: () => 'until' },
  {
    pattern: /^when (?:it|they|he|she|we)(?:'s| is| are)? (?<verb>[a-z]+?)(?: (?:it|them|off|up))?$/u,
    name: ({ verb = '' }) => `${verb} on`,
  },
  { pattern: /^when$/u, name: () => 'date' },
  { pattern: /^who$/u, name: () => 'person' },
  { pattern: /^(?:where|where to)$/u, name: () => 'place' },
  { pattern: /^(?:for what|what for|why|what (?:it is|it's|its) for|the reason)$/u, name: () => 'purpose' },
  {
    pattern: /^(?:what (?:it is|it's|they are|happened|was done|we did|is wrong)|what)$/u,
    name: () => 'description',
  },
  {
    pattern:
      /^(?:if|whether|wether)(?: or not)? (?:(?:he|she|it|they|we|someone|somebody|the [a-z]+) )?(?:(?:'s|is|are|was|were|has|have|had|been|can|may|already|still|currently|be|got|to|they've|it's|he's|its|hes|shes) )*(?<what>.+)$/u,
    name: ({ what = '' }) => what.replace(/^(?:already|still|ever|been|be|a|an|the|in|to) /u, ''),
  },
  {
    pattern: /^(?<what>.+?),? (?:or not|or not \w+|yes or no|yes no|or not [a-z]+)$/u,
    name: ({ what = '' }) => what,
  },
  {
    pattern: /^(?:number|amount|count|nr|no|num|qty|quantity) of (?<thing>.+)$/u,
    name: ({ thing = '' }) => `number of ${thing}`,
  },
  {
    pattern: /^(?<owner>[a-z]+?)(?:'s?|s) (?<thing>names?|address|phone|email|number)$/u,
    name: ({ owner = '', thing = '' }) => `${singular(owner)} ${thing}`,
  },
  {
    pattern:
      /^(?<thing>name|date|time|price|number|title|address|colour|color|type|kind|cost|place|day|hour|reason|size|place) of (?:the |a |an |our |their )?(?<owner>[a-z]+(?: [a-z]+)?)$/u,
    name: ({ thing = '', owner = '' }) => `${owner} ${thing}`,
  },
  {
    pattern:
      /^(?<name>.+?) (?:it|he|she|they) (?:is|was|were|are|has|have|had|wants?|needs?|costs?|paid|stands?|speaks?|likes?)$/u,
    name: ({ name = '' }) => name,
  },
  { pattern: /^(?<name>.+?) that (?:he|she|it|they) [a-z]+$/u, name: ({ name = '' }) => name },
];

const participleOf: Readonly<Record<string, string>> = {
  wrote: 'written',
  gave: 'given',
  took: 'taken',
  did: 'done',
  broke: 'broken',
  drew: 'drawn',
  spoke: 'spoken',
  drove: 'driven',
  brings: 'brought',
  buys: 'bought',
  makes: 'made',
  takes: 'taken',
  gives: 'given',
  writes: 'written',
  teaches: 'taught',
  leads: 'led',
  pays: 'paid',
  sells: 'sold',
  drives: 'driven',
};

function participle(verb: string): string {
  if (Object.hasOwn(participleOf, verb)) return participleOf[verb] ?? verb;
  return /(?:ed|en|wn|ld|de|id|ght|ut|pt|st)$/u.test(verb) ? verb : verb.replace(/e?s$/u, 'ed');
}

/** The words left of a description without what only introduces it. */
export function bareName(words: string): string {
  const text = words
    .toLowerCase()
    .replaceAll(/[“”"!?.;:*•]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(tails, '')
    .trim();
  const isAsked = /^(?:how|when|where|who|whom|what|why|if|whether|wether|since|until|till|for what)\b/u;
  const isWhole = isAsked.test(text) || /^(?:to|from) (?:date|day|time|town|place|city)$/u.test(text);
  const led = isWhole ? text : text.replace(leads, '').trim() || text;
  for (const { pattern, name } of shapes) {
    const match = pattern.exec(led);
    if (match) return name(match.groups ?? {}).trim();
  }
  return led;
}

const verbsOfChange =
  /(?:^|_)(?:delete|remove|drop|create|make|add|update|change|rename|should|must|cannot|cant|dont|please|want|need|would|could|table$|column|because|when|which|if|that|so|but|not|never|only|always|everybody|everyone|nobody|them)(?:_|$)|_(?:has|have|more|than|is|are|with|whether|already)_/u;
/** How many, in place of what. */
const quantity = /^(?:some|any|more|others?|every|each|few|several|many|all(?:_(?:yes|no))?)$/u;

/**
 * The identifier for words that name something new: one to four words without a verb of change and without the head of
 * another clause; undefined where they are more than a name.
 */
export function newName(words: string): string | undefined {
  const name = spelledName(oneFact(toIdentifier(bareName(words)))).replaceAll(
    /_(?:the|an?|our|my|their)_/gu,
    '_',
  );
  if (!isUsableName(name) || name.split('_').length > 4 || verbsOfChange.test(name) || quantity.test(name))
    return undefined;
  return name;
}
