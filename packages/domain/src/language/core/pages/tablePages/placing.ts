import { appPage } from '../../../app/pages.ts';
import { insertAfter } from '../edits.ts';
import { firstElement, saidBy, type PageElement } from '../page.ts';
import { withFiles, type Site, type SitePage } from '../site.ts';
import { editPages, refusing, type Applied } from '../changes/applied.ts';
import { elementFiles, loading } from '../changes/appElements.ts';
import { sheetOf } from '../changes/look.ts';
import { lastOwn } from '../changes/texts.ts';

/** A site with the files that were written so far. */
export interface Growing {
  readonly site: Site;
  readonly files: ReadonlyMap<string, string>;
}

type Refused = Extract<Applied, { readonly kind: 'refusal' }>;

export function grownBy({ site, files }: Growing, changed: ReadonlyMap<string, string>): Growing {
  return { site: withFiles(site, changed), files: new Map([...files, ...changed]) };
}

/** What the page says that a new project begins with. */
export const placeholder = 'This is the first page of the project.';

const begun = '<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8" />\n';
const plainTags: ReadonlySet<string> = new Set(['h1', 'p', 'nav', 'footer']);

/** What a page says in the way in which a new project begins: a heading and paragraphs; undefined for any other. */
function plainParts({ nodes, source }: SitePage): readonly PageElement[] | undefined {
  const own = firstElement(nodes, 'body')?.children.flatMap((node) =>
    node.kind === 'element' ? [node] : [],
  );
  const isPlain = source.startsWith(begun) && own?.every(({ tag }) => plainTags.has(tag)) === true;
  return isPlain && own.filter(({ tag }) => tag === 'h1').length === 1 ? own : undefined;
}

/** The pages of a new project with the menu and the layout of apps; the placeholder goes, and other texts stay. */
function laidOut({ pages }: Site): ReadonlyMap<string, string> {
  const [home] = pages;
  const title = home && firstElement(home.nodes, 'h1');
  const plain = pages.flatMap((page) => {
    const parts = plainParts(page);
    return parts ? [{ page, parts }] : [];
  });
  if (!title || plain.length < pages.length) return new Map();
  const links = pages.map((page) => ({
    file: page.file,
    title: page.isHome ? 'Home' : page.label.replace(/^page /u, ''),
  }));
  return new Map(
    plain.flatMap(({ page, parts }) => {
      const link = links.find(({ file }) => file === page.file);
      if (!link) return [];
      const inner = ({ inner: { start, end } }: PageElement): string => page.source.slice(start, end);
      const texts = parts
        .filter((part) => part.tag === 'p' && saidBy(part) !== placeholder)
        .map(({ start, end }) => `    ${page.source.slice(start, end)}`);
      const heading = parts.find(({ tag }) => tag === 'h1') ?? title;
      const footer = parts.find(({ tag }) => tag === 'footer');
      const { content } = appPage({ title: saidBy(title), entities: [] }, links, link, texts.join('\n'));
      const made = content
        .replace(/<h1>[^<]*<\/h1>/u, () => `<h1>${inner(heading)}</h1>`)
        .replace('<footer>', () => `<footer>${footer ? inner(footer).trim() : ''}`);
      return [[page.path, made] as const];
    }),
  );
}

/** The site with the look and the elements of apps. */
export function prepared(site: Site): Growing {
  const started: Growing = { site, files: new Map() };
  const sheet = sheetOf(site);
  const look: ReadonlyMap<string, string> =
    'kind' in sheet ? new Map() : new Map([...sheet.linked, [sheet.path, sheet.content]]);
  const styled = grownBy(started, 'kind' in sheet || sheet.linked.size === 0 ? new Map() : look);
  const loaded = grownBy(styled, new Map(elementFiles(styled.site.source)));
  return grownBy(loaded, laidOut(loaded.site));
}

/** Markup at the end of what a page says, with the script that it needs. */
export function placedOn(growing: Growing, path: string, lines: readonly string[]): Growing | Refused {
  const page = growing.site.pages.find((one) => one.path === path);
  const anchor = page && lastOwn(page.nodes);
  const loaded = page && loading(page);
  if (!page || !anchor || !loaded) {
    const refused = refusing(`The ${page?.label ?? 'page'} has no content to put this below.`);
    return refused.kind === 'refusal' ? refused : { kind: 'refusal', reason: '' };
  }
  const edited = editPages(growing.site, [
    { page, edits: [...loaded, insertAfter(page.source, anchor, lines)] },
  ]);
  return 'kind' in edited ? edited : grownBy(growing, edited);
}
