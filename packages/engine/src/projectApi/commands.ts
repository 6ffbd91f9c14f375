import { databaseTypes } from '@saywright/domain/database-types';
import { localAddress } from '../http/hosts.ts';
import { handler, type NamedHandler } from '../operations/commands.ts';
import { ownProject } from '../operations/ownProject.ts';
import type { ServedDatabase } from '../ports/projectDatabase.ts';
import type { SiteHost } from '../ports/siteHost.ts';
import { projectApiCommands as commands } from '../protocol/index.ts';
import type { Store } from '../store/store.ts';
import type { ProjectKeys } from './keys.ts';

export interface ProjectApiCommandParts {
  readonly store: Pick<Store, 'projectOf' | 'project'>;
  readonly sites: Pick<SiteHost, 'status'>;
  /** Address of the second origin, without a trailing slash. */
  readonly sitesUrl: () => string;
  readonly keys: ProjectKeys;
  readonly openProject: (projectId: string) => Promise<ServedDatabase>;
}

/** The commands about the API of a person's project. */
export function projectApiCommands(parts: ProjectApiCommandParts): readonly NamedHandler[] {
  const { store, sites, sitesUrl, keys, openProject } = parts;
  return [
    handler(commands.getProjectApi, async (owner, { projectId }) => {
      const project = await ownProject(store, owner, projectId);
      const { name } = await sites.status(project);
      return { url: localAddress(name, sitesUrl()), publishableKey: await keys.publishable(project.id) };
    }),
    handler(commands.getProjectTypes, async (owner, { projectId }) => {
      const project = await ownProject(store, owner, projectId);
      const database = await openProject(project.id);
      return { types: databaseTypes(await database.schema()) };
    }),
    handler(commands.listPeople, async (owner, { projectId, search }) => {
      const project = await ownProject(store, owner, projectId);
      const database = await openProject(project.id);
      const { total, people } = await database.people(search?.trim() ?? '');
      return { total, people: [...people] };
    }),
    handler(commands.newSecretKey, async (owner, { projectId }) => {
      const project = await ownProject(store, owner, projectId);
      return { secretKey: await keys.newSecret(project.id) };
    }),
  ];
}
