import { changedPages } from '@saywright/domain/risk';
import type { ChangePart } from '../operations/jointPlanning.ts';
import type { CodeHost } from '../ports/codeHost.ts';
import type { SiteHost } from '../ports/siteHost.ts';
import type { ProjectRow } from '../store/store.ts';
import type { StoredProof } from '../store/storedProof.ts';
import { pageTexts } from './pageTexts.ts';
import { renameInPage, type NameChange } from './renameInPage.ts';
import { sitePage } from './sitePages.ts';

/** What keeps pages working after a rename in the database. */
interface ChangedPages {
  readonly parts: readonly ChangePart[];
  /** What happens to the pages, as a sentence. */
  readonly sentence: string;
}

/** The changes of files and site that a rename in the database needs; undefined where there are none. */
export type PagesAfterRename = (
  project: ProjectRow,
  effects: StoredProof['effects'],
) => Promise<ChangedPages | undefined>;

/** Pages longer than this are not written by a plan. */
const longest = 100_000;

function renamesIn({ tablesRenamed, columnsRenamed }: StoredProof['effects']): readonly NameChange[] {
  return [
    ...tablesRenamed.map(({ from, to }) => ({ table: from, to })),
    ...columnsRenamed.map(({ from, to }) => {
      const [table = '', column = ''] = from.split('.');
      return { table, column, to };
    }),
  ];
}

/** Whether a page or script names something by a name that it no longer has. */
function namesOld(path: string, source: string, changes: readonly NameChange[]): boolean {
  const tables = sitePage(path, source)?.tables ?? {};
  return changes.some(({ table, column }) =>
    column === undefined ? Object.hasOwn(tables, table) : tables[table]?.includes(column) === true,
  );
}

/** Plans the new names into the pages of a project, and publishes them where a site is live. */
export function pagesAfterRename(
  code: Pick<CodeHost, 'files' | 'read'>,
  sites: Pick<SiteHost, 'status'>,
): PagesAfterRename {
  return async (project, effects) => {
    const changes = renamesIn(effects);
    if (changes.length === 0) return undefined;
    const written: { path: string; content: string }[] = [];
    const titles: string[] = [];
    for (const { path, to, source } of await pageTexts(code, project)) {
      if (!namesOld(to, source, changes)) continue;
      const content = to.endsWith('.html') ? renameInPage(source, changes) : undefined;
      // What cannot be changed for certain is left to a person.
      if (content === undefined || content.length > longest || namesOld(to, content, changes))
        return undefined;
      written.push({ path, content });
      titles.push(sitePage(to, source)?.title ?? path);
    }
    if (written.length === 0) return undefined;
    const { live, offline } = await sites.status(project);
    const isLive = live !== null && offline === null;
    return {
      sentence: changedPages([...new Set(titles)], isLive),
      parts: [
        {
          service: 'code-hosting',
          changes: [
            ...written.map(({ path, content }) => ({ do: 'write-file', path, content }) as const),
            { do: 'save', paths: written.map(({ path }) => path) },
          ],
        },
        ...(isLive ? [{ service: 'deployment', changes: [{ do: 'publish' }] } satisfies ChangePart] : []),
      ],
    };
  };
}
