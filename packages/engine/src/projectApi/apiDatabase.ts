import type { SqlSession } from '../database/session.ts';

/** Reads values of a type from text, by the type's number. */
export type Parsers = Readonly<Record<number, (value: string) => unknown>>;

/** The rows of a statement, and what the library of the API needs to know about them. */
export interface ApiRows<Row> {
  rows: Row[];
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
  readonly affectedRows?: number | undefined;
}

/** A connection to a project database that the API uses alone. */
export interface ApiDatabase {
  readonly session: SqlSession;
  query<Row>(
    sql: string,
    parameters?: readonly unknown[],
    options?: { readonly parsers?: Parsers },
  ): Promise<ApiRows<Row>>;
  exec(script: string): Promise<unknown>;
  /** Learns types that were made since the connection was opened. */
  learnTypes?(): Promise<void>;
}
