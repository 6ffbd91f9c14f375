import { handler, type NamedHandler } from '../operations/commands.ts';
import { ownProject } from '../operations/ownProject.ts';
import type { CodeHost } from '../ports/codeHost.ts';
import type { DeployView, SiteHost } from '../ports/siteHost.ts';
import { visitorAddress } from './hosts.ts';
import { commands } from '../protocol/index.ts';
import type { Store } from '../store/store.ts';

/** What the commands about a person's code and site need. */
export interface HostCommandParts {
  readonly store: Pick<Store, 'projectOf' | 'project'>;
  readonly code: CodeHost;
  readonly sites: SiteHost;
  /** Address of the second origin, without a trailing slash. */
  readonly sitesUrl: () => string;
}

/** The commands about a person's code and site, by name. Their plans go through the pipeline. */
export function hostCommands({ store, code, sites, sitesUrl }: HostCommandParts): readonly NamedHandler[] {
  const withUrl = ({ path, ...deploy }: DeployView) => ({ ...deploy, url: visitorAddress(path, sitesUrl()) });
  return [
    handler(commands.codeStatus, async (owner, { projectId }) =>
      code.status(await ownProject(store, owner, projectId)),
    ),
    handler(
      commands.codeProgress,
      async (owner, { projectId }) => code.progress(await ownProject(store, owner, projectId)) ?? null,
    ),
    handler(commands.siteStatus, async (owner, { projectId }) => {
      const { path, live, deploys, name, variables, deleted, domains, passwords, offline } =
        await sites.status(await ownProject(store, owner, projectId));
      return {
        name,
        variables: [...variables],
        deleted,
        domains: [...domains],
        passwords: [...passwords],
        online: live !== null && offline === null && !deleted,
        url: visitorAddress(path, sitesUrl()),
        live: live && withUrl(live),
        deploys: deploys.map(withUrl),
      };
    }),
  ];
}
