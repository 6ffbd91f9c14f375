import type { ProjectTable } from '@saywright/domain/monitoring';
import { createStore } from './store.ts';

/** The tables of a project as they were read last, and whose they are. */
interface SeenTables {
  readonly scope: string;
  readonly tables: readonly ProjectTable[];
}

/** What pages read of the project anyway, so that the monitor can judge it without asking (CS-MONI-23). */
export const seenTables = createStore<SeenTables, SeenTables>((_, next) => next, { scope: '', tables: [] });
