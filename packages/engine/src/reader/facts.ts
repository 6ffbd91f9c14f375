import type { HostContext } from '@saywright/domain/core';
import type { CodeHost } from '../ports/codeHost.ts';
import type { OpenProjectDatabase } from '../ports/projectDatabase.ts';
import type { CodeFacts, ReadContext, SiteFacts } from '../ports/reader.ts';
import type { SiteHost } from '../ports/siteHost.ts';
import type { Clock } from '../ports/system.ts';
import type { ProjectRow } from '../store/store.ts';

export interface FactSources {
  readonly openProject: OpenProjectDatabase;
  readonly code: Pick<CodeHost, 'status' | 'files' | 'tags' | 'asides'>;
  readonly sites: Pick<SiteHost, 'status'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** What words about the files and the site can refer to. */
async function hostContext(
  { code, sites }: FactSources,
  project: ProjectRow,
  today: string,
): Promise<HostContext> {
  const [status, files, tags, asides, site] = await Promise.all([
    code.status(project),
    code.files(project),
    code.tags(project),
    code.asides(project),
    sites.status(project),
  ]);
  const deploys = site.deploys.map((deploy) => ({ ...deploy, branch: deploy.branch ?? '' }));
  const next = site.schedule[0];
  return {
    today,
    code: {
      branch: status.branch,
      branches: status.branches.map(({ name }) => name),
      tags: tags.map(({ name }) => name),
      files: files.ok ? files.value.map(({ path }) => path) : [],
      unsaved: status.unsaved,
      commits: status.commits,
      hasSetAside: asides.length > 0,
    },
    site: {
      live: site.live,
      deploys,
      previews: deploys.flatMap(({ branch, publishedAt }) =>
        branch !== '' && publishedAt === null ? [{ branch }] : [],
      ),
      domains: site.domains.map(({ name, isMain }) => ({ domain: name, isMain })),
      variables: site.variables,
      redirects: site.redirects,
      schedule: next ? { at: next.at } : null,
      online: site.live !== null && site.offline === null,
      passwords: { live: site.passwords.includes('live'), previews: site.passwords.includes('previews') },
    },
  };
}

function codeFacts({ code }: HostContext): CodeFacts {
  const { branch, branches, tags, unsaved, files, commits } = code;
  return {
    current: branch,
    branches,
    tags,
    unsaved: unsaved.map(({ path }) => path),
    files,
    commits: commits.map(({ id, message, at }) => ({ id: id.slice(0, 12), message, at })),
  };
}

function siteFacts({ site }: HostContext): SiteFacts {
  return {
    live: site.live?.id ?? null,
    deploys: site.deploys.map(({ id, title, branch, publishedAt }) => ({
      id,
      title,
      branch: branch === '' ? null : branch,
      publishedAt,
    })),
    domains: site.domains.map(({ domain }) => domain),
    variables: site.variables,
    previews: site.previews.map(({ branch }) => branch),
    schedule: site.schedule ? [{ at: site.schedule.at, what: 'scheduled' }] : [],
    redirects: site.redirects,
  };
}

/** The facts that a language model gets, from what the rules read against. */
export function readFacts(hosts: HostContext): { readonly code: CodeFacts; readonly site: SiteFacts } {
  return { code: codeFacts(hosts), site: siteFacts(hosts) };
}

/** Collects what an instruction is read against: names and facts of a project's three services. */
export function readContexts(sources: FactSources): (project: ProjectRow) => Promise<ReadContext> {
  return async (project) => {
    const database = await sources.openProject(project.id);
    const today = sources.clock.now().toISOString().slice(0, 10);
    const hosts = await hostContext(sources, project, today);
    return {
      lexicon: await database.lexicon(),
      hosts,
      ...readFacts(hosts),
      today,
      offset: '+00:00',
    };
  };
}
