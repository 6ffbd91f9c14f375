interface StudioRows<Row> {
  readonly rows: Row[];
  readonly affectedRows?: number | undefined;
}

/** Statements on one connection to the studio's database. */
export interface StudioQueries {
  query<Row>(sql: string, values?: unknown[]): Promise<StudioRows<Row>>;
  /** Runs a script of any number of statements. */
  exec(script: string): Promise<unknown>;
}

/** The studio's database, while nothing else uses the connection. */
export interface StudioDatabase extends StudioQueries {
  transaction<Value>(work: (transaction: StudioQueries) => Promise<Value>): Promise<Value>;
}
