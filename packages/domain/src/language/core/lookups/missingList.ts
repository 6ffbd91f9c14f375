import { piecesOf } from '../constituents/pieces.ts';
import { withDayVerb } from '../frames/near/dayVerbs.ts';
import { recordsOf } from '../frames/questions/deeds.ts';
import { coreIndex, entriesOf, type CoreIndex } from '../schemaIndex.ts';
import { corrected } from '../spelling.ts';
import type { Lexicon } from '../../planner/lexicon.ts';
import { humanise, singular } from '../../planner/names.ts';
import { listedFew } from '../../planner/outcome.ts';
import { isEvent, isThing } from '../../app/listedThings.ts';
import { listedThings } from '../../app/thingLists.ts';
import { noList, thingOf } from '../../app/firstLists.ts';
import { usualColumns } from '../../app/usualColumns.ts';

/** A list that a question is about and that a project does not have. */
export interface MissingList {
  readonly text: string;
  /** Makes the list. */
  readonly label: string;
  readonly instruction: string;
}

const asking =
  /^(?:(?:please|pls|and|so|now|ok|hey|hi|hello|can you|could you|tell me|i want to (?:see|know))[, ]+)*(?:(?:which|what|how many|list|show(?: me| us)?|whose|give me|see)(?: of)?(?: (?:the|our|my|all|open|new|unpaid|old|next|last|overdue|upcoming|active))* |(?:do we have|are there|have we got)(?: any| some| more)? )(?<noun>\p{L}+(?: \p{L}+)?)/iu;
/** What a question may count or name without a list of it, and what belongs to the studio. */
const general =
  /^(?:people|persons?|guys|things?|stuff|items?|ones?|rows?|lists?|tables?|columns?|users?|accounts?|staff|team|visitors?|events?|changes|versions?|pages?|posts?|parts|issues|hours|costs|numbers?|names?|subscriptions?|plans?)$/u;

/** Names by which people call the same list. */
const alike: readonly RegExp[] = [
  /payment|invoice|fee|bill|dues|receipt|donation/u,
  /order|sale|purchase/u,
  /booking|appointment|reservation|visit|session|lesson|class|course|training/u,
  /client|customer|guest|member|patient|student|pupil|contact|buyer/u,
  /staff|employee|worker|teacher|coach|trainer|volunteer|helper/u,
  /product|article|good|stock|inventory|suppl|material|part|ingredient/u,
];

function isAlike(noun: string, { tables }: CoreIndex): boolean {
  return alike.some((names) => names.test(noun) && tables.some(({ name }) => names.test(name.toLowerCase())));
}

function tableWords({ phrases }: CoreIndex): readonly string[] {
  return [...phrases].flatMap(([phrase, entries]) =>
    entries.some(({ kind }) => kind === 'table') ? [phrase] : [],
  );
}

/** True for a noun that names or may misspell something that is stored, or a deed that is. */
function isKnown(noun: string, index: CoreIndex): boolean {
  const forms = [noun, singular(noun)];
  return (
    forms.some((form) => entriesOf(form, index).length > 0 || recordsOf(form, index).length > 0) ||
    forms.some((form) => index.words.has(form)) ||
    corrected(noun, tableWords(index)) !== undefined
  );
}

/**
 * The list that a question is about, in a project that has others and names nothing of them.
 *
 * @example
 * missingList('which payments are open', { tables: [] }, '2026-11-23') // => undefined
 */
export function missingList(said: string, lexicon: Lexicon, today: string): MissingList | undefined {
  const text = said.trim().replaceAll(/\s+/gu, ' ');
  const nouns = asking.exec(text)?.groups?.['noun']?.toLowerCase();
  if (lexicon.tables.length === 0 || nouns === undefined || text.length > 120) return undefined;
  const index = coreIndex(lexicon);
  // “What expires” is about a date.
  if (withDayVerb(text, index) !== text) return undefined;
  const [first = ''] = nouns.split(' ');
  const name = [nouns, first]
    .map((noun) => thingOf(noun))
    .find((noun) => noun !== undefined && (usualColumns(noun) !== undefined || isEvent(noun)));
  const other = name === undefined && /[^s]s$/u.test(first) && isThing(first) ? first : name;
  const noun = other === undefined || general.test(other) || noList.test(other) ? undefined : other;
  if (noun === undefined || isKnown(noun, index) || isAlike(noun, index)) return undefined;
  // Where something that is stored is named too, the question may be about that.
  const isAbout = piecesOf({ text }, index, today).some(({ entries }) =>
    entries.some(({ kind }) => kind === 'table' || kind === 'value'),
  );
  const lists = isAbout ? undefined : listedThings([{ name: noun, columns: [] }], []);
  const names = lexicon.tables.map((table) => humanise(table.name));
  return (
    lists && {
      text: `There is no list of ${noun}, so nothing was looked up. The lists are ${listedFew(names)}.`,
      label: lists.label,
      instruction: lists.instruction,
    }
  );
}
