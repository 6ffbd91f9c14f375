import { oneFact, plural, singular, toIdentifier, withoutAccents } from '../planner/names.ts';
import { listed } from '../planner/outcome.ts';
import { isSeveral } from './namedThings.ts';
import { usualColumns } from './usualColumns.ts';

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
  /^(?:[\p{L}-]+ )?(?:orders?|bookings?|appointments?|lessons?|visits?|jobs?|repairs?|sales?|payments?|reservations?|rentals?|rides?|walks?|sessions?|deliver(?:y|ies)|invoices?|treatments?|loans?|shifts?|trainings?|match(?:es)?|inspections?|fittings?|quotes?|offers?|enquir(?:y|ies)|hours|stays?|outings?|races?|(?:phone )?calls?|expenses|donations?|complaints?|damages?|reports?|requests?|trips?|enrol?l?ments?|registrations?|attendances?|vaccinations?|services? done)$/iu;
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
/** `a status which is open or closed`; `type (single, double or quad)`; `category - senior, junior or social -`. */
const choosing: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<fact>${words}) \((?:either |one of )?(?<list>${alternatives}|${words}(?:(?:, ?| ?\/ ?)${words})+)\)`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<fact>${words})(?:,? (?:which|that) (?:is|are|can be|may be|must be)(?: either| one of)?|,? (?:either|one of)|:? can be| [-–]) (?<list>${alternatives})(?: [-–](?= ))?${end}`,
    'giu',
  ),
];

/** Facts that have one of a few values, each as `type (single/double)`. */
function withAlternatives(list: string): string {
  return choosing.reduce(
    (text, pattern) =>
      text.replaceAll(pattern, (whole: string, fact: string, said: string) => {
        if (isThing(bare(fact)) || /\byes\b/iu.test(said)) return whole;
        const values = said.split(/ ?, ?(?:or )?| or | ?\/ ?/u).map((one) => one.trim());
        return `${fact} (${values.join('/')})`;
      }),
    list,
  );
}

const when = String.raw`^(?:and )?(?:the )?(?:(?:date|day|time) (?:when )?|when )(?:they|it|he|she|we|i|you)(?: first)? `;
/** `when they joined`, `the day it came in`. */
const whenDone = new RegExp(
  String.raw`${when}(?<deed>\p{L}+(?:ed|ent|id|ought|old|ame|eft))(?: in| up| out| it| them)*$`,
  'iu',
);
/** `the day it runs out`. */
const whenOver = new RegExp(`${when}(?:runs? out|expires?|ends?)$`, 'iu');
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
  if (deed !== undefined) return `${deed.toLowerCase()} on`;
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

/** Things with their facts: `products with price, and orders (day, paid)`; `first` is a thing whatever it is called. */
export function describedIn(list: string, first?: string): Described {
  const things: Thing[] = first === undefined ? [] : [{ name: first, columns: [] }];
  const unused: string[] = [];
  const parts = withAlternatives(list)
    .replaceAll(/\((?<inner>[^()/]*)\)/gu, ' with $<inner>')
    .split(/\s*[,;&:]\s*|\s+(?:and|with|plus)\s+/u);
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
    else if (last && whoDoes.test(part.trim())) {
      const doer = doerOf(part);
      if (doer === undefined) unused.push(part.trim());
      else last.columns.push(doer);
    } else if (last && /^(?:and )?how much$/iu.test(part.trim()) && isPaid(last)) last.columns.push('amount');
    else if (isThing(noun) && !(last && /^(?:stock|inventory|equipment|furniture)$/u.test(noun))) {
      if (!things.some(({ name }) => name === noun)) things.push({ name: noun, columns: [] });
    } else if (last && fact.replace(/ \(.*$/u, '').split(' ').length > 3) unused.push(part.trim());
    else if (fact !== '') {
      if (last) last.columns.push(fact);
      else unused.push(part.trim());
    }
  }
  return { things, unused };
}

const week = 'monday/tuesday/wednesday/thursday/friday/saturday/sunday';

/** Facts by which people recognise a thing. */
const naming = /\b(?:name|title|number|label|description|text|ingredients?)\b/u;

/** The columns of a thing: its facts, and what such a thing always has; the usual ones where none are named. */
export function columnsOf({ name, columns }: Thing, all: readonly Thing[]): readonly string[] {
  const others = all.filter((other) => !events.test(other.name) && other.name !== name);
  if (columns.length === 0 && (others.length === 0 || !events.test(name))) {
    const usual = usualColumns(name);
    if (usual) return usual;
  }
  // Courses are on the same day of each week.
  const isWeekly = /^(?:courses|classes|lessons|groups|trainings|workshops)$/u.test(name);
  const own = [...new Set(columns)]
    .filter((column) => column !== 'name')
    .map((column) => (isWeekly && column === 'day' ? `day (${week})` : column));
  if (!events.test(name)) {
    if (own.some((column) => naming.test(column)) && !columns.includes('name')) return own;
    return ['name', ...(own.length + columns.length === 0 ? ['notes'] : own)];
  }
  const about = others.map((other) => singular(other.name));
  const hasDay = own.some((column) => /date|day|time|when|month/u.test(column));
  const columnsOfEvent = [
    ...about.slice(0, 4),
    ...(hasDay ? [] : ['date']),
    ...own.filter((column) => !about.includes(column)),
    ...(columns.includes('name') && about.length === 0 ? ['name'] : []),
  ];
  return columnsOfEvent.length > 1 ? columnsOfEvent : [...columnsOfEvent, 'notes'];
}

/** Lists in one line, as people read them and as an instruction that makes them. */
export interface ListedThings {
  readonly names: readonly string[];
  /** `members (name, phone) and boats (name, notes)`. */
  readonly shown: string;
  /** `Make the list members`. */
  readonly label: string;
  /** `members: name, phone`. */
  readonly instruction: string;
}

/** Most lists that one description makes. */
const most = 6;

/** Lists before those with a column that is about one of them, so that it becomes a link. */
function inOrder<List extends { readonly name: string; readonly columns: readonly string[] }>(
  lists: readonly List[],
): readonly List[] {
  const isFree = ({ columns }: List): boolean =>
    columns.every((column) => lists.every(({ name }) => singular(name) !== column));
  const next = lists.find(isFree) ?? lists[0];
  return next ? [next, ...inOrder(lists.filter((list) => list !== next))] : [];
}

/** Undefined where there are too many things, or one of them is there already. */
export function listedThings(things: readonly Thing[], tables: readonly string[]): ListedThings | undefined {
  const known = new Set(
    [...tables, ...things.map(({ name }) => toIdentifier(name))].map((name) => singular(name)),
  );
  const lists = things.map((thing) => {
    const columns = columnsOf(thing, things);
    // What brings two others together has no name: a booking is of a member and a class.
    const links = columns.filter((column) => known.has(toIdentifier(column))).length;
    const isNamed = thing.columns.includes('name') || links < 2;
    return { name: thing.name, columns: isNamed ? columns : columns.filter((column) => column !== 'name') };
  });
  const names = lists.map(({ name }) => toIdentifier(name));
  const isNew = new Set(names).size === names.length && names.every((name) => !tables.includes(name));
  if (things.length === 0 || things.length > most || !isNew) return undefined;
  return {
    names: lists.map(({ name }) => name),
    shown: listed(lists.map(({ name, columns }) => `${name} (${columns.join(', ')})`)),
    label: `Make the ${lists.length === 1 ? 'list' : 'lists'} ${listed(lists.map(({ name }) => name))}`,
    instruction: inOrder(lists)
      .map(({ name, columns }) => `${name}: ${columns.join(', ')}`)
      .join('; '),
  };
}
