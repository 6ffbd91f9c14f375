import type { ProjectRow, Store } from '../store/store.ts';
import { CommandError } from './errors.ts';

/** The project of a person, where a request names it; throws for an id that is not theirs. */
export async function ownProject(
  store: Pick<Store, 'projectOf'>,
  owner: string,
  id: string | undefined,
): Promise<ProjectRow> {
  const project = await store.projectOf(owner);
  if (id !== undefined && id !== project.id) throw new CommandError('unknown', 'You have no such project.');
  return project;
}
