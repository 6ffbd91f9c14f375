import type pg from 'pg';
import type { Row, SqlSession } from '../database/session.ts';
import { StoppedError } from '../ports/projectDatabase.ts';
import { troubleOf, type Trouble } from './problems.ts';

/** A session on one connection of a server, used by one call at a time. */
export interface ServerSession extends SqlSession {
  /** Runs work that sends one statement itself. */
  watch<Value>(sql: string, work: () => Promise<Value>): Promise<Value>;
  /** Begins a call: what went wrong in earlier ones is forgotten. */
  begin(): void;
  /** From here on nothing is sent any more but what rolls back; what runs must be cancelled on another connection. */
  stop(): void;
  /** What went wrong in the current call apart from its statements, also where the call did not notice. */
  readonly trouble: Trouble | undefined;
}

/** Long texts that describe a database, always the same: they are planned once for a connection. */
const lasting = /^\s*select (?:json_build_object|coalesce\(json_agg)\(/u;
const shortest = 400;

const rollsBack = /^\s*rollback\b/iu;

export function serverSession(client: pg.ClientBase, limitMs: number): ServerSession {
  let isStopped = false;
  let trouble: Trouble | undefined;
  const names = new Map<string, string>();

  function nameOf(sql: string): string {
    const name = names.get(sql) ?? `lasting_${names.size}`;
    names.set(sql, name);
    return name;
  }

  async function watch<Value>(sql: string, work: () => Promise<Value>): Promise<Value> {
    if (isStopped && !rollsBack.test(sql)) throw new StoppedError(limitMs);
    try {
      return await work();
    } catch (error) {
      const found = troubleOf(error);
      // A lost connection outweighs everything, and the first trouble its consequences.
      trouble = found === 'lost' ? found : (trouble ?? found);
      throw error;
    }
  }

  return {
    watch,
    query: (sql, parameters = []) =>
      watch(sql, async () => {
        const isLasting = parameters.length === 0 && sql.length > shortest && lasting.test(sql);
        const name = isLasting ? { name: nameOf(sql) } : {};
        const config = { text: sql, values: [...parameters], queryMode: 'extended', ...name };
        return (await client.query<Row>(config)).rows;
      }),
    run: (sql) =>
      watch(sql, async () => {
        await client.query(sql);
      }),
    begin() {
      isStopped = false;
      trouble = undefined;
    },
    stop() {
      isStopped = true;
      trouble ??= 'stopped';
    },
    get trouble() {
      return trouble;
    },
  };
}
