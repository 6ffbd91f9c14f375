import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { OperationRow } from '../../packages/engine/src/store/store.ts';
import { jointStudio, type JointStudio } from '../engine/jointStudio.ts';
import { owner } from '../engine/support.ts';

const worker = fileURLToPath(new URL('../support/jointWorker.ts', import.meta.url));

const reported = z.object({
  rows: z.array(z.custom<OperationRow>((row) => typeof row === 'object' && row !== null)),
  state: z.unknown(),
});

/** Lets a process work on a project until it kills itself there; returns what it reported before. */
async function workUntilKilled(...words: readonly string[]): Promise<z.infer<typeof reported>> {
  return new Promise((resolve, reject) => {
    const args = ['--conditions=@saywright/source', worker, ...words];
    execFile(process.execPath, args, (error, stdout, stderr) => {
      if (error?.signal === 'SIGKILL') resolve(reported.parse(JSON.parse(stdout)));
      else reject(new Error(`The process ended otherwise. ${stderr}`));
    });
  });
}

/** Puts the operations back as the store held them when the process was killed. */
async function restoreRows({ store }: JointStudio, rows: readonly OperationRow[]): Promise<void> {
  const [done, undo] = rows;
  for (const row of rows) await store.addOperation(row);
  const move = async (
    row: OperationRow | undefined,
    ...events: readonly ('execute' | 'succeed' | 'undo')[]
  ) => {
    for (const event of events) {
      const now = row && (await store.operation(owner, row.id));
      if (now) await store.move(now, event);
    }
  };
  await (undo ? move(done, 'execute', 'succeed', 'undo') : move(done, 'execute'));
  await move(undo, 'execute');
}

const services = ['database', 'code-hosting', 'deployment'] as const;
const cuts = ['', 'undo'].flatMap((undoes) =>
  services.flatMap((service) => ['before', 'after'].map((moment) => ({ moment, service, undoes }))),
);

test.each(cuts)(
  'a process killed $moment its work on $service $undoes leaves all of it or nothing',
  { timeout: 120_000 },
  async ({ moment, service, undoes }) => {
    const directory = await mkdtemp(join(tmpdir(), 'saywright-joint-cut-'));
    const id = randomUUID();
    try {
      const { rows, state } = await workUntilKilled(directory, id, moment, service, undoes);
      const studio = await jointStudio({ directory, id });
      await restoreRows(studio, rows);
      await studio.pipeline.recover();
      const last = undoes === '' ? 'deployment' : 'database';
      const isWhole = service === last && moment === 'after';
      const ended = await studio.store.operation(owner, rows.at(-1)?.id ?? '');
      const first = undoes === '' ? 'database' : 'deployment';
      const isUntouched = service === first && moment === 'before';
      expect(ended?.state).toBe(isWhole ? 'executed' : isUntouched ? 'proven' : 'failed');
      expect(isDeepStrictEqual(await studio.state(), state)).toBe(!isWhole);
      const undone = undoes === '' ? ended : await studio.store.operation(owner, rows[0]?.id ?? '');
      expect(undone?.state).toBe(undoes === '' ? ended?.state : isWhole ? 'undone' : 'executed');
      await studio.close();
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  },
);
