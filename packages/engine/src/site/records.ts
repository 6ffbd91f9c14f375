import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson, writeAtomic } from '../disk/files.ts';
import type { SiteProject } from '../ports/siteHost.ts';
import { blobsIn, type Blobs } from './blobs.ts';
import { key } from './settings.ts';
import { manifest as manifestSchema, siteState, type Manifest, type SiteState } from './state.ts';

/** The stored state of one site. */
export interface SiteRecord {
  readonly state: SiteState;
  readonly blobs: Blobs;
}

/** How the site of an address is found. */
export type SiteLookup = Pick<SiteRecords, 'find' | 'withDeploy' | 'withDomain' | 'manifest'>;

/** Sites on disk, cached in memory: this process is the only one that writes them. */
export interface SiteRecords {
  /** The site of a project, created when there is none. */
  of(project: SiteProject): Promise<SiteRecord>;
  /** The site of a project that has one: reading is no reason to name one, which keeps its name. */
  existing(projectId: string): Promise<SiteRecord | undefined>;
  /** A site by its id or name. */
  find(idOrName: string): Promise<SiteRecord | undefined>;
  withDeploy(deploy: string): Promise<SiteRecord | undefined>;
  /** The site that a domain belongs to. */
  withDomain(domain: string): Promise<SiteRecord | undefined>;
  all(): Promise<readonly SiteRecord[]>;
  write(state: SiteState): Promise<void>;
  manifest(state: SiteState, deploy: string): Promise<Manifest | undefined>;
  addManifest(state: SiteState, manifest: Manifest): Promise<void>;
  removeManifest(state: SiteState, deploy: string): Promise<void>;
  /** Removes a site with everything it has. */
  remove(state: SiteState): Promise<void>;
  /** Stores a value in a separate file and returns its id. */
  keepValue(state: SiteState, value: string, at: string): Promise<string>;
  /** Stores values under ids that they had before. */
  keepValues(
    state: SiteState,
    values: readonly { readonly id: string; readonly value: string }[],
    at: string,
  ): Promise<void>;
  value(state: SiteState, id: string): Promise<string | undefined>;
  /** Removes the values that `isNeeded` rejects; `at` is when each was stored. */
  keepOnlyValues(state: SiteState, isNeeded: (id: string, at: string) => boolean): Promise<void>;
}

const manifestsInMemory = 50;
const valuesSchema = z.record(z.string(), z.object({ value: z.string(), at: z.string() }));

function slug(name: string): string {
  const words =
    name
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/gu) ?? [];
  return words.join('-').slice(0, 40).replace(/-$/u, '') || 'site';
}

/**
 * Opens the sites of a folder:
 *
 * - `<project>/site.json`: everything that changes; written in one step
 * - `<project>/deploys/<deploy>.json`: which files a deploy consists of
 * - `<project>/blobs/<xx>/<sha1>`: their contents, named by their hash
 * - `values/<project>.json`: values of variables, readable by this user alone
 */
export function siteRecords(directory: string): SiteRecords {
  const records = new Map<string, SiteRecord>();
  const manifests = new Map<string, Manifest>();
  let loading: Promise<void> | undefined;
  const home = (project: string): string => join(directory, z.uuid().parse(project));
  const deployPath = (state: SiteState, deploy: string): string =>
    join(home(state.project), 'deploys', `${manifestSchema.shape.id.parse(deploy)}.json`);
  const valuesPath = (state: SiteState): string =>
    join(directory, 'values', `${z.uuid().parse(state.project)}.json`);
  const remember = (state: SiteState): SiteRecord => {
    const record = {
      state,
      blobs: records.get(state.project)?.blobs ?? blobsIn(join(home(state.project), 'blobs')),
    };
    records.set(state.project, record);
    return record;
  };

  async function load(): Promise<void> {
    await mkdir(directory, { recursive: true });
    await mkdir(join(directory, 'values'), { recursive: true, mode: 0o700 });
    for (const entry of await readdir(directory, { withFileTypes: true })) {
      if (entry.name.startsWith('removed-'))
        await rm(join(directory, entry.name), { recursive: true, force: true });
      if (!entry.isDirectory() || !z.uuid().safeParse(entry.name).success) continue;
      const state = await readJson(join(directory, entry.name, 'site.json'), siteState);
      if (state) remember(state);
    }
  }
  const loaded = (): Promise<void> => (loading ??= load());

  async function valuesOf(state: SiteState): Promise<z.infer<typeof valuesSchema>> {
    return (await readJson(valuesPath(state), valuesSchema)) ?? {};
  }

  async function write(state: SiteState): Promise<void> {
    await writeAtomic(join(home(state.project), 'site.json'), JSON.stringify(state));
    remember(state);
  }

  const keepValues: SiteRecords['keepValues'] = async (state, added, at) => {
    if (added.length === 0) return;
    const values = { ...(await valuesOf(state)) };
    for (const { id, value } of added) values[id] = { value, at };
    await writeAtomic(valuesPath(state), JSON.stringify(values), { mode: 0o600 });
  };

  async function create(project: SiteProject): Promise<SiteRecord> {
    await mkdir(join(home(project.id), 'deploys'), { recursive: true });
    const state: SiteState = {
      id: randomUUID(),
      project: project.id,
      name: `${slug(project.name)}-${randomBytes(3).toString('hex')}`,
      live: null,
      deleted: null,
      variables: {},
      deploys: [],
      log: [],
      previewVariables: {},
      settings: {},
      ran: [],
    };
    await write(state);
    return remember(state);
  }

  return {
    async of(project) {
      await loaded();
      return records.get(project.id) ?? create(project);
    },
    async existing(projectId) {
      await loaded();
      return records.get(projectId);
    },
    async find(idOrName) {
      await loaded();
      return [...records.values()].find(({ state }) => state.id === idOrName || state.name === idOrName);
    },
    async withDeploy(deploy) {
      await loaded();
      return [...records.values()].find(({ state }) => state.deploys.some(({ id }) => id === deploy));
    },
    async withDomain(domain) {
      await loaded();
      return [...records.values()].find(({ state }) => Object.hasOwn(state.settings, key('domain', domain)));
    },
    async all() {
      await loaded();
      return [...records.values()];
    },
    write,
    async manifest(state, deploy) {
      const known = manifests.get(deploy);
      if (known) return known;
      const found = await readJson(deployPath(state, deploy), manifestSchema);
      if (found) manifests.set(deploy, found);
      const [oldest] = manifests.keys();
      if (manifests.size > manifestsInMemory && oldest !== undefined) manifests.delete(oldest);
      return found;
    },
    addManifest: (state, added) => writeAtomic(deployPath(state, added.id), JSON.stringify(added)),
    async removeManifest(state, deploy) {
      manifests.delete(deploy);
      await rm(deployPath(state, deploy), { force: true });
    },
    async remove(state) {
      records.delete(state.project);
      for (const { id } of state.deploys) manifests.delete(id);
      // Renamed first, in one step: a crash while it is being removed leaves nothing that looks like a site.
      const leftover = join(directory, `removed-${randomUUID()}`);
      await rename(home(state.project), leftover);
      await rm(valuesPath(state), { force: true });
      await rm(leftover, { recursive: true, force: true });
    },
    async keepValue(state, value, at) {
      const id = randomUUID();
      await keepValues(state, [{ id, value }], at);
      return id;
    },
    keepValues,
    async value(state, id) {
      const values = await valuesOf(state);
      return Object.hasOwn(values, id) ? values[id]?.value : undefined;
    },
    async keepOnlyValues(state, isNeeded) {
      const entries = Object.entries(await valuesOf(state));
      const kept = entries.filter(([id, { at }]) => isNeeded(id, at));
      if (kept.length === entries.length) return;
      await writeAtomic(valuesPath(state), JSON.stringify(Object.fromEntries(kept)), { mode: 0o600 });
    },
  };
}
