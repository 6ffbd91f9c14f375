// Start time of the server, compared with two bare PGlite instances opening on the same machine in the same
// run; and its memory when idle with one open project.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { commands } from '@saywright/engine/protocol';
import { signIn } from '../support/api.ts';
import { startServer } from '../support/server.ts';
import { residentMegabytes } from './resident.ts';
import { median } from './median.ts';

const rounds = 5;
const readyBar = 1.2;
const memoryBar = 700;

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Opens databases in a separate process, like the server. */
async function openBare(paths: readonly string[]): Promise<void> {
  const script = `const { PGlite } = await import('@electric-sql/pglite'); for (const path of ${JSON.stringify(paths)}) await PGlite.create(path); process.exit(0);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
  await once(child, 'exit');
}

const directory = await mkdtemp(join(tmpdir(), 'saywright-bench-'));
const bare = [join(directory, 'a'), join(directory, 'b')];
for (const path of bare) await (await PGlite.create(path)).close();
const first = await timed(async () => (await startServer(join(directory, 'data'))).stop());

const ready: number[] = [];
const opened: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const started = performance.now();
  const running = await startServer(join(directory, 'data'));
  ready.push(performance.now() - started);
  await running.stop();
  opened.push(await timed(() => openBare(bare)));
}
const ratio = median(ready) / median(opened);
console.log(
  `${ratio.toFixed(2)} × two bare PGlite instances until ready (bar: ${readyBar}); first start ${Math.round(first)} ms`,
);

const server = await startServer(join(directory, 'data'));
const founder = await signIn(server.url, 'bench@example.org');
await founder.send(commands.getProject, {});
await new Promise((resolve) => setTimeout(resolve, 3000));
const memory = await residentMegabytes(server.pid);
console.log(`${Math.round(memory)} MB resident at rest with one project open (bar: ${memoryBar})`);
await server.stop();
await rm(directory, { recursive: true, force: true });
if (ratio > readyBar || memory > memoryBar) process.exitCode = 1;
