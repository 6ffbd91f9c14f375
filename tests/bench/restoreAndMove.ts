// Duration and size of restore points, of going back to one and of undoing that, of moving a database to a server and back,
// and of replaying its journal: with as many rows as given, 100,000 by default, and 1,000 files.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  commands,
  placeCommands,
  projectsCommands,
  restorePointCommands,
  type PlanAnswer,
} from '@saywright/engine/protocol';
import { createEngine } from '../../packages/engine/src/engine.ts';
import type { Engine } from '../../packages/engine/src/options.ts';
import { askEngine, siteUrl } from '../support/askEngine.ts';
import { carryOut, operationOf } from '../support/carryOut.ts';
import { startServer } from '../support/postgresServers.ts';
import { deviceOf } from '../support/studioClient.ts';

const rows = Number(process.argv[2] ?? 100_000);
const files = 1000;
/** Seconds that going back, and its undo, may take with 100,000 rows. */
const bar = 30;

const directory = await mkdtemp(join(tmpdir(), 'saywright-restore-'));
const { server, stop } = await startServer(18);
process.on('exit', stop);
let databaseUrl: string | undefined;

const open = (): Promise<Engine> =>
  createEngine({
    directory,
    siteUrl,
    sitesUrl: () => 'http://sites.example',
    openProjects: 12,
    limitMs: 110_000,
    idleMs: 600_000,
    databaseUrl,
    logError: (error) => console.error(error),
  });
let engine = await open();
const founder = await deviceOf({ ask: await askEngine(() => engine) }, 'bench@example.org');

const seconds = new Map<string, number>();
async function timed<Value>(
  name: string,
  work: () => Promise<Value>,
  note = (_value: Value) => '',
): Promise<Value> {
  const started = performance.now();
  const value = await work();
  const took = (performance.now() - started) / 1000;
  seconds.set(name, took);
  console.log(`${name}: ${took.toFixed(1)} s${note(value)}`);
  return value;
}

const idOf = (answer: PlanAnswer): string => operationOf(answer).id;
const execute = (operationId: string) => founder.send(commands.execute, { operationId, confirmed: true });
const doIt = (instruction: string) => carryOut(founder, instruction);
const point = (name: string) =>
  timed(
    `Restore point ${name}`,
    () => founder.send(restorePointCommands.createRestorePoint, { name }),
    ({ bytes }) => `, ${(bytes / 1e6).toFixed(2)} MB`,
  );
const planReturn = (restorePointId: string) =>
  founder.send(restorePointCommands.planRestore, { restorePointId });
/** Whether the project is exactly as it was at a point. */
const isAsAt = async (id: string): Promise<boolean> => (await planReturn(id)).outcome.kind === 'refusal';

try {
  const { currentId } = await founder.send(projectsCommands.listProjects, {});
  await founder.send(commands.codeStatus, {});
  const folder = join(directory, 'code', currentId, 'files', 'src');
  await mkdir(folder, { recursive: true });
  const write = (at: number, text: string): Promise<void> =>
    writeFile(join(folder, `file${at}.ts`), `export const value = '${text}';\n`.repeat(20));
  for (let at = 0; at < files; at += 1) await write(at, `${at}`);
  await doIt(`create table items (id int primary key, name text not null, n int);
    insert into items select i, 'name of row ' || i, i % 100 from generate_series(1, ${rows}) i`);
  const first = await point('of everything');
  await doIt('update items set n = n + 1 where id = 7');
  await point('after 1 changed row');
  await doIt(`update items set n = n + 1 where id % ${rows / 1000} = 0`);
  await point('after 1,000 changed rows');
  await doIt('update items set n = n + 1');
  for (let at = 0; at < files; at += 2) await write(at, 'changed');
  const later = await point(`after ${rows.toLocaleString('en-US')} changed rows and ${files / 2} files`);
  const back = await timed('Comparing with the first point', async () => idOf(await planReturn(first.id)));
  await timed('Going back', () => execute(back));
  console.log(`As at the first point: ${await isAsAt(first.id)}`);
  const undo = await timed('Planning its undo', () => founder.send(commands.undo, { operationId: back }));
  await timed('Undoing it', () => execute(undo.id));
  console.log(`As before going back: ${await isAsAt(later.id)}`);
  await timed('Replaying the journal', () =>
    engine.operate({ topic: 'journal', args: ['replay', currentId] }),
  );
  if (!('missing' in server)) {
    databaseUrl = server.url;
    await engine.close();
    engine = await open();
    const same = ({ isSame }: { readonly isSame: boolean }): string =>
      isSame ? ', the same' : ', DIFFERENT';
    await timed(
      'Rehearsing the move',
      () => founder.send(placeCommands.rehearseMove, { to: 'server' }),
      same,
    );
    await timed(
      'Moving to the server',
      () => founder.send(placeCommands.moveDatabase, { to: 'server' }),
      same,
    );
    await timed('Moving back', () => founder.send(placeCommands.moveDatabase, { to: 'embedded' }), same);
  }
} finally {
  await engine.close();
  await rm(directory, { recursive: true, force: true });
}
const slowest = Math.max(seconds.get('Going back') ?? 0, seconds.get('Undoing it') ?? 0);
if (rows <= 100_000 && slowest > bar) process.exitCode = 1;
