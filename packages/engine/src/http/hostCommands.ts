import { handler, type Handler } from '../line/commands.ts';
import type { CodeHost } from '../ports/codeHost.ts';
import type { DeployView, SiteHost } from '../ports/siteHost.ts';
import { commands } from '../protocol/index.ts';
import type { Store } from '../store/store.ts';

/** What the commands about a person's code and site stand on. */
export interface HostCommandParts {
  readonly store: Pick<Store, 'projectOf'>;
  readonly code: CodeHost;
  readonly sites: SiteHost;
  /** Address of the second origin, without a slash at the end. */
  readonly sitesUrl: () => string;
}

/** The commands about a person's code and site, by name. Plans go through the line like any other. */
export function hostCommands({
  store,
  code,
  sites,
  sitesUrl,
}: HostCommandParts): readonly (readonly [string, Handler])[] {
  const withUrl = ({ path, ...deploy }: DeployView) => ({ ...deploy, url: `${sitesUrl()}${path}` });
  return [
    handler(commands.codeStatus, async (owner) => {
      const { branch, branches, unsaved, commits } = await code.status(await store.projectOf(owner));
      return { branch, branches: [...branches], unsaved: [...unsaved], commits: [...commits] };
    }),
    handler(commands.siteStatus, async (owner) => {
      const { path, live, deploys, variables, ...site } = await sites.status(await store.projectOf(owner));
      return {
        ...site,
        url: `${sitesUrl()}${path}`,
        live: live && withUrl(live),
        deploys: deploys.map(withUrl),
        variables: [...variables],
      };
    }),
  ];
}
