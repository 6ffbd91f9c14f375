import { singular } from '../../planner/names.ts';
import { moment } from './moments.ts';
import { pronoun } from './words.ts';

/** What a clause says of a thing: a name, and whether it is yes or no. */
export interface ClauseFact {
  readonly name: string;
  readonly isYesNo?: boolean;
}

/** What is asked with `how` and a word: `how serious it was`. */
const degrees: Readonly<Record<string, string>> = {
  serious: 'severity',
  bad: 'severity',
  urgent: 'urgency',
  important: 'importance',
  difficult: 'difficulty',
  hard: 'difficulty',
  tall: 'height',
  high: 'height',
  wide: 'width',
  deep: 'depth',
};

type Rule = readonly [
  said: RegExp,
  fact: (groups: Readonly<Record<string, string | undefined>>) => ClauseFact | undefined,
];

const rule = (source: string, fact: string | Rule[1]): Rule => [
  new RegExp(`^(?:${source})$`, 'iu'),
  typeof fact === 'string' ? () => ({ name: fact }) : fact,
];
const aux = String.raw`(?:'s|’s|'re|’re|'ve|’ve| is| are| was| were| has| have| had| will| should| must| can| could| may| do| does| did| been| be| got| to|'d|’d)*`;
const subject = String.raw`(?:the (?:next|last) one|${pronoun}|(?:the|their|his|her|its|my|our|a) \p{L}+(?: \p{L}+)?)`;

const contentOf = (said: string): string =>
  said
    .replace(/^(?:the|their|his|her|its|my|our|a|an|any|some|for|to)\s+/iu, '')
    .replaceAll(
      /\b(?:already|also|ever|still|yet|or not|or no|really|actually|currently|the|a|an|their|his|her|its|my|our|us|me|them|it|by|at|for|in it|there|any|some)\b/giu,
      '',
    )
    .replaceAll(/ {2,}/gu, ' ')
    .trim()
    .toLowerCase();

/** A yes-or-no fact from what is asked: `they need the kitchen` is `kitchen`, `it is paid` is `paid`. */
function yesNo(said: string): ClauseFact | undefined {
  const predicate = said
    .replace(new RegExp(String.raw`^(?:${pronoun}|there)${aux}(?=\s|$)`, 'iu'), '')
    .trim()
    .replace(
      /^\s*(?:is|are|was|were|has|have|had|been|be|got|get|need(?:s|ed)?(?: to)?|want(?:s|ed)?(?: to)?|can|could|must|may|will|do|does|did|not)\s+/giu,
      '',
    )
    .replace(/^(?:(?:been|be|a|an|the|to|got|back|go) )+(?=\p{L}+)/iu, '')
    .replace(/^(?:said|say)(?: thank(?:s| ?you)(?: \p{L}+)?)?$/iu, 'thanked')
    .replace(/^(?:come|came) back(?: (?=\p{L})|$)/iu, (whole) => (whole.endsWith(' ') ? '' : 'returned'));
  const name = contentOf(predicate);
  return name === '' || name.split(' ').length > 4 ? undefined : { name, isYesNo: true };
}

const isParticiple = /(?:ed|en|id|nt|wn|ght|old|ought|made|done|gave|took|won|lost|sung|met|wrote|drove)$/iu;

/** The doer of a deed: `who teaches it` is the teacher, `who ordered it` is `ordered by`. */
function doer(verb: string): ClauseFact {
  const word = verb.toLowerCase();
  if (isParticiple.test(word))
    return { name: `${word === 'gave' ? 'given' : word === 'took' ? 'taken' : word} by` };
  const stem = word
    .replace(/ies$/u, 'y')
    .replace(/(?<=ch|sh|ss|x)es$|s$/u, '')
    .replace(/ing$/u, '');
  return { name: `${stem}${stem.endsWith('e') ? 'r' : 'er'}` };
}

const noun = String.raw`(?!${pronoun}\b)(?<noun>\p{L}[\p{L}’'-]*(?: (?!${pronoun}\b|of\b|on\b|at\b|for\b|from\b|who\b|that\b|with\b|take\b|takes\b|was\b|were\b|got\b|gave\b|went\b|what\b|which\b|painted\b|is\b|are\b|was\b|has\b|have\b|do\b|does\b|did\b|to\b|need\b|can\b|must\b|fit\b|left\b|come\b|in\b|per\b|by\b)\p{L}+)?)`;
const rest = String.raw`(?: .*)?`;
const prefix = String.raw`(?:(?:in|from|at|for|to|of|on|by|with|under|into) )?`;

const rules: readonly Rule[] = [
  rule(
    String.raw`when (?:the|their|his|her|its) (?<noun>\p{L}+(?: \p{L}+)?) (?:runs? out|expires?)`,
    ({ noun: one = '' }) => ({ name: `${one} expiry` }),
  ),
  rule(
    String.raw`what ${pronoun} (?:can ?not|can['’]t|must ?not|mustn['’]t|may not) (?<verb>\p{L}+)`,
    ({ verb = '' }) => ({
      name: `cannot ${verb}`,
    }),
  ),
  rule(String.raw`(?:maybe )?(?:an? )?(?<what>\p{L}+)(?: .*)? or maybe not`, ({ what = '' }) => ({
    name: what,
    isYesNo: true,
  })),
  rule(String.raw`what (?:they['’]?re|she['’]s|he['’]s|they are) having(?: done)?`, 'service'),
  rule(String.raw`who(?:['’]s|s| is)? bringing (?:it|them|what)`, 'brought by'),
  rule(String.raw`(?:from|since) when`, 'since'),
  rule(String.raw`(?:to|until|till) when`, 'until'),
  rule(String.raw`(?:when|what day|which day|what date|on (?:what|which) day)`, 'date'),
  rule(String.raw`(?:what|which) (?:time|hour)|at (?:what|which) (?:time|hour)`, 'time'),
  rule(
    String.raw`where(?: (?:from|bought|found|made|kept|stored|on (?:the )?\p{L}+|in (?:the )?\p{L}+))?`,
    'place',
  ),
  rule(String.raw`what time of (?:the )?day`, 'time of day'),
  rule(String.raw`what (?:it|they)(?:'s|’s|s| is| are|re) for`, 'purpose'),
  rule(String.raw`when (?:is |are )?(?:the )?next(?: one| time)?(?: is| are| due)*`, 'next date'),
  rule(String.raw`what (?:they|he|she) can(?: do)?`, 'skills'),
  rule(
    String.raw`what (?:has|have|was|is) (?:been )?(?:done|did)|what (?:i|we|they|he|she) did`,
    'work done',
  ),
  rule(String.raw`where (?:it|they|he|she|we|i|this|that)?${aux} ?(?:it|they|we|is|are)?`, 'place'),
  rule(String.raw`where (?:is|are) (?:the |their |its )?(?<noun>\p{L}+)`, ({ noun: one = '' }) => ({
    name: `${one} place`,
  })),
  rule(String.raw`where ${subject}${aux} (?<verb>\p{L}+)(?: up| in| at| them| it)*`, ({ verb = '' }) => ({
    name: /^(?:pick|meet|collect)/iu.test(verb)
      ? `${verb.toLowerCase()} place`
      : /^(?:sit|live|work|are)s?$/iu.test(verb)
        ? 'address'
        : 'place',
  })),
  rule(String.raw`how often${rest}`, 'frequency'),
  rule(String.raw`how old${rest}`, 'age'),
  rule(String.raw`how long${rest}`, 'duration'),
  rule(String.raw`how far${rest}`, 'distance'),
  rule(String.raw`how (?:big|large)${rest}`, 'size'),
  rule(String.raw`how heavy${rest}`, 'weight'),
  rule(
    String.raw`how (?<what>serious|bad|urgent|important|difficult|hard|tall|high|wide|deep)${rest}`,
    ({ what = '' }) => ({
      name: degrees[what.toLowerCase()] ?? what,
    }),
  ),
  rule(
    String.raw`how (?:they|he|she|it|people|${pronoun})${aux} ?(?:is |was |are )?pa(?:id|ys?)(?: me| us| for it)?`,
    'payment method',
  ),
  rule(String.raw`(?:how|what) (?:${pronoun}|the \p{L}+)?${aux} ?(?:is |are )?called(?: by us)?`, 'name'),
  rule(String.raw`how (?:is|was|are|were) (?:the |their |it )?(?<noun>\p{L}+)`, ({ noun: one = '' }) => ({
    name: one,
  })),
  rule(String.raw`how (?:many|much) (?:times|often)${rest}`, 'times'),
  rule(
    String.raw`how (?:many|much) (?:of (?:it|them) )?(?:${pronoun}|are|is|there|left)${rest}`,
    ({ '0': said = '' }) => ({ name: /many|left|stock|have|got/iu.test(said) ? 'quantity' : 'amount' }),
  ),
  rule(String.raw`how many`, 'quantity'),
  rule(String.raw`how much`, 'amount'),
  rule(String.raw`how much money (?:in|with|by) (?<noun>\p{L}+)`, ({ noun: one = '' }) => ({
    name: `${one} amount`,
  })),
  rule(
    String.raw`how (?:many|much) ${noun}(?:,? (?:in|at) (?:the )?(?<when>morning|evening|afternoon|noon))`,
    ({ noun: one = '', when = '' }) => ({ name: `${one} ${when}` }),
  ),
  rule(String.raw`how (?:many|much) ${noun}${rest}`, ({ noun: one = '' }) => ({ name: one })),
  rule(
    String.raw`(?:whose|to whom|who) (?:it|they|he|she|this)(?:'s|’s| is| are)?(?: belongs?(?: to)?| owned by)?|who owns (?:it|them|him|her)|whose`,
    'owner',
  ),
  rule(
    String.raw`who(?:['’]s)? (?:has|have|had|got|has got|have got) (?:it|them|this|that|one)(?: now| out)?`,
    'person',
  ),
  rule(String.raw`who (?:i|we) (?:buy|get|order|bought|got)(?:s)? (?:it|them) (?:from|off)`, 'supplier'),
  rule(String.raw`who (?:they|he|she|it)(?:'s|’s|'re| is| are)?|who`, 'name'),
  rule(
    String.raw`who(?:'s|’s|s)? (?:is |are )?(?:the |their |its |his |her )?(?<noun>\p{L}+(?<!ing))(?: there)?`,
    ({ noun: one = '' }) =>
      /(?:[^s]s|ed|gave|took|made|drove|bought|brought|sold|won|sang|wrote|paid|lent|sent)$/u.test(one)
        ? doer(one)
        : { name: one },
  ),
  rule(
    String.raw`who(?:'s|’s|s)? (?:is |are )?(?<verb>\p{L}+ing) (?<what>(?:the )?[\p{L} ]+)`,
    ({ verb = '', what = '' }) => (/^(?:it|them|him|her)$/iu.test(what) ? doer(verb) : { name: 'person' }),
  ),
  rule(
    String.raw`who(?: has| have| had)? (?<verb>\p{L}+)(?: (?:it|them|this|that|him|her|one|us|me|the \p{L}+))?(?: in| up| out| to)?`,
    ({ verb = '' }) => doer(verb),
  ),
  rule(String.raw`who to (?<verb>\p{L}+)(?: .*)?`, ({ '0': said = '', verb = '' }) => ({
    name: /emergency/iu.test(said) ? 'emergency contact' : `${verb} person`,
  })),
  rule(
    String.raw`who (?<verb>\p{L}+) (?:the )?(?!${pronoun}\b|what\b|which\b|when\b|in\b|up\b|out\b|to\b|for\b)(?<noun>\p{L}+)`,
    ({ verb = '', noun: one = '' }) =>
      isParticiple.test(verb) && verb !== 'has' ? { name: `${one} ${verb} by` } : undefined,
  ),
  rule(String.raw`who of (?:us|them|you|(?:the|our) \p{L}+) (?<verb>\p{L}+)${rest}`, ({ verb = '' }) => {
    const stem = verb.replace(/(?<=ch|sh|ss|x)es$|s$/u, '');
    return { name: isParticiple.test(verb) ? `${verb} by` : `${stem}${stem.endsWith('e') ? 'd' : 'ed'} by` };
  }),
  rule(String.raw`(?:(?:with|by|to|for|from) )?whom`, 'person'),
  rule(
    String.raw`who (?<verb>took|borrowed|takes|borrows|bought|buys|ordered|orders) what`,
    ({ verb = '' }) => doer(verb),
  ),
  rule(String.raw`whose (?<noun>\p{L}+(?: \p{L}+)?)`, ({ noun: one = '' }) => ({ name: one })),
  rule(
    String.raw`what (?:is|are) (?:the|their|his|her|its) (?<noun>(?!names?\b)\p{L}+)`,
    ({ noun: one = '' }) => ({
      name: one,
    }),
  ),
  rule(String.raw`what is (?:it|this)|what are they`, 'name'),
  rule(String.raw`who (?:can|may) (?<what>[\p{L} ]+)`, ({ what = '' }) => ({ name: contentOf(what) })),
  rule(String.raw`on (?:what|which) number`, 'phone'),
  rule(
    String.raw`what (?:it|they|he|she|this|each)${aux}|what|what (?:is|are) (?:his|her|its|their|the) names?`,
    'name',
  ),
  rule(
    String.raw`what (?:it|they|each|one hour|this|the \p{L}+)?${aux} ?costs?(?: one (?<unit>hour|day|night|week|month))?`,
    ({ unit }) => ({ name: unit === undefined ? 'cost' : `price per ${unit.toLowerCase()}` }),
  ),
  rule(String.raw`what (?:it|they)${aux} worth`, 'value'),
  rule(String.raw`what (?:i|we) (?:paid|pay|gave|spent)(?: for (?:it|them))?`, 'cost'),
  rule(
    String.raw`what (?:i|we) (?:demand|charge|charged|ask|take|get|earn|earned)(?: for (?:it|them))?`,
    'price',
  ),
  rule(String.raw`what (?:they|he|she|somebody)(?: still)? owes?(?: us| me)?`, 'amount owed'),
  rule(String.raw`what (?:they|he|she|somebody) (?:pays?|paid)(?: us| me)?`, 'amount'),
  rule(String.raw`for how many(?: \p{L}+)?`, 'people'),
  rule(String.raw`who (?:we|they|it|he|she) (?:play|plays|played|is|are|was) (?:against|with)`, 'opponent'),
  rule(String.raw`what costs? (?:it|one hour|an hour)`, 'price'),
  rule(String.raw`what (?:sort|kind|type)s? of ${noun}(?: .*)?`, 'kind'),
  rule(
    String.raw`(?:(?:in|at) )?(?:what|which) (?:time|hour) ${subject}?${aux} ?(?<verb>\p{L}+)(?: .*)?`,
    ({ verb = '' }) => moment(verb, 'time'),
  ),
  rule(
    String.raw`(?:on )?(?:what|which) (?:day|date) ${subject}?${aux} ?(?<verb>\p{L}+)(?: .*)?`,
    ({ '0': said = '', verb = '' }) => (/week/iu.test(said) ? { name: 'weekday' } : moment(verb, 'date')),
  ),
  rule(String.raw`what day of (?:the )?week${rest}`, 'weekday'),
  rule(String.raw`what time ${subject}${rest}`, 'time'),
  rule(
    String.raw`what (?:was |is |went |goes )?(?:wrong|broken|broke)(?: with (?:it|them))?|what (?:happened|broke)`,
    'problem',
  ),
  rule(String.raw`what (?:the )?(?<noun>\p{L}+) (?:is|was|are)(?: .*)?`, ({ noun: one = '' }) => ({
    name: one,
  })),
  rule(String.raw`what (?:${pronoun})${aux} (?<verb>\p{L}+)(?: .*)?`, ({ verb = '' }) => ({
    name: verb.toLowerCase(),
  })),
  rule(String.raw`what (?:is|has|needs) to (?:be )?(?:fix|repair|mend)(?:ed)?`, 'problem'),
  rule(String.raw`what (?:is|has|needs) to (?:be )?do(?:ne)?`, 'work'),
  rule(String.raw`what (?:need|needs|to) (?<verb>\p{L}+)`, ({ verb = '' }) => ({ name: verb.toLowerCase() })),
  rule(String.raw`what (?:is |was )?(?<verb>\p{L}+ed)(?: .*)?`, ({ verb = '' }) => ({
    name: verb.toLowerCase(),
  })),
  rule(String.raw`(?:what|which) (?:member|person|one) of (?:the |our )?(?<noun>staff|team)${rest}`, 'staff'),
  rule(
    String.raw`${prefix}(?:what|which)(?: of (?:the|my|our))? ${noun}${rest}`,
    ({ noun: one = '', '0': said = '' }) => ({
      name: /^(?:which|in which|from which|for which|at which) of/iu.test(said) ? singular(one) : one,
    }),
  ),
  rule(String.raw`(?<noun>\p{L}+) when`, ({ noun: one = '' }) =>
    isParticiple.test(one) ? { name: `${one} on` } : undefined,
  ),
  rule(
    String.raw`(?:the )?(?<unit>day|date|time|hour)(?: (?:when|that|on which|at which))? ${subject}${aux} (?<deed>.+)`,
    ({ unit = '', deed = '' }) => moment(deed, /time|hour/iu.test(unit) ? 'time' : 'date'),
  ),
  rule(
    String.raw`(?:the )?(?<unit>day|date|time|hour) (?<deed>born|ready|due|start|end|begin|starts|ends|finished)`,
    ({ unit = '', deed = '' }) => moment(deed, /time|hour/iu.test(unit) ? 'time' : 'date'),
  ),
  rule(
    String.raw`(?:the |a )?(?<unit>time|date|day) of (?:the )?(?<deed>beginning|start|end|birth|arrival|departure)`,
    ({ unit = '', deed = '' }) => ({
      name:
        deed.toLowerCase() === 'birth'
          ? 'birth date'
          : `${deed.toLowerCase() === 'beginning' ? 'start' : deed.toLowerCase()} ${unit.toLowerCase()}`,
    }),
  ),
  rule(String.raw`when ${subject}${aux} (?<deed>.+)`, ({ deed = '' }) => moment(deed, 'date')),
  rule(
    String.raw`(?:(?:${pronoun}) )when (?<deed>\p{L}+)|(?:${pronoun}) (?<later>arrive|come|go away|go|leave)s? when`,
    ({ deed, later = '' }) => moment(deed ?? later, 'date'),
  ),
  rule(String.raw`when (?:is |was |will be |will )?(?<deed>\p{L}+)(?: .*)?`, ({ deed = '' }) =>
    moment(deed, 'date'),
  ),
  rule(
    String.raw`(?:also )?(?:and )?(?:(?:(?:tick ?(?:box)?|check ?box|mark)(?: for)?|say) )?(?:if|whether) (?<what>.+)`,
    ({ what = '' }) => yesNo(what),
  ),
  rule(
    String.raw`(?:is|are|was|did|do|does|has|have|can|could|will) (?<what>(?:it|they|he|she|we|i|there|somebody|the|their)\b.+)`,
    ({ what = '' }) => yesNo(what),
  ),
  rule(
    String.raw`(?:is |already |is already )?(?<what>[\p{L} ]+?),? (?:or (?:not|no)(?: \p{L}+)?|yes ?(?:or|\/)? ?no|y ?\/ ?n)`,
    ({ what = '' }) => yesNo(what),
  ),
  rule(String.raw`(?<what>[\p{L} -]+)\?`, ({ what = '' }) => yesNo(what)),
  rule(
    String.raw`(?<what>[\p{L} -]+?) ?\((?:yes ?\/ ?no|y ?\/ ?n|yes or no|tick|checkbox)\)`,
    ({ what = '' }) => yesNo(what),
  ),
];

/** The fact that a clause names: `how many mats fit` is `mats`; undefined for other words. */
export function clauseFact(said: string): ClauseFact | undefined {
  for (const [pattern, fact] of rules) {
    const match = pattern.exec(said);
    const found = match && fact({ ...match.groups, '0': match[0] });
    if (found && found.name.trim() !== '') return { ...found, name: found.name.toLowerCase().trim() };
  }
  return undefined;
}
