import type { AppParts } from '@saywright/domain/app';
import { pagesWithColumns } from '@saywright/domain/core/table-pages';
import { changedPages, grownPages } from '@saywright/domain/risk';
import type { ChangePart } from '../operations/jointPlanning.ts';
import type { CodeHost } from '../ports/codeHost.ts';
import type { SiteHost } from '../ports/siteHost.ts';
import type { ProjectRow } from '../store/store.ts';
import type { StoredProof } from '../store/storedProof.ts';
import { pageTexts } from './pageTexts.ts';
import { renameInPage, type NameChange } from './renameInPage.ts';
import { sitePage } from './sitePages.ts';
import { siteSource } from './siteSource.ts';

/** What becomes of pages after a change of the database. */
interface ChangedPages {
  readonly parts: readonly ChangePart[];
  /** What happens to the pages, as a sentence. */
  readonly sentence: string;
  /** Whether everything that the change adds is on a page. */
  readonly isWhole: boolean;
}

/** The changes of files and site that follow from new names or columns; undefined where there are none. */
export type PagesAfterChange = (
  project: ProjectRow,
  proof: Pick<StoredProof, 'effects' | 'added'>,
) => Promise<ChangedPages | undefined>;

/** What pages load stays as it is. */
const noParts: AppParts = { script: '', styles: '', key: '' };

/** A page as a plan writes it. */
interface WrittenPage {
  readonly path: string;
  readonly content: string;
  readonly title: string;
}

interface PageHosts {
  readonly code: Pick<CodeHost, 'files' | 'read'>;
  readonly sites: Pick<SiteHost, 'status'>;
}

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

/** The pages with new names; undefined where some cannot be changed for certain, which is left to a person. */
async function renamedPages(
  code: PageHosts['code'],
  project: ProjectRow,
  changes: readonly NameChange[],
): Promise<readonly WrittenPage[] | undefined> {
  const written: WrittenPage[] = [];
  for (const { path, to, source } of await pageTexts(code, project)) {
    if (!namesOld(to, source, changes)) continue;
    const content = to.endsWith('.html') ? renameInPage(source, changes) : undefined;
    if (content === undefined || content.length > longest || namesOld(to, content, changes)) return undefined;
    written.push({ path, content, title: sitePage(to, source)?.title ?? path });
  }
  return written;
}

/** Writes pages, and publishes them where the site is live. */
function partsFor(written: readonly WrittenPage[], isLive: boolean): readonly ChangePart[] {
  return [
    {
      service: 'code-hosting',
      changes: [
        ...written.map(({ path, content }) => ({ do: 'write-file', path, content }) as const),
        { do: 'save', paths: written.map(({ path }) => path) },
      ],
    },
    ...(isLive ? [{ service: 'deployment', changes: [{ do: 'publish' }] } satisfies ChangePart] : []),
  ];
}

/** Plans new names and columns into the pages of a project, and publishes them where a site is live. */
export function pagesAfterChange({ code, sites }: PageHosts): PagesAfterChange {
  return async (project, { effects, added = [] }) => {
    const changes = renamesIn(effects);
    const isRename = changes.length > 0;
    if (!isRename && added.length === 0) return undefined;
    const source = isRename ? undefined : await siteSource(code, project, { parts: noParts, tables: [] });
    const grown = source && pagesWithColumns(source, added);
    const written = isRename
      ? await renamedPages(code, project, changes)
      : grown?.files.map((file) => ({
          ...file,
          title: sitePage(file.path, file.content)?.title ?? file.path,
        }));
    if (!written || written.length === 0 || written.some(({ content }) => content.length > longest))
      return undefined;
    const { live, offline } = await sites.status(project);
    const isLive = live !== null && offline === null;
    const titles = [...new Set(written.map(({ title }) => title))];
    return {
      sentence: isRename ? changedPages(titles, isLive) : grownPages(titles, isLive),
      isWhole: isRename || grown?.isWhole === true,
      parts: partsFor(written, isLive),
    };
  };
}
