import type { SitePage } from '@saywright/domain/risk';
import type { PageUse } from '../access/pageUse.ts';
import type { CodeHost } from '../ports/codeHost.ts';
import type { SiteHost } from '../ports/siteHost.ts';
import type { ProjectRow } from '../store/store.ts';
import { isPage, longestPage, pageTexts, startFirst } from './pageTexts.ts';
import { elementsIn, textOf, usesOf } from './pageUses.ts';
import { parsePage } from './parsePage.ts';

/** Reads what the pages of a project ask of its database: those in its files, saved or not, and those that are live. */
export type ReadSitePages = (project: ProjectRow) => Promise<readonly SitePage[]>;

/** Requests that a script writes itself. */
const requests = [/\bask\(\s*['"`](\w+)/gu, /\.from\(\s*['"`](\w+)['"`]/gu, /\/rest\/v1\/(\w+)/gu];

function tablesOf({ kind, table, ...use }: PageUse): readonly (readonly [string, readonly string[]])[] {
  if (kind === 'list' && 'columns' in use)
    return [[table, use.columns], ...use.joined.map((other) => [other.table, [other.column]] as const)];
  if (!('fields' in use)) return [[table, []]];
  return [
    [table, use.fields.map(({ name }) => name)],
    ...use.fields.flatMap(({ options }) => (options ? [[options.table, [options.column]] as const] : [])),
  ];
}

/** The name of a page in its own menu, otherwise in its title, otherwise its path. */
function titleOf(path: string, source: string): string {
  const parsed = path.endsWith('.html') ? parsePage(source) : undefined;
  if (!parsed?.ok) return path;
  const elements = elementsIn(parsed.value);
  const named =
    elements.find(({ tag, attributes }) => tag === 'a' && attributes['aria-current'] !== undefined) ??
    elements.find(({ tag }) => tag === 'title');
  const title = named ? textOf(named.children).trim() : '';
  return title === '' ? path : title;
}

/** What a page or script asks of the database; undefined where it asks nothing. */
export function sitePage(path: string, source: string): SitePage | undefined {
  const tables = new Map<string, Set<string>>();
  const note = (table: string, columns: readonly string[]): void => {
    tables.set(table, new Set([...(tables.get(table) ?? []), ...columns]));
  };
  for (const use of usesOf(path, source).uses)
    for (const [table, columns] of tablesOf(use)) note(table, columns);
  for (const request of requests) for (const [, table = ''] of source.matchAll(request)) note(table, []);
  if (tables.size === 0) return undefined;
  return {
    title: titleOf(path, source),
    tables: Object.fromEntries([...tables].map(([table, columns]) => [table, [...columns]])),
  };
}

/** Reads the pages of projects from their files and from what visitors get. */
export function sitePages(
  code: Pick<CodeHost, 'files' | 'read'>,
  sites: Pick<SiteHost, 'liveFiles'>,
): ReadSitePages {
  return async (project) => {
    const texts = (await pageTexts(code, project)).map(({ to: path, source }) => ({ path, source }));
    for (const { path, bytes } of await sites.liveFiles(project))
      if (isPage.test(path) && bytes.length <= longestPage)
        texts.push({ path, source: Buffer.from(bytes).toString() });
    return startFirst(texts, ({ path }) => path).flatMap(({ path, source }) => sitePage(path, source) ?? []);
  };
}
