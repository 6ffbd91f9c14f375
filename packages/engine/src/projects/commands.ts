import type { PlanId } from '@saywright/domain/pricing';
import { projectLimit, projectRefusal } from '@saywright/domain/usage';
import { handler, type NamedHandler } from '../operations/commands.ts';
import { CommandError } from '../operations/errors.ts';
import { ownProject } from '../operations/ownProject.ts';
import type { Clock } from '../ports/system.ts';
import {
  projectCopiesCommands as copiesCommands,
  projectsCommands as commands,
  type ProjectSummary,
} from '../protocol/index.ts';
import { isActive, type ProjectStore, type StoredProject } from '../store/projects.ts';
import type { ProjectCopies } from './copies.ts';
import { exportPath, type CopyRouteParts } from './copyRoutes.ts';
import type { DeletedProjects } from './deleted.ts';

export interface ProjectCommandParts {
  readonly store: ProjectStore;
  readonly deleted: DeletedProjects;
  readonly copies: ProjectCopies;
  readonly clock: Clock;
  /** The subscription a person has. */
  readonly planOf: (owner: string) => Promise<PlanId>;
}

/** How many archived projects a person may have. */
const mostArchived = 20;

/** Name of the file of an export. */
function exportName(project: string): string {
  const words = project.toLowerCase().match(/[a-z0-9]+/gu) ?? ['project'];
  return `${words.join('-').slice(0, 60)}.saywright.tar.gz`;
}

export interface ProjectCommands extends Pick<CopyRouteParts, 'importFor'> {
  readonly handlers: readonly NamedHandler[];
}

/** The commands about a person's projects: list, create, open, rename, delete and bring back. */
export function projectsCommands({
  store,
  deleted,
  clock,
  planOf,
  copies,
}: ProjectCommandParts): ProjectCommands {
  const summary = ({ id, name, created_at, deleted_at, archived_at }: StoredProject): ProjectSummary => ({
    id,
    name,
    createdAt: created_at,
    removedAt: deleted_at === null ? null : deleted.removalOf(deleted_at).toISOString(),
    archivedAt: archived_at,
  });

  async function stored(owner: string, id: string): Promise<StoredProject> {
    const project = await store.project(owner, id);
    if (!project) throw new CommandError('unknown', 'You have no such project.');
    return project;
  }

  /** Names are unique, so that a person always knows which project is meant. */
  async function checkName(owner: string, name: string, id?: string): Promise<void> {
    const others = (await store.projects(owner)).filter(
      (other) => other.deleted_at === null && other.id !== id,
    );
    if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
      throw new CommandError('conflict', `You already have a project called ${name}. Choose another name.`);
  }

  /** A name like the given one that no other project of the person has. */
  async function freeName(owner: string, name: string): Promise<string> {
    const taken = new Set(
      (await store.projects(owner)).flatMap((other) =>
        other.deleted_at === null ? [other.name.toLowerCase()] : [],
      ),
    );
    const base = name.trim().slice(0, 110) || 'my-project';
    for (let count = 1; ; count += 1) {
      const free = count === 1 ? base : `${base} ${count}`;
      if (!taken.has(free.toLowerCase())) return free;
    }
  }

  async function checkLimit(owner: string): Promise<number> {
    const planId = await planOf(owner);
    const count = (await store.projects(owner)).filter(isActive).length;
    const refusal = projectRefusal(planId, count);
    if (refusal !== undefined) throw new CommandError('limit', refusal);
    return projectLimit(planId) ?? Number.POSITIVE_INFINITY;
  }

  /** A person always has a project to work on. */
  async function checkOther(owner: string, id: string): Promise<void> {
    const others = (await store.projects(owner)).filter((project) => isActive(project) && project.id !== id);
    if (others.length === 0)
      throw new CommandError('refused', 'This is your only project. Create another one first.');
  }

  async function make(owner: string, name: string): Promise<StoredProject> {
    await store.projectOf(owner);
    await checkName(owner, name);
    const created = await store.addProject(owner, name, await checkLimit(owner));
    if (!created)
      throw new CommandError('conflict', 'Another project was created just now. Reload the page.');
    return created;
  }

  const handlers = [
    handler(commands.listProjects, async (owner) => {
      const { id: currentId } = await store.projectOf(owner);
      const limit = projectLimit(await planOf(owner)) ?? null;
      return { projects: (await store.projects(owner)).map(summary), currentId, limit };
    }),
    handler(commands.createProject, async (owner, { name }) => summary(await make(owner, name))),
    handler(copiesCommands.duplicateProject, async (owner, { projectId, name, withData }) => {
      const project = await ownProject(store, owner, projectId);
      await checkName(owner, name);
      await checkLimit(owner);
      return summary(await copies.duplicate(project, withData, () => make(owner, name)));
    }),
    handler(copiesCommands.exportProject, async (owner, { projectId }) => {
      const project = await ownProject(store, owner, projectId);
      const { token, bytes } = await copies.exportFile(project);
      return { path: `${exportPath}${token}`, fileName: exportName(project.name), bytes };
    }),
    handler(commands.openProject, async (owner, { projectId }) => {
      const { id } = await ownProject(store, owner, projectId);
      await store.openProject(id);
      return summary(await stored(owner, id));
    }),
    handler(commands.renameProject, async (owner, { projectId, name }) => {
      const { id } = await ownProject(store, owner, projectId);
      await checkName(owner, name, id);
      await store.nameProject(id, name);
      return summary(await stored(owner, id));
    }),
    handler(commands.deleteProject, async (owner, { projectId }) => {
      const project = await stored(owner, projectId);
      if (project.deleted_at === null) {
        await checkOther(owner, project.id);
        await deleted.mark(project.id, clock.now());
      }
      return summary(await stored(owner, project.id));
    }),
    handler(copiesCommands.archiveProject, async (owner, { projectId }) => {
      const { id } = await ownProject(store, owner, projectId);
      await checkOther(owner, id);
      const archived = (await store.projects(owner)).filter((project) => project.archived_at !== null);
      if (archived.length >= mostArchived)
        throw new CommandError(
          'limit',
          `You have ${mostArchived} archived projects. Delete one of them first.`,
        );
      await deleted.archive(id, clock.now());
      return summary(await stored(owner, id));
    }),
    handler(copiesCommands.returnProject, async (owner, { projectId }) => {
      const project = await stored(owner, projectId);
      if (project.deleted_at === null && project.archived_at !== null) {
        await checkLimit(owner);
        await deleted.unarchive(project.id);
      }
      return summary(await stored(owner, project.id));
    }),
    handler(commands.restoreProject, async (owner, { projectId }) => {
      const project = await stored(owner, projectId);
      if (project.deleted_at !== null) {
        await checkLimit(owner);
        await checkName(owner, project.name, project.id);
        await deleted.unmark(project.id);
      }
      return summary(await stored(owner, project.id));
    }),
  ];
  return {
    handlers,
    importFor: async (owner, body, name) => {
      await checkLimit(owner);
      const named = name === undefined ? (wanted: string) => freeName(owner, wanted) : async () => name;
      return summary(
        await copies.importFile(owner, body, async (wanted) => make(owner, await named(wanted))),
      );
    },
  };
}
