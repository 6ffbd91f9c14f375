import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../operations/errors.ts';
import { troubleOf } from '../postgres/problems.ts';
import { pgliteProjectDatabase } from '../pglite/projectDatabase.ts';
import type { ArrivingDatabase, MovableDatabase } from '../ports/projectDatabase.ts';
import type { ServerOptions } from '../postgres/client.ts';
import { arrivingOnServer } from '../postgres/points.ts';
import { databaseNameOf, prepareServer } from '../postgres/server.ts';
import { adviceOf, compareContents, type MoveComparison } from './compare.ts';
import { decideMove, finishMovesOf, type KeptDatabase } from './kept.ts';

export interface MoveParts {
  /** The data folder. */
  readonly directory: string;
  readonly template: string;
  readonly server: ServerOptions;
  readonly now: () => Date;
  readonly logError: (error: unknown) => void;
}

export interface Move {
  readonly projectId: string;
  readonly to: 'server' | 'embedded';
  /** Copies and compares, and changes nothing. */
  readonly isRehearsal: boolean;
}

/** What a move did, or would do. */
export interface MoveReport extends MoveComparison {
  /** What was left behind; undefined for a rehearsal. */
  readonly kept: KeptDatabase | undefined;
}

const limitMs = 120_000;

/** Whether the database of a project is in the data folder. */
export function isEmbedded(directory: string, projectId: string): boolean {
  return existsSync(join(directory, 'projects', projectId));
}

/**
 * Moves the database of a project to a server or back, with its history. It is copied, and the copy compared by counts and
 * checksums; only where everything is the same it takes the place of the old one, which is kept aside. Nothing else may
 * use the project meanwhile. `source` is its database, which is left open.
 */
export async function moveProject(
  { directory, template, now, logError, ...parts }: MoveParts,
  { projectId, to, isRehearsal }: Move,
  source: MovableDatabase & { close(): Promise<void> },
): Promise<MoveReport> {
  const server = { ...parts.server, idleMs: 1000, logError };
  const work = join(directory, 'projects', `${projectId}.move.unfinished`);
  const fresh = join(directory, 'projects', `${projectId}.new.unfinished`);
  if (isEmbedded(directory, projectId) === (to === 'embedded'))
    throw new CommandError('refused', 'The project is there already.');
  await prepareServer(server);
  if (!isRehearsal) await finishMovesOf({ directory, server }, projectId);

  async function compared(arriving: ArrivingDatabase): Promise<MoveComparison> {
    const before = await source.writeWhole(work);
    const advice = await adviceOf(source);
    await arriving.loadWhole(work);
    const after = await arriving.wholeContents();
    return compareContents(before, after, { before: advice, after: await adviceOf(arriving) });
  }

  async function decide(
    comparison: MoveComparison,
    keep: () => Promise<void>,
    arriving?: string,
  ): Promise<MoveReport> {
    if (isRehearsal || !comparison.isSame) return { ...comparison, kept: undefined };
    await keep();
    await source.close();
    const places = { directory, server };
    const moved = { projectId, at: now(), ...(arriving === undefined ? {} : { arriving }) };
    return { ...comparison, kept: await decideMove(places, moved, logError) };
  }

  async function toServer(): Promise<MoveReport> {
    const arriving = arrivingOnServer(server);
    try {
      const comparison = await compared(arriving);
      return await decide(comparison, () => arriving.keepAs(databaseNameOf(projectId)));
    } finally {
      await arriving.close();
    }
  }

  async function toFolder(): Promise<MoveReport> {
    const arriving = pgliteProjectDatabase({ directory: fresh, template, limitMs, logError });
    try {
      const comparison = await compared(arriving);
      return await decide(comparison, () => arriving.close(), fresh);
    } finally {
      await arriving.close();
    }
  }

  try {
    await rm(work, { recursive: true, force: true });
    await rm(fresh, { recursive: true, force: true });
    return await (to === 'server' ? toServer() : toFolder());
  } catch (error) {
    if (error instanceof CommandError || troubleOf(error) !== 'lost') throw error;
    throw new CommandError(
      'unavailable',
      'The connection to the database server was lost, so nothing was moved. Try again in a minute.',
    );
  } finally {
    await rm(work, { recursive: true, force: true });
    await rm(fresh, { recursive: true, force: true });
  }
}
