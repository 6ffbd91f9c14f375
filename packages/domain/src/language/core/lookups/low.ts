import type { Reading } from '../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { humanise } from '../../planner/names.ts';
import { capitalise, listed } from '../../planner/outcome.ts';
import { columnOf, isDated, kindOf } from '../constituents/columnKinds.ts';
import { moneyColumns, numeric } from '../constituents/comparisons.ts';
import { entriesOf, type CoreIndex } from '../schemaIndex.ts';
import { several, shownOf } from './lists.ts';
import { asked, lookedUp, tableNamed, type Lookup, type Said } from './said.ts';

const short = String.raw`(?:(?:too |very |getting |running |run |runs |going )?low(?: on stock| in stock)?|(?:running|run|runs|almost|nearly|nearly all|soon)(?: to)? (?:out(?: of stock)?|short|empty|gone|finished|used up)|short|nearly over|to (?:re-?order|restock|order again|refill))`;
const isLow = new RegExp(
  String.raw`^(?:(?:which|what|show|list)(?: of)?(?: (?<noun>[\p{L} _-]+?))??|what's) (?:that |which )?(?:do we |do i |we |i )?(?:is |are |be |have |has |got |need |must |stock is |stock are )?${short}$`,
  'u',
);
const toOrder =
  /^(?:which|what)(?: (?<noun>[\p{L} _-]+?))?? (?:(?:do|does|should|must|shall) )?(?:we|i) (?:(?:have|need|want|got) to |must |should |need )?(?:re-?order|order|buy|restock|refill|get|purchase)(?: again| more of| soon| new)?$/u;
const stock =
  /^(?:left|quantity|qty|stock|amount|count|remaining|pieces|units|level|how_many|number|number_left)$|(?:^|_)(?:stock|left|remaining|on_hand|in_store)(?:_|$)/iu;
const least =
  /^(?:min|minimum|reorder|threshold|alert|low|lowest)(?:_|$)|(?:^|_)(?:min|minimum|threshold)$/iu;

/** The column that says how many there are, in a list that is no list of what happens. */
function stockOf(table: LexiconTable): LexiconColumn | undefined {
  const isEvents =
    table.columns.some(({ references }) => references !== undefined) &&
    table.columns.some((column) => isDated(column) && !/^(?:created|updated)/u.test(column.name));
  const money = new Set(moneyColumns(table).filter(({ type }) => type.endsWith(',2)')));
  return isEvents
    ? undefined
    : numeric(table).find(
        (column) => stock.test(column.name) && !least.test(column.name) && !money.has(column),
      );
}

/** The lists that words name: by their name, or by a column of theirs, as a color is one of the polish colors. */
function listsOf(noun: string, index: CoreIndex): readonly LexiconTable[] {
  const table = tableNamed(noun, index);
  if (table) return [table];
  const entries = entriesOf(noun.replace(/^(?:the|our|my|of) /u, ''), index);
  return index.tables.filter(
    (one) =>
      stockOf(one) &&
      entries.some(
        (entry) => entry.kind === 'column' && entry.table === one && kindOf(entry.column) === 'text',
      ),
  );
}

/** Rows below the number from which more are to be ordered. */
function belowLeast(said: Said, table: LexiconTable, column: LexiconColumn): Reading | undefined {
  const border = numeric(table).find(({ name }) => least.test(name));
  return (
    border &&
    lookedUp(
      said,
      {
        from: table.name,
        columns: [...new Set([...shownOf(table), column, border])].map((one) => ({ value: columnOf(one) })),
        where: { kind: 'compare', left: columnOf(column), operator: '<=', right: columnOf(border) },
        orderBy: [{ by: columnOf(column) }],
      },
      `${several(table)} where ${humanise(column.name)} is at most ${humanise(border.name)}`,
    )
  );
}

/** `which color is low`, `what is running out`, `what do we need to order`: asks how few are low, or compares with a minimum. */
export const readLow: Lookup = (said) => {
  const { words, period, index } = said;
  const groups = (isLow.exec(words) ?? toOrder.exec(words))?.groups;
  if (period || (!groups && !isLow.test(words) && !toOrder.test(words))) return undefined;
  const noun = groups?.['noun'];
  const isNoun = noun !== undefined && !/^(?:things?|stuff|items?|products?|stock|we|i|all)$/u.test(noun);
  const lists =
    isNoun || (noun !== undefined && tableNamed(noun, index)) ? listsOf(noun, index) : index.tables;
  const kept = lists.flatMap((table) => {
    const column = stockOf(table);
    return column ? [{ table, column }] : [];
  });
  const [first] = kept;
  if (!first) {
    const [named] = lists;
    if (isNoun && !named) return undefined;
    const choices: (readonly [string, string])[] =
      isNoun && named
        ? [
            [
              `Add the column quantity to ${several(named)}`,
              `Add a column quantity (whole number) to ${named.name}`,
            ],
          ]
        : [];
    return asked(
      `${isNoun && named ? `No column of ${several(named)}` : 'No list'} says how many are left, so I can’t tell what is low. Nothing was looked up.`,
      choices,
    );
  }
  const border = kept.length === 1 ? belowLeast(said, first.table, first.column) : undefined;
  if (border) return border;
  const amounts = kept.length === 1 ? [2, 5, 10] : [5];
  return asked(
    `What counts as low? ${capitalise(listed(kept.map(({ table, column }) => `${several(table)} are counted in the column ${humanise(column.name)}`)))}. Nothing was looked up.`,
    kept.slice(0, 4).flatMap(({ table, column }) =>
      amounts.map((amount): readonly [string, string] => {
        const instruction = `Show ${several(table)} where ${humanise(column.name)} is at most ${amount}`;
        return [instruction, instruction];
      }),
    ),
  );
};
