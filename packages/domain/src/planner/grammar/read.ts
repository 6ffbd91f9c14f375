import { findColumn, findMention, requireTable } from '../find.ts';
import type { Lexicon, LexiconColumn } from '../lexicon.ts';
import { withoutArticle } from '../names.ts';
import type { Grammar } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import { listPlan } from '../plans/reads.ts';
import type { Understanding } from '../plan.ts';
import { orderOf, ranked } from '../rows/order.ts';
import { readRowSet } from '../rows/rowSet.ts';
import type { Wish } from '../wish.ts';
import { figures } from './figures.ts';
import { rowsFor } from './update.ts';

/** Noun phrases count as a question only when every word of them is understood. */
const nounForm = pattern(
  String.raw`(?<rows>(?:the )?(?:top|latest|newest|most recent|last|first|cheapest|most expensive|oldest|all|my|our) .+)`,
);
const showForms = [
  pattern(String.raw`{show} (?<rows>.+)`),
  pattern(String.raw`(?:which|who|what) (?<rows>.+)`),
  pattern(String.raw`(?:do we have|are there|is there) (?:any )?(?<rows>.+)`),
];
const costForm = /^how much (?:does|do|is|are) (?:the |an? )?(?<rows>.+?)(?: cost)?$/iu;

/** 'The name and email of customers': the columns, when every word before 'of' names one. */
function chosenColumns(
  said: string,
  lexicon: Lexicon,
): { readonly columns: readonly LexiconColumn[]; readonly rest: string } {
  const parts = /^(?:only )?(?:the |just the |just )?(?<columns>.+?) (?:of|for|from|in) (?<rest>.+)$/iu.exec(
    said,
  )?.groups;
  const table = parts === undefined ? undefined : findMention(parts['rest'] ?? '', lexicon)?.table;
  if (parts === undefined || table === undefined) return { columns: [], rest: said };
  const names = (parts['columns'] ?? '')
    .split(/\s*,\s*(?:and )?| and /iu)
    .map((name) => withoutArticle(name));
  const columns = names.map((name) => findColumn(name, table)).filter((column) => column !== undefined);
  return columns.length === names.length
    ? { columns, rest: parts['rest'] ?? '' }
    : { columns: [], rest: said };
}

function listed(said: string, wish: Wish, lexicon: Lexicon): Understanding | undefined {
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

/** 'What is the price of Tea': one column of the row of that name. */
function valueOfNamed(said: string, wish: Wish, lexicon: Lexicon): Understanding | undefined {
  const parts = /^(?:the )?(?<column>.+?) (?:of|for) (?<rows>.+)$/iu.exec(said)?.groups;
  const rows =
    parts === undefined ? undefined : rowsFor(parts['column'] ?? '', parts['rows'] ?? '', wish, lexicon);
  if (rows === undefined) return undefined;
  if (!rows.ok) return rows.error;
  const column = findColumn(parts?.['column'] ?? '', rows.value.table);
  return column === undefined ? undefined : listPlan({ rows: rows.value, columns: [column] });
}

const asked = /^(?:show|list|display|find|get|view|fetch|give me|which|see)\b/iu;

/** 'Show the latest 10 orders', 'list products cheaper than 20', 'which customers have no email', 'how many …'. */
export const read: Grammar = (wish, lexicon) => {
  const cost = costForm.exec(wish.text)?.groups?.['rows'];
  const priced =
    cost === undefined
      ? undefined
      : (valueOfNamed(`price of ${cost}`, wish, lexicon) ?? valueOfNamed(`cost of ${cost}`, wish, lexicon));
  if (priced !== undefined) return priced;
  const number = figures(wish, lexicon);
  if (number !== undefined) return number;
  for (const form of showForms) {
    const said = form.exec(wish.text)?.groups?.['rows'];
    if (said === undefined) continue;
    const found = listed(
      said.replace(/ (?:do we have|do i have|are there|have we got)$/iu, ''),
      wish,
      lexicon,
    );
    if (found !== undefined) return found;
    if (form !== showForms[0] || !asked.test(wish.text)) continue;
    const noun =
      withoutArticle(
        said.replace(/^(?:(?:all|every|each|any|the|of|me|last|latest|first|\d+) )+/iu, ''),
      ).split(
        / (?:who|that|which|where|whose|with|from|older|cheaper|created|in|sorted|ordered|by)\b/iu,
      )[0] ?? '';
    if (noun === '' || noun.split(' ').length > 2) continue;
    const unknown = requireTable(wish, noun, lexicon);
    if (!unknown.ok) return unknown.error;
  }
  return nounAlone(wish, lexicon);
};

/** 'Orders of customer Ada' without a verb asks to see them; only when every word of it is understood. */
function nounAlone(wish: Wish, lexicon: Lexicon): Understanding | undefined {
  const noun = nounForm.exec(wish.text)?.groups?.['rows'];
  const found = noun === undefined ? undefined : listed(noun, wish, lexicon);
  if (found?.kind === 'plan') return found;
  if (findMention(wish.text, lexicon)?.before !== '') return undefined;
  const rows = readRowSet(wish.text, wish, lexicon, 'lenient');
  return rows?.ok === true ? listPlan({ rows: rows.value, columns: [] }) : undefined;
}
