import { ground } from '../ground.ts';
import { coreIndex } from '../schemaIndex.ts';
import { tokenise } from '../tokens.ts';
import type { Lexicon, LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';

/** What is possible instead of something that no change does, with instructions that run. */
export interface Advice {
  readonly text: string;
  readonly choices: readonly string[];
}

/** What a sentence names of the database. */
export interface Named {
  readonly text: string;
  readonly tables: readonly LexiconTable[];
  readonly columns: readonly { readonly table: LexiconTable; readonly column: LexiconColumn }[];
  readonly lexicon: Lexicon;
}

export function namedIn(text: string, lexicon: Lexicon): Named {
  const entries = ground(tokenise(text), coreIndex(lexicon))
    .filter(({ corrected }) => corrected === undefined)
    .flatMap((item) => item.entries);
  const tables = new Map(
    entries.flatMap((entry) => (entry.kind === 'table' ? [[entry.table.name, entry.table] as const] : [])),
  );
  return {
    text,
    lexicon,
    tables: [...tables.values()].filter(({ name }) => name !== 'staff'),
    columns: entries.flatMap((entry) => (entry.kind === 'column' ? [entry] : [])),
  };
}

const negated =
  /\b(?:no|not|never|nobody|no one|none|can['’]?t|cant|cannot|don['’]?t|dont|without|forbid|avoid|prevent|stop)\b/iu;

/** Whether a sentence forbids something, in place of asking for rows or removing them. */
export function forbids(text: string): boolean {
  return negated.test(text) && !/^\W*(?:show|list|which|who|what|how|delete|remove)\b/iu.test(text);
}
