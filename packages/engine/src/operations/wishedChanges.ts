import type { AppParts } from '@saywright/domain/app';
import { siteAnswer, siteWishes, type SiteWishes } from '@saywright/domain/core/site-wishes';
import { siteSource } from '../pages/siteSource.ts';
import type { CodeHost } from '../ports/codeHost.ts';
import type { ReadContext } from '../ports/reader.ts';
import type { ProjectRow } from '../store/store.ts';

/** What a message in one's own words is about, on the site of a project. */
interface Wished {
  readonly wishes?: SiteWishes | undefined;
  /** What answers a question about the site. */
  readonly answer?: string | undefined;
}

/** Reads a message in one's own words about the site of a project. */
export type WishedChanges = (project: ProjectRow, message: string) => Promise<Wished>;

interface WishedChangesDependencies {
  readonly code: Pick<CodeHost, 'files' | 'read'>;
  /** Look and elements of apps. */
  readonly appFiles: () => Promise<Pick<AppParts, 'script' | 'styles'>>;
  readonly contextOf: (project: ProjectRow) => Promise<ReadContext>;
}

export function wishedChanges({ code, appFiles, contextOf }: WishedChangesDependencies): WishedChanges {
  return async (project, message) => {
    // Nothing is written yet, so no key is needed, which would open the project's API.
    const site = await siteSource(code, project, { parts: { ...(await appFiles()), key: '' }, tables: [] });
    if (!site) return {};
    const { lexicon } = await contextOf(project);
    return { wishes: siteWishes(message, site, lexicon.tables), answer: siteAnswer(message, site) };
  };
}
