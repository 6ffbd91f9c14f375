import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishMoves } from '../../packages/engine/src/moving/kept.ts';
import { serverOf } from '../support/givenServer.ts';
import { movingProject, someBoats, type MovingProject } from '../support/movingProject.ts';

const kills = Math.min(Number.parseInt(process.env['SAYWRIGHT_CRASHES'] ?? '2', 10), 60);
const { seed = 0 } = fc.readConfigureGlobal();
const worker = fileURLToPath(new URL('../support/moveWorker.ts', import.meta.url));
const server = serverOf(18);

/**
 * When moves are cut off: every second one so many milliseconds after it is decided, which takes a few, and the others at
 * a share of the time that one takes here.
 */
const moments = fc
  .sample(fc.integer({ min: 0, max: 999 }), { numRuns: kills, seed })
  .map((chance, round) =>
    round % 2 === 0
      ? ({ after: 'its decision', wait: chance / 50 } as const)
      : ({ after: 'its start', share: (chance / 1000) * 1.2 } as const),
  );

let project: MovingProject;
beforeAll(async () => {
  project = await movingProject(server.url);
  await project.carryOut(someBoats);
  await project.carryOut('delete from boats where id > 1900');
});
afterAll(() => project.remove());

const points = (): string => join(project.directory, 'points', project.id);

const moves = async (): Promise<number> =>
  (await readdir(join(project.directory, 'moved')).catch(() => [])).length;

/** Moves the project in another process, which `kill` ends at a moment; returns how long it ran, in milliseconds. */
async function moveUntil(to: string, kill: (end: () => void) => Promise<void>): Promise<number> {
  const args = ['--conditions=@saywright/source', worker, project.directory, server.url, project.id, to];
  const running = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(running, 'close');
  await once(running.stdout, 'data');
  const started = performance.now();
  await Promise.race([kill(() => running.kill('SIGKILL')), ended]);
  await ended;
  return performance.now() - started;
}

const wait = (milliseconds: number): Promise<void> => pause(milliseconds, undefined, { ref: false });

test(
  `a move that is cut off at one of ${kills} moments (seed ${seed}) leaves the project whole, in one place or the other`,
  { timeout: 120_000 + kills * 30_000 },
  async () => {
    const before = await project.whole();
    const usual = await moveUntil('server', async () => {});
    expect(project.placeNow()).toBe('server');
    const outcomes: Record<string, number> = {};
    for (const moment of moments) {
      const from = project.placeNow();
      const to = from === 'server' ? 'embedded' : 'server';
      await mkdir(points(), { recursive: true });
      await writeFile(join(points(), 'point'), '');
      const decided = (await moves()) + 1;
      await moveUntil(to, async (end) => {
        if (moment.after === 'its start') await wait(moment.share * usual);
        else {
          for (let left = 30_000; left > 0 && (await moves()) < decided; left -= 1) await wait(1);
          await wait(moment.wait);
        }
        end();
      });
      // As the next start does.
      await finishMoves(
        { directory: project.directory, server: { url: server.url, limitMs: 8000 } },
        (error) => {
          throw error;
        },
      );
      const isMoved = project.placeNow() === to;
      const outcome = isMoved ? 'moved' : 'stayed';
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      expect({ moment, points: existsSync(points()) }).toEqual({ moment, points: !isMoved });
      expect(await project.whole()).toEqual(before);
    }
    // It can be moved as if nothing had happened, and goes on from there.
    await project.move(project.placeNow() === 'server' ? 'embedded' : 'server');
    expect(await project.whole()).toEqual(before);
    console.log(`Moves of ${Math.round(usual)} ms each ended as: ${JSON.stringify(outcomes)}`);
  },
);
