import { listsApart, withoutIntroduction } from './opening.ts';
import { singular, toIdentifier } from '../../planner/names.ts';
import { listed } from '../../planner/outcome.ts';
import type { DatabaseChange } from '../../ast/index.ts';
import { firstLists } from '../../app/firstLists.ts';
import { isEvent, type Thing } from '../../app/listedThings.ts';
import { columnsOf, listedThings, naming, type ListedThings } from '../../app/thingLists.ts';
import { typeInBrackets } from '../columns/types.ts';
import { withoutSlips } from '../slips.ts';
import { listChanges } from './changes.ts';
import { occasion } from './occasions.ts';
import { segmentsOf } from './segments.ts';
import { toldThings } from './told.ts';
import { ruled } from './words.ts';

const ofApps =
  /\b(?:apps?|applications?|web ?sites?|web ?pages?|online (?:shop|store)|web ?shop|blog|portal|platform|software|log ?in|sign ?(?:in|up)|columns? (?:to|from)|sql)\b/iu;
/** The same, where somebody tells much: `this is from my notes app` asks for none. */
const surelyOfApps =
  /\b(?:build|make|create|develop|design|need|want|like) (?:me |us )?(?:an?|the|my|our|some) (?:[\p{L}-]+ ){0,3}(?:apps?|applications?|web ?sites?|web ?pages?|online (?:shop|store)|web ?shop|blog|portal|platform)\b/iu;
/** Words for a table, which other rules read. */
const exact = /\b(?<!excel )tab(?:le|el)s?\b|\bcolumns? (?:called|named)\b/iu;
/** The same, where somebody tells much, of tables at which guests sit too. */
const surelyExact =
  /(?:^|[.!] )tab(?:le|el)s? (?:for|of)\b|\b(?:an?|one|two|three|four|the|this|new|these|make|create|add|build)(?: \p{L}+)? tab(?:le|el)s?\b|\btab(?:le|el)s? (?:called|named|with)\b|\bcolumns? (?:called|named)\b/iu;
/** Words of a rule that people use for anything else too: `I never remember who had the same`. */
const chatty =
  /\b(?<!must |may |should )never\b(?! (?:be|have|more|less|over|under|empty)\b)|\b(?<!(?:never|not|two|no) (?:\p{L}+ ){0,5})(?:the same|twice)\b|\bbelongs?\b(?! to (?:one|an?|each|exactly)\b)/giu;

/** One list in a line, as `batches: cheese, made on, number of wheels`; other rules know more of such lines. */
const oneLine = /^[\p{L} ]{2,30}: [^:.!?\n]+[.!]?$/u;
const clause = /\b(?:who|whose|which|what|how|when|where|if|whether)\b/iu;
/** A question about what is there. */
const question = /(?:^|[.!–-] *)(?:which|what|who|how|when|where|is|are|do|does|did)\b[^.!?,:(]*\?/iu;
/** What changes or asks for something that is there. */
const acting =
  /^(?:(?:please|pls|ok|and|now|can you|could you|also|would you|i (?:should|would) like to know)[, ]+)*(?:add (?!(?:a|another|the) (?:new )?list)|insert|change|delete|remove|drop|rename|set|update|mark|move|increase|show|count|undo|publish|save|how|who(?!m\b)|which|when|cancel|correct|give me|tell me|import|merge|split|make .+ (?:public|private))\b/iu;

/** The facts that were named, and a name where rows have nothing else to be known by. */
function columnsFor(thing: Thing, all: readonly Thing[]): readonly string[] {
  const { name, columns } = thing;
  if (columns.length === 0) return columnsOf(thing, all);
  const isKnown = columns.some(
    (column) => naming.test(column) || all.some((one) => singular(one.name) === column),
  );
  return isKnown || isEvent(name) ? columns : ['name', ...columns];
}

const joining = / to (?:(?:the|my|our|each|every) )?(?<list>\p{L}+(?: \p{L}+)?)(?: please\b|[.!]?$)/giu;

/** Whether a sentence puts something into a list that is there: `an emergency contact to the members`. */
function joins(said: string, tables: readonly string[]): boolean {
  const lists = new Set(
    [...said.matchAll(joining)].map(({ groups }) => singular(toIdentifier(groups?.['list'] ?? ''))),
  );
  return tables.some((table) => lists.has(singular(table)));
}

/** Sentences of a message that tells of a business, in which a rule is only a part. */
const much = 3;

/** Whether a message asks for an app, is about tables or is a rule, which other rules read. */
function isExact(said: string, tables: readonly string[]): boolean {
  return tables.length === 0 && segmentsOf(said).length >= much
    ? surelyOfApps.test(said) || surelyExact.test(said) || ruled.test(said.replaceAll(chatty, ''))
    : ofApps.test(said) || exact.test(said) || ruled.test(said);
}

/** Characters of a message that is read as a description. */
const longest = 1200;
/** Facts that are the least of a description, and their share of all that is listed. */
const fewest = 2;
const fewestBeside = 3;
const share = 0.6;

/** The most lists that one message describes. */
const most = 9;

/** New lists, and the question whether they are meant. */
interface ToldLists extends ListedThings {
  readonly text: string;
}

/**
 * The new lists that somebody describes in their own words, with what they want to know of each; undefined where the words
 * describe none, or one that is there already.
 *
 * @example
 * toldLists('For every dog I need to know the breed, how old it is and who owns it')?.instruction
 * // => 'dogs: name, breed, age, owner'
 */
export function toldLists(typed: string, tables: readonly string[] = []): ToldLists | undefined {
  if (typed.length > longest) return undefined;
  const said = withoutSlips(typed, tables);
  const isOther =
    isExact(said, tables) ||
    (acting.test(said.trim()) && !occasion.test(said.trim())) ||
    question.test(said) ||
    (typeInBrackets.test(said) && !said.includes('\n')) ||
    (oneLine.test(said.trim()) && !clause.test(said)) ||
    joins(said, tables);
  // Usual forms, of which every word is read, are read by their own rules.
  if (isOther || firstLists(said, tables)?.isEarly === true) return undefined;
  const told = toldThings(listsApart(withoutIntroduction(said)), tables);
  if (!told || told.known < (tables.length > 0 ? fewestBeside : fewest) || told.known < told.all * share)
    return undefined;
  const lists = listedThings(told.things, tables, columnsFor, most);
  if (!lists) return undefined;
  const notes = (text: string, parts: readonly string[]): string =>
    parts.length === 0 ? '' : ` ${text}: ${listed(parts.map((part) => `“${part.replace(/[.!]+$/u, '')}”`))}.`;
  const missing =
    notes('Not part of it yet', told.unused) + notes('These words are no part of it', told.besides);
  return {
    ...lists,
    text: `I read the ${lists.names.length === 1 ? 'list' : 'lists'} ${lists.shown}.${missing} Is this what you mean?`,
  };
}

/** A choice that makes lists: `members: name, voice (alto/bass); courts: number`. */
const offered = String.raw`[\p{L}\p{N} '’-]+: (?:[^:;()]|\([^:;()]*\/[^:;()]*\))+`;
const agreed = new RegExp(`^${offered}(?:; ${offered})*$`, 'u');

/**
 * The changes that make the lists of a choice, as `toldLists` offers it; undefined for any other words.
 *
 * @example
 * offeredLists('dogs: name, breed', [])?.length // => 1
 */
export function offeredLists(said: string, tables: readonly string[]): readonly DatabaseChange[] | undefined {
  if (!agreed.test(said.trim()) || /["“”]/u.test(said) || acting.test(said.trim())) return undefined;
  const lists = said
    .trim()
    .split('; ')
    .map((list) => {
      const [name = '', columns = ''] = list.split(': ');
      return { name, columns: columns.split(', ') };
    });
  const isNew = lists.every(({ name }) => !tables.includes(toIdentifier(name)));
  return isNew ? listChanges(lists, tables) : undefined;
}
