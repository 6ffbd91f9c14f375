import { execute } from '../../packages/engine/src/database/execute.ts';
import { prove, type Proof } from '../../packages/engine/src/database/prove.ts';
import type { SqlSession } from '../../packages/engine/src/database/session.ts';
import { fittedUndo, untouchedUndo } from '../../packages/engine/src/database/undoUntouched.ts';
import { owner } from './support.ts';

let counter = 0;
const nextId = (): string => `00000000-0000-4000-8000-${String((counter += 1)).padStart(12, '0')}`;

interface Undo {
  readonly proof: Proof;
  readonly execute: () => Promise<void>;
}

export interface Changes {
  /** Proves and executes a change, and answers with its id. */
  readonly change: (sql: string) => Promise<string>;
  /** The undo of an operation, proven. */
  readonly undoOf: (operation: string) => Promise<Undo>;
  /** The undo of what nobody touched since; undefined if there is none. */
  readonly untouchedOf: (operation: string) => Promise<Undo | undefined>;
}

/** Changes a database, and undoes that. */
export function changesOf(session: () => SqlSession): Changes {
  async function carryOut(sql: string, proof: Proof, id: string, undoes?: string): Promise<void> {
    const { signature, undoable } = proof;
    const trusted = undoes !== undefined;
    const request = { id, sql, owner, trusted, undoOf: undoes, hash: 'h', signature, undoable };
    const done = await execute(session(), request);
    if (!done.ok) throw new Error(`${sql}: ${JSON.stringify(done.error)}`);
  }

  async function planned(sql: string, id: string, operation: string): Promise<Undo> {
    const proof = await prove(session(), { id, sql, owner, trusted: true, undoOf: operation });
    if (!proof.ok) throw new Error(proof.error.message);
    return { proof: proof.value, execute: () => carryOut(sql, proof.value, id, operation) };
  }

  return {
    async change(sql) {
      const id = nextId();
      const proof = await prove(session(), { id, sql, owner, trusted: false });
      if (!proof.ok) throw new Error(`${sql}: ${proof.error.message}`);
      await carryOut(sql, proof.value, id);
      return id;
    },
    undoOf: async (operation) =>
      planned((await fittedUndo(session(), operation))?.sql ?? '', nextId(), operation),
    async untouchedOf(operation) {
      const id = nextId();
      const sql = await untouchedUndo(session(), { id, owner, undoOf: operation });
      return sql === undefined ? undefined : planned(sql, id, operation);
    },
  };
}
