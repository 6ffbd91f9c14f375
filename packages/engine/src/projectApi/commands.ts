import { databaseTypes } from '@saywright/domain/database-types';
import { hostAddress } from '../http/hosts.ts';
import { handler, type NamedHandler } from '../operations/commands.ts';
import { ownProject } from '../operations/ownProject.ts';
import { projectApiCommands as commands } from '../protocol/index.ts';
import { peopleCommands, type PeopleCommandParts } from './peopleCommands.ts';

/** The commands about the API of a person's project. */
export function projectApiCommands(parts: PeopleCommandParts): readonly NamedHandler[] {
  const { store, sites, sitesUrl, keys, openProject } = parts;
  return [
    handler(commands.getProjectApi, async (owner, { projectId }) => {
      const project = await ownProject(store, owner, projectId);
      const { name } = await sites.status(project);
      return { url: hostAddress(name, sitesUrl()), publishableKey: await keys.publishable(project.id) };
    }),
    handler(commands.getProjectTypes, async (owner, { projectId }) => {
      const project = await ownProject(store, owner, projectId);
      const database = await openProject(project.id);
      return { types: databaseTypes(await database.schema()) };
    }),
    handler(commands.listPeople, async (owner, { projectId, search }) => {
      const project = await ownProject(store, owner, projectId);
      const database = await openProject(project.id);
      const { people, ...about } = await database.people(search?.trim() ?? '');
      return { ...about, people: [...people] };
    }),
    ...peopleCommands(parts),
    handler(commands.newSecretKey, async (owner, { projectId }) => {
      const project = await ownProject(store, owner, projectId);
      return { secretKey: await keys.newSecret(project.id) };
    }),
  ];
}
