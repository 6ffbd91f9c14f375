import { databaseTypes } from '@saywright/domain/database-types';
import { hostAddress } from '../http/hosts.ts';
import { handler, type NamedHandler } from '../operations/commands.ts';
import { ownProject } from '../operations/ownProject.ts';
import { projectApiCommands as commands } from '../protocol/index.ts';
import { CommandError } from '../operations/errors.ts';
import type { RequestLog } from './requestLog.ts';
import { tryRequest } from './tryRequest.ts';
import { peopleCommands, type PeopleCommandParts } from './peopleCommands.ts';

/** The commands about the API of a person's project. */
export function projectApiCommands(
  parts: PeopleCommandParts & { readonly requestLog: RequestLog },
): readonly NamedHandler[] {
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
    handler(commands.listApiRequests, async (owner, { projectId }) => {
      const project = await ownProject(store, owner, projectId);
      return { requests: [...parts.requestLog.of(project.id)] };
    }),
    handler(commands.tryApiRequest, async (owner, { projectId, path, as }) => {
      const project = await ownProject(store, owner, projectId);
      const { name } = await sites.status(project);
      const origin = hostAddress(name, sitesUrl());
      const address = URL.canParse(path, origin) ? new URL(path, origin) : undefined;
      if (address?.origin !== new URL(origin).origin || !/^\/rest\/v1(?:\/|$)/u.test(address.pathname))
        throw new CommandError('invalid', 'Only addresses below /rest/v1/ can be tried.');
      const answer = await tryRequest(
        { keys, database: await openProject(project.id), origin },
        project.id,
        `${address.pathname}${address.search}`,
        as,
      );
      if (!answer)
        throw new CommandError('unavailable', 'The API of this project has no keys yet. Try again.');
      return answer;
    }),
    handler(commands.newSecretKey, async (owner, { projectId }) => {
      const project = await ownProject(store, owner, projectId);
      return { secretKey: await keys.newSecret(project.id) };
    }),
  ];
}
