import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { singular, toIdentifier } from '../../../planner/names.ts';
import { isDated, keyOf, kindOf } from '../../constituents/columnKinds.ts';
import type { Frame, ReadState } from '../../frame.ts';
import { ground, type Item } from '../../ground.ts';
import { mark, plainText, skeleton } from '../../skeleton.ts';
import { tokenise } from '../../tokens.ts';
import { recordsOf } from '../questions/deeds.ts';
import { withoutReason } from './shared.ts';
import { reading } from './readings.ts';

const isOnce =
  /\b(?:once|one time|1 time|twice|(?:two|2) times|more than (?:once|one time)|double|again)\b|\b(?:combination|pair|together)\b.*\b(?:unique|once)\b|\bunique together\b/iu;
/** The day is a part of what may be there once. */
const perDay =
  /\b(?:per|each|every|a|an|in the|(?:on |for |at )?(?:the )?same|(?:on |for |in )?one) (?:day|date)\b/giu;
const anybody =
  /\b(?:nobody|no one|no-one|somebody|someone|anybody|anyone|a person|people|the same person)\b/iu;
const onceWords =
  /\b(?:the|an?|each|every|same|one|two|2|can|may|must|should|cannot|can't|not|no|nobody|no one|no-one|somebody|someone|anybody|anyone|person|people|never|be|is|are|there|it|they|have|has|only|max|just|at most|once|one time|1 time|two times|2 times|twice|more than|double|again|combination|pair|together|of|and|unique|per|for|in|into|on|up|sign|signs|signed|sign up|register|regsiter|registers|come|join|book|booked|books|rent|rented|take|taken|used?|added?|times?|within|inside)\b|[,.!':]/giu;

/** What a word names: the table called so before one whose name only ends with it. */
function tableOf({ entries, lower }: Item): readonly LexiconTable[] {
  const tables = entries.flatMap((entry) => (entry.kind === 'table' ? [entry.table] : []));
  const own = tables.filter(({ name }) => singular(toIdentifier(name)) === singular(toIdentifier(lower)));
  return own.length > 0 ? own.slice(0, 1) : tables;
}

function linksTo(table: LexiconTable, to: LexiconTable): readonly LexiconColumn[] {
  return table.columns.filter(({ references }) => references === to.name && keyOf(to) !== undefined);
}

/** Tables each row of which belongs to one of each of those that are named. */
function holdersOf(
  named: readonly LexiconTable[],
  items: readonly Item[],
  { index }: ReadState,
): readonly LexiconTable[] {
  const holders = index.tables.filter((table) =>
    named.every((one) => one === table || linksTo(table, one).length === 1),
  );
  const own = holders.filter((table) => named.includes(table));
  if (own.length > 0) return own;
  const records = new Set(items.flatMap(({ lower }) => recordsOf(lower, index)));
  const deeds = holders.filter((table) => records.has(table));
  return deeds.length > 0 ? deeds : holders;
}

/** One row for each pair: `a player can register only once per tournament`, `a part cannot be twice in a repair`. */
export const once: Frame = (clause, state) => {
  const text = withoutReason(plainText(clause.text));
  if (!isOnce.test(text)) return undefined;
  const items = ground(tokenise(text), state.index);
  const isPerDay = text.search(perDay) >= 0;
  const named = [...new Set(items.flatMap(tableOf))];
  const shape = skeleton(text, items);
  const rest = shape.text
    .replaceAll(new RegExp(mark, 'gu'), (marked) =>
      shape.entries(marked).some(({ kind }) => kind === 'table') ? ' ' : shape.said(marked),
    )
    .replaceAll(perDay, ' ')
    .replaceAll(onceWords, ' ')
    .trim();
  const holders = holdersOf(named, items, state);
  const [table] = holders;
  if (!table || holders.length > 1 || rest !== '') return undefined;
  const said = named.filter((one) => one !== table).flatMap((one) => linksTo(table, one));
  // `nobody can sign up twice for the same course`: the other link is to the people.
  const others = table.columns.filter(
    (column) =>
      column.references !== undefined && !said.includes(column) && column.references !== 'auth.users',
  );
  const links = anybody.test(text) && said.length === 1 && others.length === 1 ? [...others, ...said] : said;
  const days = isPerDay ? table.columns.filter((column) => isDated(column) && kindOf(column) === 'date') : [];
  const columns = [...links, ...days].map(({ name }) => name);
  const isWhole = isPerDay ? days.length === 1 && links.length > 0 : links.length === 2;
  return isWhole
    ? reading(
        [{ do: 'add-unique', table: table.name, columns }],
        [{ said: text, read: `one of ${table.name} for each pair` }],
        -0.5,
      )
    : undefined;
};
