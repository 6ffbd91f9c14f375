import type { CodeHost } from '../ports/codeHost.ts';
import type { OpenProjectDatabase } from '../ports/projectDatabase.ts';
import type { CodeFacts, ReadContext, SiteFacts } from '../ports/reader.ts';
import type { SiteHost } from '../ports/siteHost.ts';
import type { Clock } from '../ports/system.ts';
import type { ProjectRow } from '../store/store.ts';

export interface FactSources {
  readonly openProject: OpenProjectDatabase;
  readonly code: Pick<CodeHost, 'status' | 'files'>;
  readonly sites: Pick<SiteHost, 'status'>;
  readonly clock: Pick<Clock, 'now'>;
}

async function codeFacts(code: FactSources['code'], project: ProjectRow): Promise<CodeFacts> {
  const { branch, branches, unsaved, commits } = await code.status(project);
  const files = await code.files(project);
  return {
    current: branch,
    branches: branches.map(({ name }) => name),
    tags: [],
    unsaved: unsaved.map(({ path }) => path),
    files: files.ok ? files.value.map(({ path }) => path) : [],
    commits: commits.map(({ id, message, at }) => ({ id: id.slice(0, 12), message, at })),
  };
}

async function siteFacts(sites: FactSources['sites'], project: ProjectRow): Promise<SiteFacts> {
  const { live, deploys, variables } = await sites.status(project);
  return {
    live: live?.id ?? null,
    deploys: deploys.map(({ id, title, branch, publishedAt }) => ({ id, title, branch, publishedAt })),
    domains: [],
    variables,
    previews: deploys.flatMap(({ branch, publishedAt }) =>
      branch !== null && publishedAt === null ? [branch] : [],
    ),
    schedule: [],
    redirects: [],
  };
}

/** Collects what an instruction is read against: names and facts of a project's three services. */
export function readContexts(sources: FactSources): (project: ProjectRow) => Promise<ReadContext> {
  return async (project) => {
    const database = await sources.openProject(project.id);
    return {
      lexicon: await database.lexicon(),
      code: await codeFacts(sources.code, project),
      site: await siteFacts(sources.sites, project),
      today: sources.clock.now().toISOString().slice(0, 10),
      offset: '+00:00',
    };
  };
}
