import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { humanise } from '../../planner/names.ts';
import { capitalise, listed } from '../../planner/outcome.ts';
import { isDated } from '../constituents/columnKinds.ts';
import { coreIndex, entriesOf, type CoreIndex } from '../schemaIndex.ts';
import { forbids, type Advice, type Named } from './named.ts';

const sameAs =
  /^same (?<list>\p{L}[\p{L}\d _-]*?(?:(?:,| and|,? same) (?:the )?(?:same )?\p{L}[\p{L}\d _-]*?)+)(?=[.;!?]|$)/iu;
const joints = /\s*,\s*(?:and )?(?:the )?(?:same )?|\s+and (?:the )?(?:same )?|\s+same /iu;

/** The column of a table that words mean: by its name, by the table that it refers to, or a day as its only date. */
function columnMeant(words: string, table: LexiconTable, index: CoreIndex): LexiconColumn | undefined {
  const own = entriesOf(words.toLowerCase(), index).flatMap((entry) =>
    entry.kind === 'column' && entry.table.name === table.name
      ? [entry.column]
      : entry.kind === 'table'
        ? table.columns.filter((column) => column.references === entry.table.name)
        : [],
  )[0];
  if (own || !/^(?:day|date|time)$/iu.test(words)) return own;
  const dated = table.columns.filter(
    (column) => isDated(column) && !/^(?:created|updated|inserted)/u.test(column.name),
  );
  return dated.length === 1 ? dated[0] : undefined;
}

/** The rule that no two rows have the listed things alike, for the first table that has all of them. */
function together(list: string, tables: readonly LexiconTable[], index: CoreIndex): Advice | undefined {
  const parts = list.split(joints);
  for (const table of tables) {
    const known = parts.flatMap((part) => columnMeant(part.trim(), table, index) ?? []);
    if (new Set(known).size < parts.length) continue;
    const said = listed(known.map(({ name }) => humanise(name)));
    const name = humanise(table.name);
    return {
      text: `No two ${name} can then have the same ${said}; a second one is refused. Is this what you want? Nothing was planned.`,
      choices: [`${capitalise(said)} of ${name} must be unique together`],
    };
  }
  return undefined;
}

/** Several things that no two rows may have alike: `not twice the same café, same product, same day`. */
export function sameTogether({ text, tables, lexicon }: Named): Advice | undefined {
  if (!forbids(text)) return undefined;
  const index = coreIndex(lexicon);
  const lists = [...text.matchAll(/\bsame /giu)].flatMap((match) => {
    const list = sameAs.exec(text.slice(match.index))?.groups?.['list'];
    return list === undefined ? [] : [list];
  });
  return lists
    .map((list) => together(list, tables, index) ?? together(list, lexicon.tables, index))
    .find((found) => found !== undefined);
}
