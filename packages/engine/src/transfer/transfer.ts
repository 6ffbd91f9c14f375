import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { errorCode } from '../disk/files.ts';
import { inParallel } from '../disk/parallel.ts';
import { pathProblem } from '../disk/paths.ts';
import { hostAddress } from '../http/hosts.ts';
import { CommandError } from '../operations/errors.ts';
import type { CodeHost } from '../ports/codeHost.ts';
import type { ServedDatabase } from '../ports/projectDatabase.ts';
import type { SiteHost } from '../ports/siteHost.ts';
import type { ProjectKeys } from '../projectApi/keys.ts';
import type { ProjectFiles } from '../storage/projectFiles.ts';
import type { ProjectRow } from '../store/projects.ts';

/** Version of the format; a newer one is refused. */
const version = 1;

const manifestSchema = z.object({
  format: z.literal('saywright-project'),
  version: z.number().int().min(1),
  name: z.string().max(120),
  /** Address and key that pages of the project contain. */
  url: z.string().max(300),
  publishableKey: z.string().max(200),
  withData: z.boolean(),
  site: z.boolean(),
  /** SHA-256 of each other file. */
  files: z.record(z.string(), z.string()),
});

type Manifest = z.infer<typeof manifestSchema>;

export interface TransferParts {
  readonly openProject: (projectId: string) => Promise<ServedDatabase>;
  readonly files: ProjectFiles;
  readonly code: CodeHost;
  readonly sites: Pick<SiteHost, 'status' | 'liveFiles' | 'prepare' | 'prove' | 'execute'>;
  readonly keys: ProjectKeys;
  /** Address of the second origin, without a trailing slash. */
  readonly sitesUrl: () => string;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function pathsIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

const damaged = (what: string): CommandError =>
  new CommandError('refused', `This file cannot be imported: ${what} Nothing was imported.`);

const versions = /^[0-9a-f-]{36}$/u;

/** Whole projects as folders: database, people, uploaded files, repository and site. */
export interface Transfers {
  /** Writes a project to a new folder. */
  write(project: ProjectRow, folder: string, withData: boolean): Promise<void>;
  /** Reads what a folder contains and checks that it is complete; throws a `CommandError` that says why not. */
  check(folder: string): Promise<Manifest>;
  /** Fills a new project from a checked folder; throws a `CommandError` where it cannot be read. */
  read(project: ProjectRow, folder: string, manifest: Manifest): Promise<void>;
}

export function transfers(parts: TransferParts): Transfers {
  const { openProject, files, code, sites, keys, sitesUrl } = parts;
  const addressOf = async (project: ProjectRow): Promise<string> =>
    hostAddress((await sites.status(project)).name, sitesUrl());

  async function writeFiles(project: ProjectRow, folder: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    const database = await openProject(project.id);
    const known = new Set(await readdir(folder));
    for (const each of await database.storedVersions()) {
      if (known.has(each)) continue;
      const [from, to] = [files.bytes.pathOf(project.id, each), join(folder, each)];
      // Bytes never change, so a second name for them is enough where the disk has such.
      await link(from, to).catch((error: unknown) =>
        // It was deleted meanwhile.
        errorCode(error) === 'ENOENT' ? undefined : copyFile(from, to),
      );
    }
  }

  async function readFiles(project: ProjectRow, folder: string): Promise<void> {
    const names = await readdir(folder).catch((): string[] => []);
    await files.ready(project.id);
    const database = await openProject(project.id);
    const wanted = new Set(await database.storedVersions());
    for (const name of names)
      if (versions.test(name) && wanted.has(name))
        await files.bytes.write(project.id, name, await readFile(join(folder, name)));
    if ([...wanted].some((name) => !names.includes(name))) throw damaged('some of its files are missing.');
  }

  async function writeSite(project: ProjectRow, folder: string): Promise<boolean> {
    const live = await sites.liveFiles(project);
    for (const { path, bytes } of live) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
    return live.length > 0;
  }

  async function readSite(
    project: ProjectRow,
    folder: string,
    replaced: readonly (readonly [text: string, by: string])[],
  ): Promise<void> {
    const paths = await pathsIn(folder);
    if (paths.some((path) => pathProblem(path) !== undefined))
      throw damaged('its site has a file with a bad name.');
    const content = await inParallel(paths, async (path) => {
      const text = (await readFile(join(folder, path))).toString('latin1');
      return {
        path,
        bytes: Buffer.from(
          replaced.reduce((whole, [from, to]) => whole.replaceAll(from, to), text),
          'latin1',
        ),
      };
    });
    const deploy = await sites.prepare(project, {
      title: 'Imported site',
      branch: 'main',
      commit: '',
      files: content,
    });
    if (!deploy.ok) throw damaged(deploy.error);
    const action = { kind: 'publish', deploy: deploy.value } as const;
    const proof = await sites.prove(project, action);
    if (!proof.ok) throw damaged(proof.error);
    const { signature } = proof.value;
    const done = await sites.execute(project, { action, operationId: randomUUID(), signature });
    if (!done.ok) throw damaged('its site could not be published.');
  }

  return {
    async write(project, folder, withData) {
      await mkdir(folder, { recursive: true });
      await files.ready(project.id);
      const database = await openProject(project.id);
      // Before and after the rows: files that are deleted or uploaded meanwhile are among them.
      if (withData) await writeFiles(project, join(folder, 'files'));
      const dumped = await database.dump(join(folder, 'database'), withData);
      if (dumped === 'too-large')
        throw new CommandError(
          'limit',
          'The tables of this project take up more than 300 MB, which one file cannot hold.',
        );
      if (withData) await writeFiles(project, join(folder, 'files'));
      await code.copyTo(project, join(folder, 'code'));
      const site = await writeSite(project, join(folder, 'site'));
      const hashes: Record<string, string> = {};
      for (const path of await pathsIn(folder)) hashes[path] = await hashOf(join(folder, path));
      const manifest: Manifest = {
        format: 'saywright-project',
        version,
        name: project.name,
        url: await addressOf(project),
        publishableKey: (await keys.isOpen(project.id)) ? await keys.publishable(project.id) : '',
        withData,
        site,
        files: hashes,
      };
      await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
    },
    async check(folder) {
      const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => '{}');
      const manifest = parsed(text);
      if (!manifest) throw damaged('it is not an export of a Saywright project.');
      if (manifest.version > version) throw damaged('a newer version of Saywright wrote it.');
      const names = (await pathsIn(folder)).filter((path) => path !== 'manifest.json');
      for (const path of names)
        if (
          !Object.hasOwn(manifest.files, path) ||
          manifest.files[path] !== (await hashOf(join(folder, path)))
        )
          throw damaged(`its part ${path.slice(0, 80)} is damaged.`);
      if (names.length !== Object.keys(manifest.files).length) throw damaged('a part of it is missing.');
      return manifest;
    },
    async read(project, folder, manifest) {
      const database = await openProject(project.id);
      if ((await database.load(join(folder, 'database'))) === 'damaged')
        throw damaged('its database contains something that no plan could have made.');
      if (manifest.withData) await readFiles(project, join(folder, 'files'));
      const replaced: (readonly [string, string])[] = [];
      if (manifest.url !== '') replaced.push([manifest.url, await addressOf(project)]);
      if (manifest.publishableKey !== '')
        replaced.push([manifest.publishableKey, await keys.publishable(project.id)]);
      if (!(await code.startFrom(project, join(folder, 'code'), replaced)))
        throw damaged('its repository cannot be read.');
      if (manifest.site) await readSite(project, join(folder, 'site'), replaced);
    },
  };
}

function parsed(text: string): Manifest | undefined {
  try {
    return manifestSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
