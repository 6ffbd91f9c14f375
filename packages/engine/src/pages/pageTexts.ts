import type { CodeHost } from '../ports/codeHost.ts';
import type { ProjectRow } from '../store/store.ts';
import { selectFiles } from '../site/content.ts';

/** A page or script among a project's files. */
export interface PageText {
  readonly path: string;
  /** Its path on the site. */
  readonly to: string;
  readonly source: string;
}

export const isPage = /\.(?:html?|m?js)$/u;
export const longestPage = 500_000;

/** The start page first, as in menus. */
export function startFirst<Page>(pages: readonly Page[], pathOf: (page: Page) => string): readonly Page[] {
  const isStart = (page: Page): number => Number(pathOf(page) === 'index.html');
  return pages.toSorted((one, two) => isStart(two) - isStart(one));
}

/** Pages and scripts among the files of a project that make up its site, saved or not. */
export async function pageTexts(
  code: Pick<CodeHost, 'files' | 'read'>,
  project: ProjectRow,
): Promise<readonly PageText[]> {
  const files = await code.files(project);
  const all = files.ok ? files.value : [];
  const small = new Set(all.filter(({ bytes }) => bytes <= longestPage).map(({ path }) => path));
  const found: PageText[] = [];
  for (const { from, to } of selectFiles(all.map(({ path }) => path))?.files ?? []) {
    if (!isPage.test(from) || !small.has(from)) continue;
    const content = await code.read(project, from);
    if (content.ok) found.push({ path: from, to, source: Buffer.from(content.value).toString() });
  }
  return startFirst(found, ({ to }) => to);
}
