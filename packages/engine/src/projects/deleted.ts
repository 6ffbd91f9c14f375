import type { SiteLookup, SiteRecord } from '../site/records.ts';
import type { ProjectRow, ProjectStore } from '../store/projects.ts';

/** How long a deleted project can come back, in milliseconds. */
const graceMs = 30 * 24 * 60 * 60 * 1000;

export interface DeletedProjectParts {
  readonly store: ProjectStore;
  /** Removes database, repository, site and keys of a project; what does not exist counts as removed. */
  readonly removeProject: (project: ProjectRow) => Promise<void>;
}

/**
 * Projects that their owners took offline: deleted ones are removed for good 30 days later, archived ones stay until they
 * are returned.
 */
export interface DeletedProjects {
  /** Reads which projects are offline; call once before requests are answered. */
  load(): Promise<void>;
  /** Whether a project is offline. */
  has(projectId: string): boolean;
  archive(projectId: string, at: Date): Promise<void>;
  /** Brings an archived project back. */
  unarchive(projectId: string): Promise<void>;
  mark(projectId: string, at: Date): Promise<void>;
  unmark(projectId: string): Promise<void>;
  /** When a project that was deleted at a time is removed. */
  removalOf(deletedAt: string): Date;
  /** Removes the projects whose time is over. */
  purge(now: Date): Promise<void>;
}

export function deletedProjects({ store, removeProject }: DeletedProjectParts): DeletedProjects {
  const known = new Set<string>();
  const removalOf = (deletedAt: string): Date => new Date(new Date(deletedAt).getTime() + graceMs);
  return {
    async load() {
      for (const { id } of await store.deletedProjects()) known.add(id);
      for (const { id } of await store.archivedProjects()) known.add(id);
    },
    has: (projectId) => known.has(projectId),
    async archive(projectId, at) {
      await store.markArchived(projectId, at.toISOString());
      known.add(projectId);
    },
    async unarchive(projectId) {
      await store.markArchived(projectId, null);
      known.delete(projectId);
    },
    async mark(projectId, at) {
      await store.markDeleted(projectId, at.toISOString());
      known.add(projectId);
    },
    async unmark(projectId) {
      await store.markDeleted(projectId, null);
      await store.markArchived(projectId, null);
      known.delete(projectId);
    },
    removalOf,
    async purge(now) {
      for (const { deleted_at: deletedAt, ...project } of await store.deletedProjects()) {
        if (deletedAt === null || removalOf(deletedAt) > now) continue;
        // Its rows go last, so that a crash before them leaves it to the next purge.
        await removeProject(project);
        await store.forgetProject(project.id);
        known.delete(project.id);
      }
    },
  };
}

/** The sites that visitors reach: those of projects that are not deleted. */
export function reachableSites(records: SiteLookup, deleted: Pick<DeletedProjects, 'has'>): SiteLookup {
  const unlessDeleted = (record: SiteRecord | undefined): SiteRecord | undefined =>
    record && deleted.has(record.state.project) ? undefined : record;
  return {
    find: async (idOrName) => unlessDeleted(await records.find(idOrName)),
    withDeploy: async (deploy) => unlessDeleted(await records.withDeploy(deploy)),
    withDomain: async (domain) => unlessDeleted(await records.withDomain(domain)),
    manifest: (state, deploy) => records.manifest(state, deploy),
  };
}
