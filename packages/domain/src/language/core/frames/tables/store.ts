import { ground } from '../../ground.ts';
import type { CoreIndex } from '../../schemaIndex.ts';
import { tokenise } from '../../tokens.ts';
import type { LexiconTable } from '../../../planner/lexicon.ts';
import { type Described, isSame, put, tableCalled } from './drafts.ts';

/** True for words that end with something the database has: `a new batch` is a row where there are batches. */
export function isTaken(words: string, index: CoreIndex): boolean {
  const last = ground(tokenise(words), index).at(-1);
  return (
    last !== undefined && last.corrected === undefined && last.entries.some(({ kind }) => kind !== 'column')
  );
}

/** The tables that a message describes. */
export class Store {
  readonly drafts: Described[] = [];
  /** Tables that were listed together. */
  several: readonly Described[] = [];
  readonly index: CoreIndex;

  constructor(index: CoreIndex) {
    this.index = index;
  }

  /** The table that the last statement described. */
  get current(): Described | undefined {
    return this.drafts.at(-1);
  }

  /** Names of tables that columns may point to. */
  known(except: readonly Described[]): readonly string[] {
    const own = this.drafts.filter((draft) => !except.includes(draft) && draft.name !== '');
    const names = [...this.index.tables, ...own].map(({ name }) => name);
    return [...new Set(names)].filter((name) => !except.some((draft) => draft.name === name));
  }

  begin(name: string, said: string, existing?: LexiconTable): Described {
    const draft: Described = { name, said, columns: [], unique: [], checks: [], isSure: true, existing };
    this.drafts.push(draft);
    return draft;
  }

  /** Begins a table, or gives the one without a name its name. */
  start(name: string, said: string): Described {
    const unnamed = this.drafts.find((draft) => draft.name === '');
    if (!unnamed) return this.begin(name, said);
    this.drafts.splice(this.drafts.indexOf(unnamed), 1);
    const draft = this.begin(name, said);
    put(draft, unnamed.columns);
    return draft;
  }

  /** The table, described or of the project, that a name means. */
  meant(name: string | undefined): Described | LexiconTable | undefined {
    if (name === undefined || name === '') return undefined;
    return (
      this.drafts.find((draft) => draft.name !== '' && isSame(draft.name, name)) ??
      tableCalled(name, this.index.tables)
    );
  }
}
