import type { AppParts } from '@saywright/domain/app';
import { siteAnswer, siteRequests, type SiteRequests } from '@saywright/domain/core/own-words';
import { siteSource } from '../pages/siteSource.ts';
import type { CodeHost } from '../ports/codeHost.ts';
import type { ReadContext } from '../ports/reader.ts';
import type { ProjectRow } from '../store/store.ts';

/** What a message in one's own words is about, on the site of a project. */
interface SiteMessage {
  readonly requests?: SiteRequests | undefined;
  /** What answers a question about the site. */
  readonly answer?: string | undefined;
}

/** Reads a message in one's own words about the site of a project. */
export type ReadSiteMessage = (project: ProjectRow, message: string) => Promise<SiteMessage>;

interface SiteMessageDependencies {
  readonly code: Pick<CodeHost, 'files' | 'read'>;
  /** Look and elements of apps. */
  readonly appFiles: () => Promise<Pick<AppParts, 'script' | 'styles'>>;
  readonly contextOf: (project: ProjectRow) => Promise<ReadContext>;
}

export function readSiteMessages({ code, appFiles, contextOf }: SiteMessageDependencies): ReadSiteMessage {
  return async (project, message) => {
    // Nothing is written yet, so no key is needed, which would open the project's API.
    const site = await siteSource(code, project, { parts: { ...(await appFiles()), key: '' }, tables: [] });
    if (!site) return {};
    const { lexicon } = await contextOf(project);
    return { requests: siteRequests(message, site, lexicon.tables), answer: siteAnswer(message, site) };
  };
}
