import { fail, ok, type Result } from '@saywright/domain/result';
import { statementsOf, type Statement } from '@saywright/domain/risk/sql';
import { loadModule, parse } from 'libpg-query';

let ready: Promise<void> | undefined;

/** The statements of a script by the real Postgres 17 grammar, or the grammar's own objection. */
export async function parseScript(sql: string): Promise<Result<readonly Statement[]>> {
  if (sql.trim() === '') return ok([]);
  ready ??= loadModule();
  await ready;
  try {
    const tree: unknown = await parse(sql);
    return ok(statementsOf(tree, new TextEncoder().encode(sql).length));
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}
