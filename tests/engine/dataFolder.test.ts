import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commands } from '@saywright/engine/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDataFolder, startProblem } from '../../packages/engine/src/dataFolder.ts';
import { enginePaths } from '../../packages/engine/src/paths.ts';
import { copyTemplate } from '../../packages/engine/src/pglite/copyTemplate.ts';
import { postgresVersion } from '../../packages/engine/src/pglite/version.ts';
import { signIn } from '../support/api.ts';
import { startServer } from '../support/server.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'saywright-folder-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const lockModule = new URL('../../packages/engine/src/lock.ts', import.meta.url).href;

/** A separate process that holds the lock of the folder until it is killed. */
async function holdInAnotherProcess(): Promise<ReturnType<typeof spawn>> {
  const script = `const { lockDirectory } = await import(${JSON.stringify(lockModule)}); await lockDirectory(${JSON.stringify(directory)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(
    process.execPath,
    ['--conditions=@saywright/source', '--input-type=module', '-e', script],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  return child;
}

async function problemOfStart(): Promise<string> {
  return openDataFolder(directory).then(
    (unlock) => {
      unlock();
      return '';
    },
    (error: unknown) => startProblem(error, directory),
  );
}

describe('the lock of a data folder', () => {
  test('is refused while another process lives, and free at once when that is killed', async () => {
    const holder = await holdInAnotherProcess();
    expect(await problemOfStart()).toContain(`already runs on ${directory} (process ${holder.pid} on `);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    expect(await problemOfStart()).toBe('');
  });

  test('is not held by the number of a process that happens to live', async () => {
    await writeFile(join(directory, 'engine.lock'), String(process.ppid));
    expect(await problemOfStart()).toBe('');
  });

  test('is refused to the same process too, and free after it was given back', async () => {
    const unlock = await openDataFolder(directory);
    expect(await problemOfStart()).toContain('already runs');
    unlock();
    expect(await problemOfStart()).toBe('');
  });
});

describe('a damaged data folder is reported with the file and the remedy, and left unchanged', () => {
  test.each([
    ['empty', ''],
    ['half written', '{"jwtSecret":"abc'],
    ['without a key', '{"publishableKey":"a","secretKey":"b"}'],
  ])('secrets.json that is %s', async (_name, text) => {
    const path = join(directory, 'secrets.json');
    await writeFile(path, text);
    expect(await problemOfStart()).toMatch(new RegExp(`^${path} is damaged: .*Restore it from a backup`));
    expect(await readFile(path, 'utf8')).toBe(text);
  });

  test('an empty deploy token', async () => {
    const path = join(directory, 'sites', 'deploy-token');
    await mkdir(join(directory, 'sites'));
    await writeFile(path, '\n');
    expect(await problemOfStart()).toMatch(
      new RegExp(`^${path} is damaged: it does not contain a complete token`),
    );
    expect(await readFile(path, 'utf8')).toBe('\n');
  });

  test('accounts that are missing beside projects', async () => {
    await mkdir(join(directory, 'projects', 'one'), { recursive: true });
    expect(await problemOfStart()).toMatch(new RegExp(`^${join(directory, 'backend')} is missing`));
    expect(existsSync(join(directory, 'backend'))).toBe(false);
  });

  test.each([
    ['of another version', '16\n', 'contains a database of PostgreSQL 16'],
    ['without a version', undefined, 'contains no PG_VERSION'],
  ])('a database %s', async (_name, version, words) => {
    await mkdir(join(directory, 'backend'));
    if (version !== undefined) await writeFile(join(directory, 'backend', 'PG_VERSION'), version);
    expect(await problemOfStart()).toContain(words);
  });

  test('a folder that cannot be used', async () => {
    const denied = Object.assign(new Error('EACCES'), { code: 'EACCES', path: '/data/secrets.json' });
    const readOnly = Object.assign(new Error('EROFS'), { code: 'EROFS', path: '/data' });
    const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', path: '/data/engine.lock' });
    expect(startProblem(denied, '/data')).toMatch(/^\/data\/secrets.json cannot be read or written\. Give /);
    expect(startProblem(readOnly, '/data')).toMatch(/^\/data cannot be read or written\. Give /);
    const unmade = Object.assign(new Error('ENOENT'), { code: 'ENOENT', path: '/data' });
    expect(startProblem(unmade, '/data')).toBe(startProblem(readOnly, '/data'));
    expect(startProblem(full, '/data')).toBe(
      'The disk that holds /data is full. Free some space, then start again.',
    );
  });
});

test('the version that is expected is the one that new databases have', async () => {
  copyTemplate(enginePaths.projectTemplate, join(directory, 'p'));
  expect((await readFile(join(directory, 'p', 'PG_VERSION'), 'utf8')).trim()).toBe(postgresVersion);
});

test('what a crash left half written is removed at the start, and nothing else', async () => {
  const half = [
    'backend.unfinished/PG_VERSION',
    'projects/a.unfinished/PG_VERSION',
    'code/b.unfinished/x',
    'sites/c/.site.json.00000000-0000-4000-8000-000000000000.tmp',
    '.secrets.json.00000000-0000-4000-8000-000000000000.tmp',
  ];
  const whole = ['code/b/files/mine.unfinished', 'sites/c/site.json', 'projects/d/PG_VERSION'];
  for (const path of [...half, ...whole, 'backend/PG_VERSION']) {
    await mkdir(join(directory, path, '..'), { recursive: true });
    await writeFile(join(directory, path), postgresVersion);
  }
  (await openDataFolder(directory))();
  expect(half.filter((path) => existsSync(join(directory, path)))).toEqual([]);
  expect(whole.filter((path) => !existsSync(join(directory, path)))).toEqual([]);
});

test('a server on a damaged folder ends with one message and no stack', async () => {
  await mkdir(join(directory, 'v1-pg17'));
  await writeFile(join(directory, 'v1-pg17', 'secrets.json'), '{');
  const entry = fileURLToPath(new URL('../../packages/engine/dist/server.js', import.meta.url));
  const { status, stderr, stdout } = spawnSync(process.execPath, [entry], {
    env: { ...process.env, PORT: '0', SAYWRIGHT_SITES_PORT: '0', SAYWRIGHT_DATA: directory },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^\S+secrets\.json is damaged: [^\n]+\n$/);
});

test('a project database that is lost is not made again: commands on it say so', async () => {
  const server = await startServer(directory);
  const founder = await signIn(server.url, 'lost@example.org');
  const { id } = await founder.plan('Create a notes table with a title');
  await founder.send(commands.execute, { operationId: id, confirmed: false });
  const project = await founder.send(commands.getProject, {});
  await server.stop();
  const folder = join(directory, 'v1-pg17', 'projects', project.id);
  await rm(folder, { recursive: true });
  const again = await startServer(directory);
  const owner = await signIn(again.url, 'lost@example.org');
  await expect(owner.send(commands.getProject, {})).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining(`projects/${project.id} on the server is missing`),
  });
  expect(existsSync(folder)).toBe(false);
  await again.stop();
});

test('more projects than may be open at once are all answered', async () => {
  const server = await startServer(directory, { SAYWRIGHT_OPEN_PROJECTS: '1' });
  const people = await Promise.all(['a', 'b', 'c'].map((name) => signIn(server.url, `${name}@example.org`)));
  for (const round of [1, 2]) {
    const answers = await Promise.all(
      people.map((person, at) => person.plan(`Create a table${at}x${round} table with a title`)),
    );
    expect(answers.map(({ state }) => state)).toEqual(['proven', 'proven', 'proven']);
  }
  await server.stop();
});
