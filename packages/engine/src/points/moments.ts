import type { DatabaseSnapshot } from '../ports/projectDatabase.ts';
import { siteDigest, storeSite } from '../site/storedSite.ts';
import type { SiteRecord, SiteRecords } from '../site/records.ts';
import type { Turns } from '../disk/turns.ts';
import type { ProjectRow } from '../store/store.ts';
import type { Chunks } from './chunks.ts';
import { storeFolder, type RestorableFolder } from './folders.ts';
import type { Moment, StoredFolder } from './record.ts';

/** The stores of a project that restore points hold, besides its database. */
export interface RestorableStores {
  readonly folders: readonly RestorableFolder[];
  readonly sites: { readonly records: SiteRecords; readonly inTurn: Turns };
  /** Number of messages in the conversations of a project. */
  readonly messages: (project: ProjectRow) => Promise<number>;
}

/** A project in which nobody else works meanwhile, besides visitors on its database. */
export interface IdleProject {
  readonly folders: readonly { readonly of: RestorableFolder; readonly path: string }[];
  readonly site: SiteRecord;
}

/** Runs work while nobody works on the code, the files and the site of a project. */
export function whileIdle<Value>(
  { folders, sites }: RestorableStores,
  project: ProjectRow,
  work: (idle: IdleProject) => Promise<Value>,
): Promise<Value> {
  const enter = (at: number, entered: IdleProject['folders']): Promise<Value> => {
    const of = folders[at];
    if (of) return of.whileIdle(project, (path) => enter(at + 1, [...entered, { of, path }]));
    return sites.inTurn(project.id, async () =>
      work({ folders: entered, site: await sites.records.of(project) }),
    );
  };
  return enter(0, []);
}

/** Stores what a project is now. */
export async function storeMoment(
  { sites, messages }: RestorableStores,
  project: ProjectRow,
  idle: IdleProject,
  chunks: Chunks,
  snapshot: () => Promise<DatabaseSnapshot>,
): Promise<{ readonly moment: Moment; readonly added: number }> {
  const count = await messages(project);
  const { tree, contents, added } = await snapshot();
  const folders: StoredFolder[] = [];
  for (const { of, path } of idle.folders) folders.push(await storeFolder(path, of, chunks));
  const root = await storeSite(sites.records, idle.site, chunks);
  const site = { root, digest: siteDigest(idle.site.state) };
  return {
    moment: { database: { tree, contents }, folders, site, messages: count },
    added: added + (await chunks.finish()),
  };
}
