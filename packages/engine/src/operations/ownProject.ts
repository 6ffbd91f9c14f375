import type { ProjectRow, Store } from '../store/store.ts';
import { CommandError } from './errors.ts';

/** The project that a person's request names, else their current one; throws for any that is not theirs. */
export async function ownProject(
  store: Pick<Store, 'projectOf' | 'project'>,
  owner: string,
  id: string | undefined,
): Promise<ProjectRow> {
  if (id === undefined) return store.projectOf(owner);
  const project = await store.project(owner, id);
  if (!project) throw new CommandError('unknown', 'You have no such project.');
  if (project.deleted_at !== null)
    throw new CommandError('unknown', `${project.name} was deleted. Bring it back first.`);
  if (project.archived_at !== null)
    throw new CommandError('unknown', `${project.name} is archived. Return it first.`);
  return project;
}
