import type { PlanId } from '@saywright/domain/pricing';
import { projectLimit, projectRefusal } from '@saywright/domain/usage';
import { handler, type NamedHandler } from '../operations/commands.ts';
import { CommandError } from '../operations/errors.ts';
import { ownProject } from '../operations/ownProject.ts';
import type { Clock } from '../ports/system.ts';
import { projectsCommands as commands, type ProjectSummary } from '../protocol/index.ts';
import type { ProjectStore, StoredProject } from '../store/projects.ts';
import type { DeletedProjects } from './deleted.ts';

export interface ProjectCommandParts {
  readonly store: ProjectStore;
  readonly deleted: DeletedProjects;
  readonly clock: Clock;
  /** The subscription a person has. */
  readonly planOf: (owner: string) => Promise<PlanId>;
}

/** The commands about a person's projects: list, create, open, rename, delete and bring back. */
export function projectsCommands({
  store,
  deleted,
  clock,
  planOf,
}: ProjectCommandParts): readonly NamedHandler[] {
  const summary = ({ id, name, created_at, deleted_at }: StoredProject): ProjectSummary => ({
    id,
    name,
    createdAt: created_at,
    removedAt: deleted_at === null ? null : deleted.removalOf(deleted_at).toISOString(),
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

  async function checkLimit(owner: string): Promise<number> {
    const planId = await planOf(owner);
    const count = (await store.projects(owner)).filter((project) => project.deleted_at === null).length;
    const refusal = projectRefusal(planId, count);
    if (refusal !== undefined) throw new CommandError('limit', refusal);
    return projectLimit(planId) ?? Number.POSITIVE_INFINITY;
  }

  return [
    handler(commands.listProjects, async (owner) => {
      const { id: currentId } = await store.projectOf(owner);
      const limit = projectLimit(await planOf(owner)) ?? null;
      return { projects: (await store.projects(owner)).map(summary), currentId, limit };
    }),
    handler(commands.createProject, async (owner, { name }) => {
      await store.projectOf(owner);
      await checkName(owner, name);
      const created = await store.addProject(owner, name, await checkLimit(owner));
      if (!created)
        throw new CommandError('conflict', 'Another project was created just now. Reload the page.');
      return summary(created);
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
      const { id } = await ownProject(store, owner, projectId);
      const left = (await store.projects(owner)).filter((project) => project.deleted_at === null);
      if (left.length === 1)
        throw new CommandError('refused', 'This is your only project. Create another one first.');
      await deleted.mark(id, clock.now());
      return summary(await stored(owner, id));
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
}
