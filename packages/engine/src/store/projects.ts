import type { PostgrestClient } from '@supabase/postgrest-js';
import { z } from 'zod';
import { dataOf, isoTime, StoreError } from './answers.ts';

const projectRow = z.object({ id: z.string(), owner: z.string(), name: z.string() });
export type ProjectRow = z.infer<typeof projectRow>;

const storedProject = z.object({
  ...projectRow.shape,
  created_at: isoTime,
  /** Null for a project that was not deleted. */
  deleted_at: isoTime.nullable(),
  /** Null for a project that was not archived. */
  archived_at: isoTime.nullable(),
});
export type StoredProject = z.infer<typeof storedProject>;

/** Whether a project is neither deleted nor archived. */
export const isActive = (project: StoredProject): boolean =>
  project.deleted_at === null && project.archived_at === null;

/** People's projects, deleted ones included where it says so. */
export interface ProjectStore {
  /** The project that the person opened last, created on first use. */
  projectOf(owner: string): Promise<ProjectRow>;
  /** A project of a person, deleted or not. */
  project(owner: string, id: string): Promise<StoredProject | undefined>;
  /** All projects of a person, the one opened last first, deleted ones included. */
  projects(owner: string): Promise<readonly StoredProject[]>;
  /** Adds a project and opens it; undefined where the person has `most` already. */
  addProject(owner: string, name: string, most: number): Promise<StoredProject | undefined>;
  /** Makes a project the current one. */
  openProject(id: string): Promise<void>;
  nameProject(id: string, name: string): Promise<void>;
  /** Projects with these ids that are not deleted. */
  projectsWith(ids: readonly string[]): Promise<readonly ProjectRow[]>;
  /** Marks a project as deleted at a time, or as not deleted. */
  markDeleted(id: string, at: string | null): Promise<void>;
  /** Marks a project as archived at a time, or as not archived. */
  markArchived(id: string, at: string | null): Promise<void>;
  /** Everybody's projects that are archived. */
  archivedProjects(): Promise<readonly StoredProject[]>;
  /** Everybody's projects that are marked as deleted. */
  deletedProjects(): Promise<readonly StoredProject[]>;
  /** Removes what the studio's tables have of a project. */
  forgetProject(id: string): Promise<void>;
}

/** The largest number that Postgres stores as an integer: no limit. */
const unlimited = 2_147_483_647;

/** The projects in the studio's tables, through their data API. */
export function projectStore(rest: PostgrestClient): ProjectStore {
  const columns = 'id, owner, name, created_at, deleted_at, archived_at';
  const rows = z.array(storedProject);
  const all = async (owner: string): Promise<readonly StoredProject[]> =>
    rows.parse(
      dataOf(
        await rest
          .from('projects')
          .select(columns)
          .eq('owner', owner)
          .order('opened_at', { ascending: false })
          .order('id'),
      ),
    );
  const project: ProjectStore['project'] = async (owner, id) =>
    rows.parse(
      dataOf(await rest.from('projects').select(columns).eq('owner', owner).eq('id', id).limit(1)),
    )[0];
  const current = async (owner: string): Promise<ProjectRow | undefined> => (await all(owner)).find(isActive);
  const addProject: ProjectStore['addProject'] = async (owner, name, most) => {
    const id = z
      .string()
      .nullable()
      .parse(
        dataOf(
          await rest.rpc('add_project', {
            p_owner: owner,
            p_name: name,
            p_most: Math.min(most, unlimited),
          }),
        ),
      );
    return id === null ? undefined : project(owner, id);
  };
  const change = async (id: string, values: Readonly<Record<string, unknown>>): Promise<void> => {
    dataOf(await rest.from('projects').update(values).eq('id', id));
  };
  return {
    async projectOf(owner) {
      // Of two first requests one creates the project, and both find it.
      const found =
        (await current(owner)) ?? (await addProject(owner, 'my-project', 1)) ?? (await current(owner));
      if (!found) throw new StoreError('The project could not be created.');
      return found;
    },
    project,
    projects: all,
    addProject,
    openProject: (id) => change(id, { opened_at: new Date().toISOString() }),
    nameProject: (id, name) => change(id, { name }),
    markDeleted: (id, at) => change(id, { deleted_at: at }),
    markArchived: (id, at) => change(id, { archived_at: at }),
    archivedProjects: async () =>
      rows.parse(dataOf(await rest.from('projects').select(columns).not('archived_at', 'is', null))),
    deletedProjects: async () =>
      rows.parse(dataOf(await rest.from('projects').select(columns).not('deleted_at', 'is', null))),
    projectsWith: async (ids) =>
      z.array(projectRow).parse(
        dataOf(
          await rest
            .from('projects')
            .select('id, owner, name')
            .in('id', [...ids])
            .is('deleted_at', null),
        ),
      ),
    async forgetProject(id) {
      dataOf(await rest.from('projects').delete().eq('id', id));
    },
  };
}
