import type { SiteSource } from '@saywright/domain/core/pages';
import type { CodeHost } from '../ports/codeHost.ts';
import { selectFiles } from '../site/content.ts';
import type { ProjectRow } from '../store/store.ts';
import { parsePage } from './parsePage.ts';

const read = /\.(?:html|css|js)$/u;
const longestFile = 500_000;

/** The site in a project's files, saved or not. */
export async function siteSource(
  code: Pick<CodeHost, 'files' | 'read'>,
  project: ProjectRow,
  { parts, tables, pictures = [] }: Pick<SiteSource, 'parts' | 'tables' | 'pictures'>,
): Promise<SiteSource | undefined> {
  const files = await code.files(project);
  if (!files.ok) return undefined;
  const selected = selectFiles(files.value.map(({ path }) => path));
  const folder = selected?.folder ?? 'public';
  const shown = new Set(selected?.files.map(({ from }) => from));
  const all = files.value.filter(({ path }) => shown.has(path));
  const texts = all.filter(({ path, bytes }) => read.test(path) && bytes <= longestFile);
  const contents = await Promise.all(
    texts.map(async ({ path }) => {
      const bytes = await code.read(project, path);
      return bytes.ok ? [{ path, content: Buffer.from(bytes.value).toString() }] : [];
    }),
  );
  return {
    files: contents.flat(),
    paths: all.map(({ path }) => path),
    folder: folder === '' ? '' : `${folder}/`,
    parse: parsePage,
    parts,
    tables,
    pictures,
  };
}
