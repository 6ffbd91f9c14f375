import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishMoves } from '../../packages/engine/src/moving/kept.ts';
import { serverOf } from '../support/givenServer.ts';
import { movingProject, someBoats, type MovingProject } from '../support/movingProject.ts';

const kills = Math.min(Number.parseInt(process.env['SAYWRIGHT_CRASHES'] ?? '3', 10), 60);
const { seed = 0 } = fc.readConfigureGlobal();
const worker = fileURLToPath(new URL('../support/moveWorker.ts', import.meta.url));
const server = serverOf(18);

/**
 * When moves are cut off, as shares of the time that one takes here: one moment in each slice of its second half, where it
 * is decided.
 */
const moments = fc
  .sample(fc.integer({ min: 0, max: 999 }), { numRuns: kills, seed })
  .map((chance, round) => 0.5 + ((round + chance / 1000) / kills) * 0.8);

let project: MovingProject;
beforeAll(async () => {
  project = await movingProject(server.url);
  await project.carryOut(someBoats);
  await project.carryOut('delete from boats where id > 1900');
});
afterAll(() => project.remove());

const points = (): string => join(project.directory, 'points', project.id);

/** Moves the project in another process, killed after so many milliseconds; returns how long it ran. */
async function moveUntilKilled(to: string, delay: number): Promise<number> {
  const args = ['--conditions=@saywright/source', worker, project.directory, server.url, project.id, to];
  const running = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(running, 'close');
  await once(running.stdout, 'data');
  const started = performance.now();
  const timer = setTimeout(() => running.kill('SIGKILL'), delay);
  await ended;
  clearTimeout(timer);
  return performance.now() - started;
}

test(
  `a move that is cut off at one of ${kills} moments (seed ${seed}) leaves the project whole, in one place or the other`,
  { timeout: 120_000 + kills * 30_000 },
  async () => {
    const before = await project.whole();
    const usual = await moveUntilKilled('server', 60_000);
    expect(project.placeNow()).toBe('server');
    const outcomes: Record<string, number> = {};
    for (const moment of moments) {
      const from = project.placeNow();
      const to = from === 'server' ? 'embedded' : 'server';
      await mkdir(points(), { recursive: true });
      await writeFile(join(points(), 'point'), '');
      await moveUntilKilled(to, moment * usual);
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
