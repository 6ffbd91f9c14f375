import { typeInBrackets } from '../core/columns/types.ts';
import { plural, singular, toIdentifier } from '../planner/names.ts';
import { listed } from '../planner/outcome.ts';
import { bare, describedIn, isEvent, isThing, type Described } from './listedThings.ts';
import { listedThings, type ListedThings } from './thingLists.ts';
import { usualColumns } from './usualColumns.ts';

/** The lists that a sentence asks for in a project that stores nothing yet. */
export interface FirstLists extends Omit<ListedThings, 'names' | 'shown'> {
  /** Names of the first rows of the only list. */
  readonly rows: readonly string[];
  /** What is made, or why nothing is there yet. */
  readonly text: string;
  /** True where the sentence asks for these lists and for nothing else. */
  readonly isAsked: boolean;
  /** True where a question or a new row needs the list, which nobody asked for. */
  readonly isMissing: boolean;
  /** True where no other rules could read more of it. */
  readonly isEarly: boolean;
}

const polite =
  /^(?:(?:please|pls|hi|hello|hey|ok|okay|so|and|well|first(?: of all)?|now|also|then|yes|let[’']?s|can you|could you|can i have|could i have|can we have|would you|(?:i|we)(?:[’']d| would)? (?:want|need|like|love|have|wish|must|should)(?: you)?(?: to)?|i[’']d like(?: you)?(?: to)?|i am looking for|you (?:should|must)|help me(?: to)?|start with|want|need)[, ]+)+/iu;
const making =
  /^(?:make|create|build|set up|do|start|add|open|prepare|have|get|give|put|design|new|be)(?: (?:for )?(?:me|us))?(?: up)? +/iu;
const adjectives =
  /^(?:(?:an?|the|one|my|our|new|simple|small|little|basic|nice|easy|complete|whole|single|excel[- ]like|excel|digital|online|kind of|sort of|some|any|this|these|two|three|four|five) +)+/iu;
const holders = String.raw`(?:lists?|tables?|data ?bases?|registers?|director(?:y|ies)|sheets?|spreadsheets?|log ?books?|logs?|records?|overviews?|excel|place|spot|somewhere|something|files?|inventor(?:y|ies)|catalogu?e?s?|tracker|books?)`;
const keeping = String.raw`(?:keep(?:ing)?(?: track of| (?:a |an )?(?:records?|logs?|lists?|notes?|eye) (?:of|on))?|track(?:ing)?|stor(?:e|ing)|sav(?:e|ing)|record(?:ing)?|not(?:e|ing)(?: down)?|writ(?:e|ing)(?: down)?|log(?:ging)?|manag(?:e|ing)|organi[sz](?:e|ing)|collect(?:ing)?|remember|administer|register|follow)`;
const fill = String.raw`(?:(?:all|every|each|of|the|my|our|your|their|me|us|down|up|any|different|various) +)*`;

/** `list of my members with name`; `somewhere to write down the hours`. */
const ofHolder = new RegExp(
  String.raw`^${holders}(?: +(?:of|for|with|about|called|named)|:| +(?:(?:to|for) ${keeping}|where (?:i|we|you) (?:can |could |will )?${keeping})|(?= +\p{L}+(?: \p{L}+)?(?: +(?:with|having)\b| *:))) *${fill}(?<rest>.+)$`,
  'iu',
);
/** `customers list with phone`; `member register`; `to-do list`. */
const beforeHolder = new RegExp(
  String.raw`^(?<noun>[\p{L}-]+(?: [\p{L}-]+)?) (?:lists?|tables?|data ?base|register|directory|sheet|spreadsheet|log ?book|log|overview|tracker)(?:(?:,|:)? *(?:with|having|that has|for|containing)?:? +(?<facts>.+))?$`,
  'iu',
);
const keepVerb = new RegExp(String.raw`^${keeping} +${fill}(?<rest>.+)$`, 'iu');
const inOnePlace = /^(?:put|have|bring|collect) +(?<rest>.+?) (?:in|at|into) one place$/iu;

/** Rules and conditions, which a list alone does not honour. */
const ruled =
  /\b(?:only|must|may|can(?:not|['’]?t)?|should(?:n['’]?t)?|unique|required|optional|mandatory|private|public|everyone|everybody|anyone|nobody|staff can|own|unless|never|always|automatic\w*|remind\w*|e-?mail (?:me|them|us)|belongs?|default|at least|at most)\b/iu;
const ofApps =
  /\b(?:apps?|applications?|(?:web ?)?sites?|web ?pages?|online (?:shop|store)|web ?shop|blog|portal|platform|software|forum|survey|form|log ?in|sign ?(?:in|up))\b/iu;
/** What is kept with the code, and not in a list. */
const ofFiles =
  /\b(?:commits?|branch(?:es)?|versions?|repositor(?:y|ies)|(?:my|the|all|these|our) (?:files?|changes|work|pages?)|unsaved|drafts?|restore points?)\b/iu;
/** What somebody can do, as part of a fact: `which days they can help`. */
const relative = /\b(?:which|what|when|where) (?:\p{L}+ )?(?:i|we|they|he|she|you|it) can\b/giu;
const ofTables = /\b(?:tables?|columns?|rows?|sql)\b/iu;
const tail =
  /[\s,]*(?<!\p{L})(?:please|pls|thanks?(?: you)?|thx|for me|for us|for my (?:\p{L}+ ){0,2}\p{L}+|here|in (?:here|it|there|saywright|the system|one place)|somewhere|every (?:day|week|month|time)|daily|weekly|(?:that )?(?:we|i) (?:get|have|make|do|own|sell|take|receive|use|keep|need)|my (?:staff|team|people|workers) (?:works?|do|does|makes?))[.!?]*$/iu;

/** The things of a request, without the words around them: `orders from my customers` names both. */
function plainly(rest: string): string {
  let text = rest.replace(/[.!?]+$/u, '');
  for (let cut = text.replace(tail, ''); cut !== text && cut !== ''; cut = text.replace(tail, '')) text = cut;
  return text
    .replaceAll(
      /[.,;:]? (?:each|every|an?|one) (?:of them|\p{L}+) (?:also |should |must )?(?:has|have|gets?|needs?)(?: got)? /giu,
      ' with ',
    )
    .replaceAll(
      /\b(?:from|of|by|for) (?:my|our|the|each|every|all) (?=\p{L}+s\b)(?!\p{L}+ lists?\b)/giu,
      ', ',
    )
    .replaceAll(
      /[,;]? (?:with|having|that have|which have|containing|including) (?:(?:their|its|the|a|an|his|her) )?/giu,
      ' with ',
    )
    .replace(
      /^(?<thing>\p{L}+s)[ ,]+(?=(?:names?|tele(?:ph|f)one?|phones?|e-?mails?|prices?|dates?)\b)/iu,
      '$<thing> with ',
    )
    .replaceAll(/(?<!,| and| with) (?:(?:that|which|who) (?:we|i|they)|that|who) \p{L}+$/giu, '');
}

/** The words after what only asks. */
function askedFor(text: string): string {
  const plain = text.replace(polite, '');
  return plain.replace(making, '').replace(adjectives, '');
}

/** The thing that words name: `phone call` are phone calls. */
export function thingOf(said: string): string | undefined {
  const one = bare(said).replace(/^to-?dos?$/u, 'tasks');
  const all = plural(one);
  if (isThing(one) || (isEvent(one) && all === one)) return one;
  return isThing(all) && (usualColumns(all) || isEvent(all)) ? all : undefined;
}

/** A list of one is a list of several: `list of polish colour`. */
function severalOf(said: string): string | undefined {
  const one = bare(said);
  return /^[a-z-]{3,}(?: [a-z-]+)?$/u.test(one) && isThing(plural(one)) ? plural(one) : undefined;
}

const isList =
  /^(?:lists?|tables?|registers?|director|sheets?|spreadsheets?|logs?|records?|overviews?|catalogu?es?)\b/iu;

/** A list that is called one, and holds no things of its name: `waiting list`. */
function ownList(noun: string): string | undefined {
  return /^(?:waiting|wait|shopping|packing|mailing|wish|price|to-?read)$/u.test(bare(noun))
    ? `${bare(noun)} list`
    : undefined;
}

/** What a request for lists names, and whether it calls them a list. */
interface Requested {
  readonly said: string;
  readonly isHeld: boolean;
}

const story =
  /^(?:(?:hello|hi|hey|ok|so)[,! ]*)?(?:i|we)(?:['’](?:m|re|ve)| am| are| have| own| run| work| teach| rent| sell| do)\b[^.!?]*[.!]\s+(?=\S)/iu;
const headed =
  /^(?:(?:now|also|and|then|next|ok|so|please|make|create|build)[, ]+)*(?:the |my |our )?(?<noun>\p{L}+(?: \p{L}+)?): *(?<facts>\S.*)$/iu;

const each = String.raw`(?:each|every|an?|one|the)(?: one| of them| \p{L}+)?`;
/** `cleanings, for each one I write the flat`; `repairs. Every repair has a bike`. */
const noting = new RegExp(
  String.raw`[,.:;]? (?:for ${each},? (?:i|we) (?:also )?(?:write|note|keep|need|want|save|record)(?: down| to know)?|${each} (?:has|have|needs?)) `,
  'iu',
);
/** `bikes, each bike belongs to one of the customers. Brand, model`. */
const belonging = new RegExp(
  String.raw`[,.:;]? ${each} belongs to (?:one of |an? |one )?(?:the |my |our )?(?<owner>\p{L}+)(?:[.,;]| and has(?: an?)?) `,
  'iu',
);
/** `payments, for which repair, amount`: what is kept of a thing that is named first. */
const continued =
  /^(?:(?:now|also|and|then|next|ok|so)[, ]+)+(?:(?:make|create|add) )?(?:the |my |our |i (?:must|need to|have to|want to) (?:note|keep|write(?: down)?|record) )?(?<noun>\p{L}+(?: \p{L}+)?)(?:, with |, |: | with )(?<facts>.*,.*)$/iu;
/** `bookings with flat, guest, arrival day`, where at least three facts are named. */
const described =
  /^(?:(?:make|create) )?(?:the |my |our )?(?<noun>\p{L}+(?: \p{L}+)?) with (?<facts>.*,.*,.*)$/iu;

/** A thing with what is kept of it, in the words of a list: `repairs: a bike, a mechanic`. */
function asList(text: string): string {
  return text
    .replace(noting, ': ')
    .replace(belonging, (_, owner: string) => `: ${singular(owner.toLowerCase())}, `);
}

/** The lists that a request names; undefined where it asks for none. */
function requested(said: string): Requested | undefined {
  const text = asList(said.replace(story, ''));
  const plain = text.replace(polite, '');
  const place = inOnePlace.exec(plain)?.groups?.['rest'];
  if (place !== undefined) return { said: place, isHeld: false };
  const asked = askedFor(text);
  const held = ofHolder.exec(asked)?.groups?.['rest'];
  if (held !== undefined)
    return {
      said: held.replace(new RegExp(String.raw`^${keeping} +${fill}`, 'iu'), ''),
      isHeld: isList.test(asked),
    };
  const kept = keepVerb.exec(plain)?.groups?.['rest'];
  if (kept !== undefined)
    return { said: kept, isHeld: /^\p{L}+ (?:a |an )?\p{L}+ (?:of|on)\b/iu.test(plain) };
  const { noun, facts } = beforeHolder.exec(asked)?.groups ?? {};
  const thing =
    noun === undefined ? undefined : (ownList(noun) ?? thingOf(noun) ?? thingOf(plural(bare(noun))));
  if (thing !== undefined)
    return { said: `${thing}${facts === undefined ? '' : `, ${facts}`}`, isHeld: true };
  const head =
    (/\bor\b|[(/]|^(?:make|create) /iu.test(text) ? headed.exec(text) : null)?.groups ??
    (continued.exec(text) ?? described.exec(text))?.groups;
  const named = head?.['noun'] === undefined ? undefined : thingOf(head['noun']);
  return named === undefined ? undefined : { said: `${named}, ${head?.['facts']}`, isHeld: true };
}

/** What a request names: the first of its words are a thing, or say what the lists are for. */
function requestedThings({ said, isHeld }: Requested): Described {
  const text = plainly(said);
  const end = text.search(/[,:;]| with | and /iu);
  const head = end < 0 ? text : text.slice(0, end);
  const rest = text.slice(head.length).replace(/^(?:[,:;]| with | and )/iu, '');
  // `phone call` are phone calls.
  const first =
    thingOf(head) ?? (isHeld ? (ownList(head.replace(/ list$/u, '')) ?? severalOf(head)) : undefined);
  if (first !== undefined) return describedIn(rest, first);
  return describedIn(text.slice(head.length).startsWith(':') ? rest : text);
}

/** What is to be in a new list: `and put Ben and Lotte in it`. */
const filling =
  /[.,;]? (?:and )?(?:put|add|enter|insert|write) (?<rows>[^.]+?) (?:in|into|to|on) (?:it|there|that|this list|the list)\.?$/iu;

/** Names in a list of them: `Ben and Lotte`; none where it is anything else. */
function namesIn(said: string): readonly string[] {
  const names = said.split(/,? and |, /u);
  return names.every((name) => /^\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,2}$/u.test(name)) ? names : [];
}

const newHolder = new RegExp(String.raw`\b${holders}\b`, 'iu');

/** Beside tables that are there, only what has facts and is called a list is a new one; `unpaid members` are members. */
function isNew(things: Described['things'], text: string, tables: readonly string[]): boolean {
  return (
    tables.length === 0 ||
    ([newHolder, headed, continued, described].some((form) => form.test(text)) &&
      things.some(({ columns }) => columns.length > 0) &&
      things.every(({ name }) =>
        name.split(' ').every((word) => !tables.includes(word) && !tables.includes(plural(word))),
      ))
  );
}

const looking =
  /^(?:(?:please|and|so|can you|(?:i|we) (?:want|need|would like) to (?:know|see)) )*(?:how (?:many|much)|who|which|what|show|list(?! (?:of|for)\b)|find|search|count|is there|are there|do (?:i|we) have|give me|tell me|when|where|whose)\b/iu;
const entering =
  /^(?:(?:please|and|so|can you) )*(?:add|insert|put in|enter|register|new|sign up|book|here (?:are|is)|these are|paste|import|this is)\b/iu;
/** Nouns that no list keeps. */
export const noList =
  /^(?:have|has|had|there|they|them|this|what|which|does|need|want|know|tell|show|give|make|things|ways|options|words|steps|questions|answers|lists|tables|rows|columns|changes|plans|prices|times|hours|years|months|weeks|days)$/u;

/** The first thing that a question or a new row is about: `who are my members` asks for members. */
function mentioned(text: string): string | undefined {
  const nouns = text.toLowerCase().split(/[^\p{L}-]+/u);
  const known = (noun: string): string | undefined => {
    const all = thingOf(noun);
    return all !== undefined && noun.length > 3 && !noList.test(all) ? all : undefined;
  };
  return nouns.map(known).find((noun) => noun !== undefined);
}

/**
 * Whether somebody only says what they do, and asks for nothing.
 *
 * @example
 * tellsOnly('I run a bakery in Galway') // => true
 */
export function tellsOnly(said: string): boolean {
  return (
    /^(?:(?:hello|hi|hey|ok|so)[,! ]*)?(?:i|we)(?:['’](?:m|re|ve)| am| are| have| own| run| work| teach| rent| sell| offer)\b/iu.test(
      said.trim(),
    ) &&
    !/\b(?:want|need|like|lists?|keep|track|store|make|build|create|add|apps?|sites?|web|pages?|can|could|please|help|how)\b|\?/iu.test(
      said,
    )
  );
}

/**
 * The list that a sentence describes with its facts, and that is there already.
 *
 * @example
 * presentList('a list of payments: amount, date, method (cash, card)', ['payments']) // => 'payments'
 */
export function presentList(said: string, tables: readonly string[]): string | undefined {
  const text = said.trim().replaceAll(/\s+/gu, ' ');
  const isMade = /^(?:please )?(?:make|create|set up|build)\b/iu.test(text);
  const isRequest = !looking.test(text) && (isMade || newHolder.test(text));
  const request = isRequest ? requested(text) : undefined;
  const [only, ...others] = request ? requestedThings(request).things : [];
  if (!only || others.length > 0 || only.columns.length < 2) return undefined;
  // “I need a list of payments with amount” may be a question.
  const isDescribed = isMade || only.columns.some((column) => column.endsWith(')'));
  return isDescribed ? tables.find((table) => table === toIdentifier(only.name)) : undefined;
}

/**
 * The new lists that a sentence asks for; in a project that stores nothing yet, also the one that a question or a new row
 * needs first.
 *
 * @example
 * firstLists('I need a list of my members with their names and phone numbers')?.instruction // => 'members: name, phone number'
 * firstLists('how many members do we have')?.text // => 'There is no list of members yet, so nothing was looked up.'
 */
export function firstLists(said: string, tables: readonly string[] = []): FirstLists | undefined {
  const text = said
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?:please|pls)(?=:)/giu, '');
  if (text.length > 600 || ofApps.test(text) || ofFiles.test(text) || typeInBrackets.test(text))
    return undefined;
  const { 0: filled = '', groups } = filling.exec(text) ?? {};
  const request = looking.test(text) ? undefined : requested(text.slice(0, text.length - filled.length));
  if (request !== undefined) {
    const { things, unused: left } = requestedThings(request);
    const [only, ...others] = things;
    const named =
      others.length === 0 && only?.columns.includes('name') ? namesIn(groups?.['rows'] ?? '') : [];
    const isRead = filled === '' || named.length > 0;
    const unused = isRead ? left : [...left, filled.replaceAll(/^[\s.,;]+(?:and )?|\.$/giu, '')];
    const lists = isNew(things, asList(text), tables) ? listedThings(things, tables) : undefined;
    if (lists) {
      const isUsual = things.every(({ columns }) => columns.length === 0);
      const chosen = isUsual
        ? ' You named no columns, so these are usual ones; say what else is to be kept.'
        : '';
      const missing =
        unused.length === 0 ? '' : ` Not part of it yet: ${listed(unused.map((part) => `“${part}”`))}.`;
      const isAsked = unused.length === 0 && !ruled.test(askedFor(asList(text)).replaceAll(relative, ''));
      return {
        ...lists,
        rows: named,
        text: `I read the ${lists.names.length === 1 ? 'list' : 'lists'} ${lists.shown}${named.length > 0 ? ` with ${listed(named)} in it` : ''}.${chosen}${missing}`,
        isAsked,
        isMissing: false,
        isEarly: isAsked && !ofTables.test(text.replace(story, '')),
      };
    }
  }
  if (tables.length > 0 || (!looking.test(text) && !entering.test(text))) return undefined;
  const name = mentioned(text);
  const lists = name === undefined ? undefined : listedThings([{ name, columns: [] }], []);
  return (
    lists && {
      ...lists,
      rows: [],
      text: `There is no list of ${name} yet, so nothing was ${looking.test(text) ? 'looked up' : `added. Make it first, then say this again`}.`,
      isAsked: false,
      isMissing: true,
      isEarly: false,
    }
  );
}
