import type { Reading } from '../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { humanise } from '../../planner/names.ts';
import { capitalise, listed } from '../../planner/outcome.ts';
import { columnOf, kindOf } from '../constituents/columnKinds.ts';
import { numeric } from '../constituents/comparisons.ts';
import { isOfDays, leastStock, stockOf } from '../constituents/stock.ts';
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
  const border = numeric(table).find(({ name }) => leastStock.test(name));
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

/** `…, like under 20`: what counts as low. */
const under = /,? ?(?:(?:like|say|so|meaning|i mean) )?(?:under|below|less than|fewer than) (?<most>\d+)$/u;

/** `which color is low`, `what is running out`, `what do we need to order`: asks how few are low, or compares with a minimum. */
export const readLow: Lookup = (said) => {
  const { period, index } = said;
  const words = said.words
    .replace(under, '')
    .replace(/ on$/u, '')
    .replace(/^(?<what>what|which) are (?:we|you) /u, '$<what> are ');
  const most = under.exec(said.words)?.groups?.['most'];
  const groups = (isLow.exec(words) ?? toOrder.exec(words))?.groups;
  if (period || (!groups && !isLow.test(words) && !toOrder.test(words))) return undefined;
  const noun = groups?.['noun'];
  const isNoun = noun !== undefined && !/^(?:things?|stuff|items?|products?|stock|we|i|all)$/u.test(noun);
  const lists =
    isNoun || (noun !== undefined && tableNamed(noun, index)) ? listsOf(noun, index) : index.tables;
  const counted = lists.flatMap((table) => {
    const column = stockOf(table);
    return column ? [{ table, column }] : [];
  });
  const still = counted.filter(({ table }) => !isOfDays(table));
  const kept = still.length > 0 ? still : counted;
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
  if (most !== undefined && kept.length === 1)
    return lookedUp(
      said,
      {
        from: first.table.name,
        columns: [...new Set([...shownOf(first.table), first.column])].map((one) => ({
          value: columnOf(one),
        })),
        where: {
          kind: 'compare',
          left: columnOf(first.column),
          operator: '<',
          right: { kind: 'value', value: Number(most) },
        },
        orderBy: [{ by: columnOf(first.column) }],
      },
      `${several(first.table)} where ${humanise(first.column.name)} is less than ${most}`,
    );
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
