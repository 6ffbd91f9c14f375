import { randomBytes } from 'node:crypto';
import { AccountError } from '../accounts/answers.ts';
import { countAttempt, type AccountLimits } from '../accounts/limits.ts';
import type { Post } from '../accounts/post.ts';
import { hostAddress } from '../http/hosts.ts';
import { handler, type NamedHandler } from '../operations/commands.ts';
import { CommandError } from '../operations/errors.ts';
import { ownProject } from '../operations/ownProject.ts';
import type { ServedDatabase } from '../ports/projectDatabase.ts';
import type { SiteHost } from '../ports/siteHost.ts';
import { projectApiCommands as commands } from '../protocol/index.ts';
import type { Store } from '../store/store.ts';
import type { NamedSite } from '../site/siteName.ts';
import { invitationAddress, linkHashOf } from './invitationLink.ts';
import type { ProjectKeys } from './keys.ts';
import { projectLetter } from './letters.ts';
import type { PersonChange } from './personChanges.ts';

export interface PeopleCommandParts {
  readonly store: Pick<Store, 'projectOf' | 'project'>;
  readonly sites: Pick<SiteHost, 'status'>;
  /** Address of the second origin, without a trailing slash. */
  readonly sitesUrl: () => string;
  readonly keys: ProjectKeys;
  readonly openProject: (projectId: string) => Promise<ServedDatabase>;
  readonly limits: Pick<AccountLimits, 'mail'>;
  readonly post: Post;
  /** The site of a project, as people know it. */
  readonly siteOf: (projectId: string) => Promise<NamedSite>;
  readonly logError: (error: unknown) => void;
}

const neededBy = (table: string | undefined): string =>
  table === undefined
    ? 'Other data of this project refers to this account, so it was not deleted. Block it, or change that data first.'
    : `Rows of the table ${table} belong to this account, so it was not deleted. Block it, or delete those rows first.`;

/** The commands that change who may sign in to a person's project. */
export function peopleCommands(parts: PeopleCommandParts): readonly NamedHandler[] {
  const { store, sites, sitesUrl, keys, openProject, limits, post, siteOf, logError } = parts;

  async function changed(owner: string, projectId: string | undefined, change: PersonChange): Promise<void> {
    const project = await ownProject(store, owner, projectId);
    const database = await openProject(project.id);
    const result = await database.changePerson(change);
    if (result.kind === 'unknown')
      throw new CommandError('unknown', 'This project has no such account. Reload the page.');
    if (result.kind === 'needed') throw new CommandError('refused', neededBy(result.table));
  }

  /** Counts an invitation: 20 an hour for each owner, three for each address, then with growing waits. */
  async function count(owner: string, project: string, email: string): Promise<void> {
    try {
      await countAttempt(limits.mail, { address: `invitations ${owner}`, account: `${project} ${email}` });
    } catch (error) {
      throw error instanceof AccountError ? new CommandError('often', error.message) : error;
    }
  }

  return [
    handler(commands.blockPerson, async (owner, { projectId, personId, blocked }) => {
      await changed(owner, projectId, { kind: 'block', id: personId, blocked });
      return { blocked };
    }),
    handler(commands.signOutPerson, async (owner, { projectId, personId }) => {
      await changed(owner, projectId, { kind: 'sign-out', id: personId });
      return { personId };
    }),
    handler(commands.deletePerson, async (owner, { projectId, personId }) => {
      await changed(owner, projectId, { kind: 'delete', id: personId });
      return { personId };
    }),
    handler(commands.invitePerson, async (owner, { projectId, email }) => {
      const project = await ownProject(store, owner, projectId);
      await count(owner, project.id, email);
      // The link leads to the project's API, which only answers once it has keys.
      await keys.publishable(project.id);
      const database = await openProject(project.id);
      const link = randomBytes(32).toString('hex');
      const invited = await database.invite(email, linkHashOf(link));
      if (invited === 'registered') throw new CommandError('conflict', `${email} is registered already.`);
      if (invited === 'blocked')
        throw new CommandError('conflict', `${email} is blocked. Unblock this account first.`);
      const { name } = await sites.status(project);
      const opens = invitationAddress(hostAddress(name, sitesUrl()), link);
      const mail = projectLetter({ to: email, about: 'invite', opens }, (await siteOf(project.id)).name);
      void post.send(mail).catch(logError);
      return { email, isSent: post.isSent };
    }),
  ];
}
