import { askForTable, findColumn, findMention } from '../find.ts';
import type { LexiconColumn } from '../lexicon.ts';
import { withoutArticle } from '../names.ts';
import type { Grammar } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import { listPlan } from '../plans/reads.ts';
import type { Understanding } from '../plan.ts';
import { orderOf, ranked } from '../rows/order.ts';
import { askWho } from '../rows/people.ts';
import { readRowSet } from '../rows/rowSet.ts';
import type { Wish } from '../wish.ts';
import { figures } from './figures.ts';
import { rowsFor } from './update.ts';
import { matched, saidIn } from '../slots.ts';
import type { Directory } from '../directory.ts';

/** Noun phrases count as a question only when every word of them is understood. */
const nounForm = pattern(
  String.raw`(?<rows>(?:the )?(?:top|latest|newest|most recent|last|first|cheapest|most expensive|oldest|all|my|our) .+)`,
);
const showForm = pattern(String.raw`{show} (?<rows>.+)`);
const showForms = [
  showForm,
  pattern(String.raw`(?:which|who|what) (?<rows>.+)`),
  pattern(String.raw`(?:do we have|are there|is there) (?:any )?(?<rows>.+)`),
];
const costForm = /^how much (?:does|do|is|are) (?:the |an? )?(?<rows>.+?)(?: cost)?$/iu;

const columnsForm = /^(?:only )?(?:the |just the |just )?(?<columns>.+?) (?:of|for|from|in) (?<rest>.+)$/iu;

/** 'The name and email of customers': the columns, when every word before 'of' names one. */
function chosenColumns(
  said: string,
  lexicon: Directory,
): { readonly columns: readonly LexiconColumn[]; readonly rest: string } {
  const parts = matched(columnsForm, said);
  const table = parts === undefined ? undefined : findMention(parts('rest'), lexicon)?.table;
  if (parts === undefined || table === undefined) return { columns: [], rest: said };
  const names = parts('columns')
    .split(/\s*,\s*(?:and )?| and /iu)
    .map((name) => withoutArticle(name));
  // More names than the table has columns are no columns: they need not be looked up one by one.
  const columns =
    names.length > table.columns.length
      ? []
      : names.map((name) => findColumn(name, table)).filter((column) => column !== undefined);
  return columns.length === names.length ? { columns, rest: parts('rest') } : { columns: [], rest: said };
}

function listed(said: string, wish: Wish, lexicon: Directory): Understanding | undefined {
  const chosen = chosenColumns(said, lexicon);
  const rank = ranked(chosen.rest);
  const rows = readRowSet(rank.rest, wish, lexicon, 'lenient');
  if (rows === undefined) return valueOfNamed(said, wish, lexicon);
  if (!rows.ok) return rows.error;
  const order = orderOf(rank, rows.value.table);
  if (order !== undefined && 'kind' in order) return order;
  const { word } = rank;
  // 'The most expensive product' is one row.
  const limit = rank.limit ?? (word !== undefined && rows.value.single ? 1 : undefined);
  return listPlan({
    rows: rows.value,
    columns: chosen.columns,
    ...(order === undefined ? {} : { order }),
    ...(limit === undefined ? {} : { limit }),
    ...(word === undefined ? {} : { word }),
  });
}

const valueForm = /^(?:the )?(?<column>.+?) (?:of|for) (?<rows>.+)$/iu;

/** 'What is the price of Tea': one column of the row of that name. */
function valueOfNamed(said: string, wish: Wish, lexicon: Directory): Understanding | undefined {
  const parts = matched(valueForm, said);
  const rows = parts === undefined ? undefined : rowsFor(parts('column'), parts('rows'), wish, lexicon);
  if (parts === undefined || rows === undefined) return undefined;
  if (!rows.ok) return rows.error;
  const column = findColumn(parts('column'), rows.value.table);
  return column === undefined ? undefined : listPlan({ rows: rows.value, columns: [column] });
}

const asked = /^(?:show|list|display|find|get|view|fetch|give me|which|see)\b/iu;

/** 'Show the latest 10 orders', 'list products cheaper than 20', 'which customers have no email', 'how many …'. */
export const read: Grammar = (wish, lexicon) => {
  const cost = saidIn(costForm, wish.text, 'rows');
  const priced =
    cost === ''
      ? undefined
      : (valueOfNamed(`price of ${cost}`, wish, lexicon) ?? valueOfNamed(`cost of ${cost}`, wish, lexicon));
  if (priced !== undefined) return priced;
  const number = figures(wish, lexicon);
  if (number !== undefined) return number;
  for (const form of showForms) {
    const said = saidIn(form, wish.text, 'rows');
    const found =
      said === ''
        ? undefined
        : listed(said.replace(/ (?:do we have|do i have|are there|have we got)$/iu, ''), wish, lexicon);
    if (found !== undefined) return found;
  }
  return (
    askWho(saidIn(showForm, wish.text, 'rows'), wish, lexicon) ??
    unknownNoun(wish, lexicon) ??
    nounAlone(wish, lexicon)
  );
};

/** 'Show unicorns': a noun of one or two words that no table bears. */
function unknownNoun(wish: Wish, lexicon: Directory): Understanding | undefined {
  if (!asked.test(wish.text)) return undefined;
  const noun = withoutArticle(
    saidIn(showForm, wish.text, 'rows').replace(
      /^(?:(?:all|every|each|any|the|of|me|last|latest|first|\d+) )+/iu,
      '',
    ),
  ).replace(
    / (?:who|that|which|where|whose|with|from|older|cheaper|created|in|sorted|ordered|by)\b.*$/iu,
    '',
  );
  return noun === '' || noun.split(' ').length > 2 ? undefined : askForTable(wish, noun, lexicon);
}

/** 'Orders of customer Ada' without a verb asks to see them; only when every word of it is understood. */
function nounAlone(wish: Wish, lexicon: Directory): Understanding | undefined {
  const noun = saidIn(nounForm, wish.text, 'rows');
  const found = noun === '' ? undefined : listed(noun, wish, lexicon);
  if (found?.kind === 'plan') return found;
  if (findMention(wish.text, lexicon)?.before !== '') return undefined;
  const rows = readRowSet(wish.text, wish, lexicon, 'lenient');
  return rows?.ok === true ? listPlan({ rows: rows.value, columns: [] }) : undefined;
}
