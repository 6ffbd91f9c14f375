import { z } from 'zod';
import { hashOf, type Chunks } from '../points/chunks.ts';
import type { SiteProject } from '../ports/siteHost.ts';
import type { SiteRecord, SiteRecords } from './records.ts';
import { key, scheduleOf } from './settings.ts';
import { manifest, siteState, type SiteState } from './state.ts';

const storedSite = z.object({
  state: z.string(),
  manifests: z.array(z.string()),
  /** Contents of deploys, by their names in the site's own store. */
  blobs: z.array(z.object({ name: z.string(), hash: z.string() })),
  /** Values of variables and hashes of passwords. */
  values: z.array(z.object({ id: z.string(), hash: z.string() })),
});

/** What a site would be after going back, and what of it cannot come back. */
export interface SiteThen {
  readonly state: SiteState;
  readonly leftOut: readonly string[];
}

/** Equal exactly when visitors see the same, with the same settings. */
export function siteDigest({ live, deleted, variables, previewVariables, settings }: SiteState): string {
  const sorted = (entries: Readonly<Record<string, string>>): readonly (readonly string[])[] =>
    Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return hashOf(
    Buffer.from(
      JSON.stringify([live, deleted, sorted(variables), sorted(previewVariables), sorted(settings)]),
    ),
  );
}

/** Ids of the stored values that a site uses now. */
function valueIds({ variables, previewVariables, settings }: SiteState): ReadonlySet<string> {
  return new Set([variables, previewVariables, settings].flatMap((entries) => Object.values(entries)));
}

/** Stores a site with the files of its deploys; the caller holds its turn. Returns its hash. */
export async function storeSite(records: SiteRecords, record: SiteRecord, chunks: Chunks): Promise<string> {
  const { state, blobs } = record;
  const json = (value: unknown): Promise<string> => chunks.put(Buffer.from(JSON.stringify(value)));
  const manifests: string[] = [];
  const names = new Set<string>();
  for (const { id } of state.deploys) {
    const found = await records.manifest(state, id);
    if (!found) continue;
    manifests.push(await json(found));
    for (const name of Object.values(found.files)) names.add(name);
  }
  const contents: z.infer<typeof storedSite>['blobs'] = [];
  for (const name of [...names].toSorted()) {
    const bytes = await blobs.read(name);
    if (bytes) contents.push({ name, hash: await chunks.put(bytes) });
  }
  const values: z.infer<typeof storedSite>['values'] = [];
  for (const id of [...valueIds(state)].toSorted()) {
    const value = await records.value(state, id);
    if (value !== undefined) values.push({ id, hash: await chunks.put(Buffer.from(value)) });
  }
  return json({ state: await json(state), manifests, blobs: contents, values });
}

async function readStored(root: string, chunks: Pick<Chunks, 'read'>): Promise<z.infer<typeof storedSite>> {
  return storedSite.parse(JSON.parse((await chunks.read(root)).toString()));
}

/** Every hash that a stored site needs. */
export async function siteHashes(root: string, chunks: Pick<Chunks, 'read'>): Promise<readonly string[]> {
  const { state, manifests, blobs, values } = await readStored(root, chunks);
  return [root, state, ...manifests, ...[...blobs, ...values].map(({ hash }) => hash)];
}

/** The state of a stored site. */
export async function storedState(root: string, chunks: Pick<Chunks, 'read'>): Promise<SiteState> {
  const { state } = await readStored(root, chunks);
  return siteState.parse(JSON.parse((await chunks.read(state)).toString()));
}

/** What a site would be after going back: without domains that others have by now, and without what was due since. */
export async function siteThen(records: SiteRecords, then: SiteState, now: Date): Promise<SiteThen> {
  const settings = { ...then.settings };
  const leftOut: string[] = [];
  for (const of of Object.keys(settings).filter((name) => name.startsWith('domain:'))) {
    const domain = of.slice('domain:'.length);
    const owner = await records.withDomain(domain);
    if (!owner || owner.state.project === then.project) continue;
    delete settings[of];
    if (settings[key('main-domain')] === domain) delete settings[key('main-domain')];
    leftOut.push(`${domain} leads to another site by now, so it does not come back`);
  }
  for (const { id, at } of scheduleOf(then)) {
    if (Date.parse(at) > now.getTime()) continue;
    delete settings[key('schedule', id)];
    leftOut.push(`What was scheduled for ${at} is over, so it does not run again`);
  }
  return { state: { ...then, settings }, leftOut };
}

/** Adds the files and values that a stored site needs and that are no longer here. Changes nothing that visitors see. */
export async function supplySite(
  records: SiteRecords,
  project: SiteProject,
  root: string,
  chunks: Pick<Chunks, 'read'>,
  at: string,
): Promise<void> {
  const { state, blobs } = await records.of(project);
  const stored = await readStored(root, chunks);
  for (const { name, hash } of stored.blobs)
    if ((await blobs.size(name)) === undefined) await blobs.put(await chunks.read(hash));
  for (const hash of stored.manifests) {
    const one = manifest.parse(JSON.parse((await chunks.read(hash)).toString()));
    if (!(await records.manifest(state, one.id))) await records.addManifest(state, one);
  }
  const missing: { id: string; value: string }[] = [];
  for (const { id, hash } of stored.values)
    if ((await records.value(state, id)) === undefined)
      missing.push({ id, value: (await chunks.read(hash)).toString() });
  await records.keepValues(state, missing, at);
}
