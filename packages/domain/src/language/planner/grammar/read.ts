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
import type { Clause } from '../clause.ts';
import { figures } from './figures.ts';
import { rowsFor } from './update.ts';
import { matched, captureGroup } from '../slots.ts';
import type { SchemaIndex } from '../schemaIndex.ts';

/** Noun phrases, which count as a question only when every word is understood. */
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
  schema: SchemaIndex,
): { readonly columns: readonly LexiconColumn[]; readonly rest: string } {
  const parts = matched(columnsForm, said);
  const table = parts === undefined ? undefined : findMention(parts('rest'), schema)?.table;
  if (parts === undefined || table === undefined) return { columns: [], rest: said };
  const names = parts('columns')
    .split(/\s*,\s*(?:and )?| and /iu)
    .map((name) => withoutArticle(name));
  // More names than columns cannot all be columns, so the look-ups are skipped.
  const columns =
    names.length > table.columns.length
      ? []
      : names.map((name) => findColumn(name, table)).filter((column) => column !== undefined);
  return columns.length === names.length ? { columns, rest: parts('rest') } : { columns: [], rest: said };
}

function listed(said: string, clause: Clause, schema: SchemaIndex): Understanding | undefined {
  const chosen = chosenColumns(said, schema);
  const rank = ranked(chosen.rest);
  const rows = readRowSet(rank.rest, clause, schema, 'lenient');
  if (rows === undefined) return valueOfNamed(said, clause, schema);
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
function valueOfNamed(said: string, clause: Clause, schema: SchemaIndex): Understanding | undefined {
  const parts = matched(valueForm, said);
  const rows = parts === undefined ? undefined : rowsFor(parts('column'), parts('rows'), clause, schema);
  if (parts === undefined || rows === undefined) return undefined;
  if (!rows.ok) return rows.error;
  const column = findColumn(parts('column'), rows.value.table);
  return column === undefined ? undefined : listPlan({ rows: rows.value, columns: [column] });
}

const asked = /^(?:show|list|display|find|get|view|fetch|give me|which|see)\b/iu;

/** 'Show the latest 10 orders', 'list products cheaper than 20', 'which customers have no email', 'how many …'. */
export const read: Grammar = (clause, schema) => {
  const cost = captureGroup(costForm, clause.text, 'rows');
  const priced =
    cost === ''
      ? undefined
      : (valueOfNamed(`price of ${cost}`, clause, schema) ?? valueOfNamed(`cost of ${cost}`, clause, schema));
  if (priced !== undefined) return priced;
  const number = figures(clause, schema);
  if (number !== undefined) return number;
  for (const form of showForms) {
    const said = captureGroup(form, clause.text, 'rows');
    const found =
      said === ''
        ? undefined
        : listed(said.replace(/ (?:do we have|do i have|are there|have we got)$/iu, ''), clause, schema);
    if (found !== undefined) return found;
  }
  return (
    askWho(captureGroup(showForm, clause.text, 'rows'), clause, schema) ??
    unknownNoun(clause, schema) ??
    nounAlone(clause, schema)
  );
};

/** 'Show unicorns': one or two words that match no table. */
function unknownNoun(clause: Clause, schema: SchemaIndex): Understanding | undefined {
  if (!asked.test(clause.text)) return undefined;
  const noun = withoutArticle(
    captureGroup(showForm, clause.text, 'rows').replace(
      /^(?:(?:all|every|each|any|the|of|me|last|latest|first|\d+) )+/iu,
      '',
    ),
  ).replace(
    / (?:who|that|which|where|whose|with|from|older|cheaper|created|in|sorted|ordered|by)\b.*$/iu,
    '',
  );
  return noun === '' || noun.split(' ').length > 2 ? undefined : askForTable(clause, noun, schema);
}

/** 'Orders of customer Ada' without a verb is a read, when every word is understood. */
function nounAlone(clause: Clause, schema: SchemaIndex): Understanding | undefined {
  const noun = captureGroup(nounForm, clause.text, 'rows');
  const found = noun === '' ? undefined : listed(noun, clause, schema);
  if (found?.kind === 'plan') return found;
  if (findMention(clause.text, schema)?.before !== '') return undefined;
  const rows = readRowSet(clause.text, clause, schema, 'lenient');
  return rows?.ok === true ? listPlan({ rows: rows.value, columns: [] }) : undefined;
}
