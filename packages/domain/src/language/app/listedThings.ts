import { oneFact, plural, singular, withoutAccents } from '../planner/names.ts';
import { isSeveral } from './namedThings.ts';

/** Something that a business keeps, with what is known of each. */
export interface Thing {
  /** In the plural, unless it has none. */
  readonly name: string;
  readonly columns: string[];
}

export interface Described {
  readonly things: readonly Thing[];
  /** What is too long to be the name of a fact. */
  readonly unused: readonly string[];
}

const articles =
  /^(?:(?:and|also|all|an?|the|my|our|your|their|its|his|her|each|every|some|many|different|various|then|plus|of|as well as|where|which|what|if|whether|when|who|it is|it was|they|it|is|are|have|has|i|we|do|did)\s+)+/iu;
const tails =
  /\s+(?:it is|it was|they (?:are|have|pay)|it|they|there|please|too|as well|each|etc|and so on)$/iu;
/** Nouns for what happens on a day, which names the things it is about. */
const events =
  /^(?:[\p{L}-]+ )?(?:orders?|bookings?|appointments?|lessons?|visits?|jobs?|repairs?|sales?|payments?|reservations?|rentals?|borrowings?|rides?|walks?|sessions?|deliver(?:y|ies)|invoices?|treatments?|loans?|shifts?|trainings?|match(?:es)?|inspections?|fittings?|quotes?|offers?|enquir(?:y|ies)|hours|stays?|outings?|races?|(?:phone )?calls?|expenses|donations?|complaints?|damages?|reports?|requests?|trips?|enrol?l?ments?|registrations?|attendances?|vaccinations?|cleanings?|services? done)$/iu;
/** Words in the plural or alone that say something of a thing, and are none. */
const facts =
  /^(?:kilos?|kilograms?|grams?|lit(?:re|er)s?|pounds?|euros?|names?|(?:tele)?(?:ph|f)ones?|mobiles?|addresse?s?|e-?mails?|prices?|costs?|rents?|dates?|days?|times?|hours|minutes?|months?|years?|birthdays?|notes?|details|status|paid|amounts?|totals?|colou?rs?|sizes?|kinds?|types?|descriptions?|quantit(?:y|ies)|numbers?|pieces|how (?:many|much|old|long)(?: .+)?|links?|photos?|pictures?|weights?|lengths?|ages?|fees?|salar(?:y|ies)|what for|(?:\p{L}+ )?(?:names?|phones?|address(?:es)?|emails?|dates?|days?|times?|prices?|numbers?|costs?|fees?|status|years?))$/iu;
/** Words that begin no name of a list. */
const noName =
  /^(?:either|max|min|maximum|minimum|several|more|most|other|others|one|two|three|few|any|no|not|never|always|only|sometimes|this|that|these|those|new|last|next|are|was|is|does|has|his|its|us|yes|as|like|likes|lots?|let)\b/u;
/** Things without a plural that a list keeps. */
const uncountable = /^(?:inventory|stock|equipment|staff|furniture|to-?do|people|children|kids)$/u;

export function isEvent(name: string): boolean {
  return events.test(name);
}

export function isThing(said: string): boolean {
  const noun = withoutAccents(said);
  if (uncountable.test(noun)) return true;
  return (
    /^[a-z-]+(?: [a-z-]+)?$/u.test(noun) &&
    (isSeveral(noun) || (events.test(noun) && noun.endsWith('s'))) &&
    !facts.test(noun) &&
    !noName.test(noun)
  );
}

export function bare(said: string): string {
  return said
    .toLowerCase()
    .replaceAll(/["“”.!?]/gu, '')
    .trim()
    .replace(articles, '')
    .replace(tails, '')
    .trim();
}

const words = String.raw`\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,2}?`;
const alternatives = String.raw`${words}(?:(?:, ?|\/)${words})*,? or ${words}`;
const end = String.raw`(?=,? and (?:an?|the|whether|if|who|when|how|which|what|some|any|notes?|also)\b| - | – |[.;)\n]|, |$)`;
/** `a status which is open or closed`; `type (single, double or quad)`; `category - senior, junior or social -`; `method: cash or card`. */
const choosing: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<fact>${words}) \((?:either |one of )?(?<list>${alternatives}|${words}(?:(?:, ?| ?\/ ?)${words})+)\)`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<fact>${words})(?:,? (?:which|that) (?:is|are|can be|may be|must be)(?: either| one of)?|,? (?:either|one of)|:? can be| [-–]|:) (?<list>${alternatives})(?: [-–](?= ))?${end}`,
    'giu',
  ),
];

/** Facts that have one of a few values, each as `type (single/double)`. */
function withAlternatives(list: string): string {
  return choosing.reduce(
    (text, pattern) =>
      text.replaceAll(pattern, (whole: string, fact: string, said: string) => {
        if ((isThing(bare(fact)) && !whoDoes.test(fact)) || /\byes\b/iu.test(said)) return whole;
        const values = said.split(/ ?, ?(?:or )?| or | ?\/ ?/u).map((one) => one.trim());
        return `${fact} (${values.join('/')})`;
      }),
    list,
  );
}

const when = String.raw`^(?:and )?(?:the )?(?:(?:date|day|time) (?:when )?|when )(?:they|it|he|she|we|i|you)(?: first)? `;
/** `when they joined`, `the day it came in`. */
const whenDone = new RegExp(
  String.raw`${when}(?<deed>\p{L}+(?:ed|ent|id|ought|old|ame|eft|ook|ave|ade|ound|ost|rote))(?: in| up| out| it| them| really| back)*$`,
  'iu',
);
/** `the day it runs out`. */
const whenOver = new RegExp(`${when}(?:runs? out|expires?|ends?)$`, 'iu');
/** `the day it's promised for`, `when its due back`. */
const whenDue =
  /^(?:and )?(?:(?:the )?(?:date|day|time) (?:when )?|when )(?:it|they|he|she)(?:[’']?s|[’']re| is| are) (?<deed>\p{L}+(?:ed|en|id|ne|ue))(?: (?:for|by|on|back|in|to))?$/iu;
/** `for which flat`; `the supplier they come from`. */
const related =
  /^(?:and )?(?:(?:for|from|of|to|with|by|at|in) which (?<one>\p{L}+)|(?:the|which) (?<other>\p{L}+) (?:they|it|he|she|this) (?:comes?|is|are|belongs?|goes|go) (?:from|of|for|with|to|by))$/iu;
const whenBegun = new RegExp(`${when}(?:starts?|begins?)$`, 'iu');

const whoDoes =
  /^(?:and )?(?:the (?:person|one) )?who (?<verb>\p{L}+?)(?: (?:it|them|that|this|(?:the|each|a) \p{L}+))?(?: in| up| out| to)?$/iu;
const doers: Readonly<Record<string, string>> = { runs: 'leader', gives: 'teacher', brings: 'brought by' };
const participles: Readonly<Record<string, string>> = {
  did: 'done',
  gave: 'given',
  took: 'taken',
  wrote: 'written',
  drove: 'driven',
  found: 'found',
};
const isPast = /^(?:\p{L}{2,}ed|made|sent|bought|brought|taught|caught|paid|sold|held|led|built|lent)$/u;

/** Who somebody is by what they do: `who teaches it` is the teacher, `who repaired it` is `repaired by`. */
function doerOf(said: string): string | undefined {
  const verb = whoDoes.exec(said.trim())?.groups?.['verb']?.toLowerCase();
  if (verb === undefined || /^(?:has|is|was|gets|wants|comes|needs)$/u.test(verb)) return undefined;
  const done = participles[verb] ?? (isPast.test(verb) ? verb : undefined);
  if (done !== undefined) return `${done} by`;
  const stem = verb.replace(/(?<=ch|sh|ss|x)es$|s$/u, '');
  if (stem === verb) return undefined;
  return doers[verb] ?? `${stem}${stem.endsWith('e') ? 'r' : 'er'}`;
}

/** `if it's in repair`. */
const stateOf =
  /^(?:and )?(?:if|whether) (?:it|they|he|she)(?:[’']?s|[’']re| is| are) (?<state>(?:in|on|at|under) \p{L}+|\p{L}+)$/iu;

/** The name of a fact: `whether it is paid` is `paid`, `paid yes or no` is `paid (yes/no)`, `their names` is `name`. */
export function factOf(said: string): string {
  if (/^\s*(?:and )?what for\s*$/iu.test(said)) return 'description';
  if (/^\s*(?:and )?when\s*$/iu.test(said)) return 'date';
  if (/^\s*(?:and )?what (?:it|they|he|she)(?:[’']?s| is| are)(?: called)?\s*$/iu.test(said)) return 'name';
  if (/^\s*(?:and )?what (?:it|they|each|each one) costs?\s*$/iu.test(said)) return 'cost';
  if (/^\s*(?:and )?what (?:they|he|she|each) (?:do|does|did|sells?|offers?|makes?)\s*$/iu.test(said))
    return 'work';
  const state = stateOf.exec(said.trim())?.groups?.['state'];
  if (state !== undefined) return `${state.toLowerCase()} (yes/no)`;
  const doer = doerOf(said);
  if (doer !== undefined) return doer;
  const deed = whenDone.exec(said.trim())?.groups?.['deed'];
  if (deed !== undefined) return / back\b/iu.test(said) ? 'return date' : `${deed.toLowerCase()} on`;
  const due = whenDue.exec(said.trim())?.groups?.['deed'];
  if (due !== undefined) return `${due.toLowerCase()} date`;
  if (
    /^\s*(?:and )?how many (?:of (?:it|them|each) )?(?:i|we) (?:have|own|keep)(?: left| now)?\s*$/iu.test(
      said,
    )
  )
    return 'quantity';
  const [, one, other] = related.exec(said.trim()) ?? [];
  const which = one ?? other;
  if (which !== undefined) return which.toLowerCase();
  if (whenOver.test(said.trim())) return 'end date';
  if (whenBegun.test(said.trim())) return 'start date';
  const fact = bare(said)
    .replace(
      /^(?:whether |if )?(?:it|they|he|she)(?:['’](?:s|re|ve)| is| are| has| have) (?:been |already )?(?<deed>\p{L}+(?:ed|id|nt|wn|ne|lt))\b.*$/u,
      '$<deed> (yes/no)',
    )
    .replace(
      /^(?<deed>paid|done|returned|fixed|delivered|confirmed|cancelled|repaired)(?: (?:for )?(?:this|the|their|last|it|already|yet)\b.*)?$/u,
      '$<deed> (yes/no)',
    )
    .replace(/ from (?:the|our|my) \p{L}+(?: list)?$/u, '')
    .replace(/^(?:happened|was wrong|is wrong|it was about)$/u, 'description')
    .replace(/^how (?:many|much)(?: (?<unit>\p{L}+))?$/u, (_, unit?: string) =>
      unit === undefined || unit === 'left' ? 'quantity' : plural(unit),
    )
    .replace(/ (?:yes ?\/ ?no|yes or no)$/u, ' (yes/no)')
    .replace(/ (?:who|that|which|where) .+$/u, '')
    .replace(
      / (?:for|per|by|a) (?:one |each |every |an? |the )?(?<unit>hour|day|night|week|month|year|person|piece|kilo|lesson)$/u,
      ' per $<unit>',
    )
    .replace(/^(?<unit>days?|dates?|months?|times?) (?:we|they|i|it|he|she) .+$/u, '$<unit>')
    .replace(/^(?:tele(?:ph|f)one|telefon|fone)(?<more> number)?$/u, 'phone$<more>');
  return oneFact(fact);
}

/** Whether what is known of a thing is money that somebody gives. */
function isPaid({ name, columns }: Thing): boolean {
  return (
    /^(?:payments|donations|expenses|invoices|fees|loans|tips|sales)$/u.test(name) ||
    columns.some((column) => /\b(?:paid|payer|given by)\b/u.test(column))
  );
}

/** The values that a fact can have, at the end of its words: ` (cash/card)`. */
const options = / \([^()]*\/[^()]*\)$/u;

/** Nouns that count what belongs to something that happens. */
const counts = /^(?:persons|people|adults|children|kids|tickets|seats|nights|boxes|plates)$/u;

/** People who have things, and are not had: the owners of dogs. */
const owners =
  /(?:owners|parents|guardians|customers|clients|contacts|teachers|coaches|drivers|doctors|authors|managers|leaders|suppliers)$/u;

/** Whether what could be a thing is a fact of the one before: the persons of a booking. */
function isFactOf({ name, columns }: Thing, noun: string): boolean {
  return (
    /^(?:stock|inventory|equipment|furniture)$/u.test(noun) ||
    (isEvent(name) && columns.length > 0 && counts.test(noun))
  );
}

/** What somebody writes as a clause, and the names of the facts in it. */
const inNames: readonly (readonly [said: RegExp, names: string])[] = [
  [
    /\bfrom (?:what|which) (?<unit>day|date|time) (?:to|until|till) (?:what|which) \k<unit>\b/giu,
    'start $<unit>, end $<unit>',
  ],
  [/\bhow (?:they|he|she|it|people) (?:is |was |are |were )?(?:paid|pays?)\b/giu, 'payment method'],
  [
    /\b(?:if|whether) (?:it is |it's |they are )?(?<deed>paid|done|ready|finished|delivered|confirmed|returned) or not\b/giu,
    '$<deed>',
  ],
];

/** Things with their facts: `products with price, and orders (day, paid)`; `first` is a thing whatever it is called. */
export function describedIn(list: string, first?: string): Described {
  const things: Thing[] = first === undefined ? [] : [{ name: first, columns: [] }];
  const unused: string[] = [];
  const parts = inNames
    .reduce((text, [said, names]) => text.replaceAll(said, names), withAlternatives(list))
    .replaceAll(/\((?<inner>[^()/]*)\)/gu, ' with $<inner>')
    .split(/\s*[,;&:]\s*|\.\s+|\s+(?:and|with|plus)\s+/u);
  for (const part of parts) {
    const noun = bare(part);
    const fact = factOf(part);
    const last = things.at(-1);
    const [, one = '', other = ''] =
      /^(?:an? |the )?(?<one>\p{L}+) or (?<other>\p{L}+)$/iu.exec(part.trim()) ?? [];
    if (last && one !== '' && one.toLowerCase() !== 'yes')
      last.columns.push(`${one} or ${other} (${one}/${other})`.toLowerCase());
    else if (
      /^(?:and )?(?:who (?:\S+ ){2}|who (?:has|have|gets?|is|are)\b|no |not |without )|(?<!yes )\bor\b|[–-] /iu.test(
        part,
      )
    )
      unused.push(part.trim());
    else if (last && whoDoes.test(part.replace(options, '').trim())) {
      const doer = doerOf(part.replace(options, ''));
      if (doer === undefined) unused.push(part.trim());
      else last.columns.push(`${doer}${options.exec(part)?.[0] ?? ''}`);
    } else if (last && /^(?:and )?how much$/iu.test(part.trim()) && isPaid(last)) last.columns.push('amount');
    else if (isThing(noun) && !(last && isFactOf(last, noun))) {
      const owner =
        last && /^(?:and )?their /iu.test(part) && !owners.test(noun) ? [singular(last.name)] : [];
      if (!things.some(({ name }) => name === noun)) things.push({ name: noun, columns: owner });
    } else if (last && fact.replace(/ \(.*$/u, '').split(' ').length > 3) unused.push(part.trim());
    else if (fact !== '') {
      if (last) last.columns.push(fact);
      else unused.push(part.trim());
    }
  }
  return { things, unused };
}
