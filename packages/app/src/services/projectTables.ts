import type { ProjectTable } from '@saywright/domain/monitoring';
import { createStore } from './store.ts';

/** The last read tables of a project, and whose they are. */
interface SeenTables {
  readonly scope: string;
  readonly tables: readonly ProjectTable[];
}

/** Tables that pages have read, so that the monitor can check them without a request. */
export const seenTables = createStore<SeenTables, SeenTables>((_, next) => next, { scope: '', tables: [] });
