import { spawnSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { z } from 'zod';
import { freePort } from './freePort.ts';

/** The versions that tests run on: the oldest that is supported, and the newest. */
export const serverVersions = [15, 18] as const;
export type ServerVersion = (typeof serverVersions)[number];

/** A running server of PostgreSQL. */
export interface TestServer {
  readonly version: ServerVersion;
  /** As a superuser, for what an operator does. */
  readonly admin: string;
  /** As the role of the engine, which is no superuser. */
  readonly url: string;
}

/** A server that tests started, or why there is none. */
export type FoundServer = TestServer | { readonly version: ServerVersion; readonly missing: string };

const password = 'a+secret/of the server';

/** The folder of a version's programs for this platform, from an optional dependency. */
function programsOf(version: ServerVersion): string | undefined {
  const name = `postgres-${version}-${process.platform}-${process.arch}`;
  const folder = fileURLToPath(new URL(`../../node_modules/${name}/native`, import.meta.url));
  return existsSync(join(folder, 'bin', 'postgres')) ? folder : undefined;
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** Makes the links between libraries, which a package cannot contain and its script may not have made. */
function linkLibraries(folder: string): void {
  for (const { source, target } of links.parse(
    JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8')),
  )) {
    const place = join(folder, target.replace(/^native\//u, ''));
    if (!lstatSync(place, { throwIfNoEntry: false })) symlinkSync(source.split('/').at(-1) ?? source, place);
  }
}

/** PostgreSQL does not run as root, so it runs as a user who exists everywhere. */
function runner(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [, , uid, gid] =
    /^nobody:[^:]*:(?<uid>\d+):(?<gid>\d+)/mu.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

/** Whether every user may enter a folder. */
function isOpen(folder: string): boolean {
  const above = dirname(folder);
  return (statSync(folder).mode & 0o001) !== 0 && (above === folder || isOpen(above));
}

/** The right of an engine's role: on the newest version it may create the other roles, on the oldest it finds them. */
const roleSql: Readonly<Record<ServerVersion, string>> = {
  15: `create role engine login createdb bypassrls; create role anon nologin; create role authenticated nologin;
    create role service_role nologin bypassrls; create role saywright_plan nologin;
    grant anon, authenticated, service_role, saywright_plan to engine;`,
  18: 'create role engine login createdb createrole bypassrls;',
};

/** Starts a server on this machine. */
export async function startServer(
  version: ServerVersion,
): Promise<{ readonly server: FoundServer; readonly folder: string; readonly stop: () => void }> {
  const installed = programsOf(version);
  if (installed === undefined) {
    const missing = `PostgreSQL ${version} has no package for ${process.platform}-${process.arch}`;
    return { server: { version, missing }, folder: '', stop: () => {} };
  }
  const owner = runner();
  // Another user may not enter the temporary folder of root, and a path of a socket is short.
  const folder = mkdtempSync(join(owner.uid === undefined ? tmpdir() : '/tmp', `pg${version}-`));
  const programs = owner.uid === undefined || isOpen(installed) ? installed : join(folder, 'programs');
  if (programs !== installed) cpSync(installed, programs, { recursive: true });
  linkLibraries(programs);
  const secret = join(folder, 'password');
  writeFileSync(secret, password);
  for (const path of [folder, secret])
    if (owner.uid !== undefined) chownSync(path, owner.uid, owner.gid ?? owner.uid);
  const data = join(folder, 'data');
  const run = (program: string, args: readonly string[]): void => {
    const { status, stderr } = spawnSync(join(programs, 'bin', program), args, {
      ...owner,
      cwd: folder,
      // The server keeps what it inherits, so nothing may wait for its output to end.
      stdio: ['ignore', 'ignore', program === 'initdb' ? 'pipe' : 'ignore'],
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${program} of PostgreSQL ${version} failed: ${stderr}`);
  };
  run('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '--no-sync',
    '--locale=C',
    '--encoding=UTF8',
    '--auth=scram-sha-256',
    `--pwfile=${secret}`,
  ]);
  const port = await freePort();
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c shared_buffers=32MB -c max_connections=60`;
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
  const address = (user: string): string =>
    `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
  const admin = new Client(address('postgres'));
  await admin.connect();
  await admin.query(`${roleSql[version]} alter role engine password '${password}'`);
  await admin.end();
  return {
    server: { version, admin: address('postgres'), url: address('engine') },
    folder,
    stop: () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(dirname(data), { recursive: true, force: true });
    },
  };
}
