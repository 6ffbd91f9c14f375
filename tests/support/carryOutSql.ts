import { randomUUID } from 'node:crypto';
import type { ProjectDatabase } from '../../packages/engine/src/ports/projectDatabase.ts';
import { owner } from '../engine/support.ts';

/** Proves statements; the answer can be executed. */
export async function approvedSql(
  database: Pick<ProjectDatabase, 'prove'>,
  sql: string,
  { id = randomUUID(), undoOf }: { readonly id?: string; readonly undoOf?: string } = {},
): Promise<Parameters<ProjectDatabase['execute']>[0]> {
  const request = { id, sql, owner, trusted: undoOf !== undefined, undoOf };
  const proof = await database.prove(request);
  if (!proof.ok) throw new Error(proof.error.message);
  const { signature, undoable } = proof.value;
  return { ...request, hash: 'hash', signature, undoable };
}

/** Proves and executes statements on the database of a project; the id of the operation is the answer. */
export async function carryOutSql(
  database: Pick<ProjectDatabase, 'prove' | 'execute'>,
  sql: string,
  operation?: { readonly id?: string; readonly undoOf?: string },
): Promise<string> {
  const approved = await approvedSql(database, sql, operation);
  const done = await database.execute(approved);
  if (!done.ok) throw new Error('message' in done.error ? done.error.message : done.error.kind);
  return approved.id;
}
