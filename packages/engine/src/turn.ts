import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { z } from 'zod';
import { DataFolderError } from './disk/damage.ts';
import { openClient, placeOf, type ServerOptions } from './postgres/client.ts';
import { connectionProblem, troubleOf } from './postgres/problems.ts';
import { reaching } from './postgres/reaching.ts';

export interface TurnOptions {
  /** The server with the studio's data. */
  readonly server: ServerOptions;
  /** Id of the studio. */
  readonly id: string;
  /**
   * Whether to wait while another process is at work on the studio. Such a process also ends once it lost its turn: what
   * starts it again lets it wait.
   */
  readonly isStandby: boolean;
  /** Whether to wait for a server that cannot be reached. */
  readonly waitsForServer: boolean;
  readonly say: (text: string) => void;
  readonly logError: (error: unknown) => void;
  /** Ends this process: another one may be at work on the studio. */
  readonly end: (reason: string) => void;
}

/** The pause between attempts to get the turn, and how often one that does not stand by tries, in milliseconds. */
const retryMs = 500;
const mostTries = 10;
/**
 * How often the holder makes sure of its connection, and how long an answer may take, in milliseconds: together less than
 * the twelve seconds of the settings below, and more than a busy machine takes for an answer.
 */
const beatMs = 2000;
const answerMs = 8000;

// Later than the holder itself gives up on its connection, and soon enough for the one that waits.
const settings = `set statement_timeout = 0; set tcp_keepalives_idle = 6; set tcp_keepalives_interval = 2;
  set tcp_keepalives_count = 3`;

const heldSchema = z.tuple([z.object({ held: z.boolean() })]);

async function connected({ server }: TurnOptions): Promise<Client> {
  const client = await openClient(server).catch((error: unknown) => {
    throw connectionProblem(error, placeOf(server));
  });
  await client.query(settings);
  return client;
}

/** Takes the turn of a studio, unless another connection has it; it ends with the connection. */
async function take(client: Client, { id }: TurnOptions): Promise<boolean> {
  const sql = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as held';
  const [{ held }] = heldSchema.parse((await client.query(sql, [`saywright studio ${id}`])).rows);
  return held;
}

/** Calls once when a connection is lost, or does not answer in time. Returns a function that closes it. */
function watch(client: Client, lost: () => void): () => Promise<void> {
  let isOver = false;
  const over = (): void => {
    if (isOver) return;
    isOver = true;
    clearInterval(timer);
    void client.end().catch(() => {});
    lost();
  };
  client.on('error', over);
  client.on('end', over);
  const timer = setInterval(() => {
    let isAnswered = false;
    // After a long computation, an answer may have arrived that was not read yet.
    const late = setTimeout(() => setImmediate(() => isAnswered || over()), answerMs);
    client
      .query('select 1')
      .catch(over)
      .finally(() => {
        isAnswered = true;
        clearTimeout(late);
      });
  }, beatMs).unref();
  return async () => {
    isOver = true;
    clearInterval(timer);
    await client.end().catch(() => {});
  };
}

async function waitForTurn(client: Client, options: TurnOptions): Promise<void> {
  for (let tries = 1; !(await take(client, options)); tries += 1) {
    if (!options.isStandby && tries >= mostTries)
      throw new DataFolderError(
        'Saywright already runs on this studio, maybe on another machine. Stop it first, or set SAYWRIGHT_STANDBY=on to wait for its end.',
      );
    if (options.isStandby && tries === 1)
      options.say(
        'Another server process is at work on this studio. This one takes over once that one ends.',
      );
    await pause(retryMs);
  }
}

/**
 * Waits until no other process is at work on a studio whose data is on a server, and makes this one the only one. The
 * server itself ends the turn of a process that is killed. Returns a function that ends it.
 */
export async function takeTurn(options: TurnOptions): Promise<() => Promise<void>> {
  const { isStandby, waitsForServer, logError, end } = options;
  let release: () => Promise<void> = async () => {};
  let isOver = false;

  async function begin(): Promise<void> {
    const client = await connected(options);
    try {
      await waitForTurn(client, options);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    release = watch(client, lost);
  }

  async function again(): Promise<void> {
    for (;;)
      try {
        await begin();
        if (isOver) await release();
        return;
      } catch (error) {
        if (error instanceof DataFolderError) return end(error.message);
        await pause(retryMs);
        if (isOver) return;
      }
  }

  function lost(): void {
    if (isOver) return;
    const reason =
      'The connection to the database server that shows that this server process is at work was lost.';
    if (isStandby) return end(`${reason} It ends, so that another one can take over.`);
    // Nobody else waits, and the lock of the folder holds on this machine.
    logError(reason);
    void again();
  }

  for (;;)
    try {
      await (waitsForServer ? reaching(logError, begin) : begin());
      break;
    } catch (error) {
      // While it waits, the server may be restarted.
      if (troubleOf(error) !== 'lost') throw error;
      await pause(retryMs);
    }
  return async () => {
    isOver = true;
    await release();
  };
}
