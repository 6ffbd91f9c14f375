import type { Result } from '@saywright/domain/result';
import type { Lexicon } from '@saywright/domain/planner';
import { readCatalog } from './catalog.ts';
import { storedBytes } from './effects.ts';
import {
  execute,
  readApplied,
  type Applied,
  type ExecutionProblem,
  type ExecutionRequest,
} from './execute.ts';
import { lexiconOf } from './lexicon.ts';
import { prove, type Proof, type ProofProblem, type ProofRequest } from './prove.ts';
import { firstRows, listTables, read, type TableSummary, type TextTable } from './read.ts';
import { readRowPage, type RowPage, type RowRequest } from './rowPage.ts';
import type { SqlSession } from './session.ts';
import { fittedUndo, untouchedUndo, type FittedUndo, type UndoRequest } from './undoUntouched.ts';
import { readValues } from './values.ts';

/** The operations on a founder's database. Calls are made one at a time. */
export interface DatabaseHandlers {
  lexicon(): Promise<Lexicon>;
  prove(request: ProofRequest): Promise<Result<Proof, ProofProblem>>;
  execute(request: ExecutionRequest): Promise<Result<Applied, ExecutionProblem>>;
  applied(operationId: string): Promise<Applied | undefined>;
  read(sql: string, owner: string): Promise<Result<TextTable>>;
  /** A script, still to be proven, that undoes only what nobody has changed since; undefined where there is none. */
  untouchedUndo(request: UndoRequest): Promise<string | undefined>;
  /** The tested undo of an operation, for the rows that are there now; undefined where it has none. */
  fittedUndo(operationId: string): Promise<FittedUndo | undefined>;
  tables(): Promise<TableSummary[]>;
  /** Size of all tables with their indexes, in bytes. */
  storedBytes(): Promise<number>;
  rows(table: string, limit: number): Promise<TextTable | undefined>;
  /** A page of a table's rows, sorted, filtered and searched. */
  rowPage(request: RowRequest): Promise<Result<RowPage>>;
}

/** The handlers on one open connection. */
export function databaseHandlers(session: SqlSession): DatabaseHandlers {
  return {
    lexicon: async () => {
      const catalog = await readCatalog(session);
      return lexiconOf(catalog, await readValues(session, catalog));
    },
    prove: (request) => prove(session, request),
    execute: (request) => execute(session, request),
    untouchedUndo: (request) => untouchedUndo(session, request),
    fittedUndo: (operationId) => fittedUndo(session, operationId),
    applied: (operationId) => readApplied(session, operationId),
    read: (sql, owner) => read(session, sql, owner),
    tables: () => listTables(session),
    storedBytes: () => storedBytes(session),
    rows: (table, limit) => firstRows(session, table, limit),
    rowPage: (request) => readRowPage(session, request),
  };
}
