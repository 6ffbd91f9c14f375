import { appPage } from '../../../app/pages.ts';
import { attributeOf, elementsOf, firstElement, saidBy, type PageElement, type PageNode } from '../page.ts';
import { linkedFile, menuOf, type Site, type SitePage } from '../site.ts';

/** What the page says that a new project begins with. */
export const placeholder = 'This is the first page of the project.';

const begun = '<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8" />\n';
const plainTags: ReadonlySet<string> = new Set(['h1', 'p', 'nav', 'footer']);

const elementsAmong = (nodes: readonly PageNode[]): readonly PageElement[] =>
  nodes.flatMap((node) => (node.kind === 'element' ? [node] : []));

/** Whether an element of a head is one that every page of an app has. */
function isUsual(element: PageElement): boolean {
  const has = (name: string, value: string): boolean => attributeOf(element, name) === value;
  return (
    element.tag === 'title' ||
    (element.tag === 'meta' && (has('charset', 'utf-8') || has('name', 'viewport'))) ||
    (element.tag === 'link' && has('href', 'app.css')) ||
    (element.tag === 'script' && has('src', 'app.js'))
  );
}

/** What a page says in the way in which a new project begins: a heading and paragraphs; undefined for any other. */
function plainParts(page: SitePage, files: ReadonlySet<string>): readonly PageElement[] | undefined {
  const { nodes, source } = page;
  const own = elementsAmong(firstElement(nodes, 'body')?.children ?? []);
  const head = elementsAmong(firstElement(nodes, 'head')?.children ?? []);
  const isPlain =
    source.startsWith(begun) &&
    head.every(isUsual) &&
    own.every(({ tag }) => plainTags.has(tag)) &&
    own.filter(({ tag }) => tag === 'h1').length === 1 &&
    menuOf(page).every(({ href }) => files.has(linkedFile(href) ?? ''));
  return isPlain ? own : undefined;
}

const innerOf = ({ source }: SitePage, { inner: { start, end } }: PageElement): string =>
  source.slice(start, end);

/** The pages of a new project with the menu and the layout of apps; the placeholder goes, and other texts stay. */
export function laidOut({ pages }: Site): ReadonlyMap<string, string> {
  const [home] = pages;
  const title = home && firstElement(home.nodes, 'h1');
  const files = new Set(pages.map(({ file }) => file));
  const plain = pages.flatMap((page) => {
    const parts = plainParts(page, files);
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
      const texts = parts
        .filter((part) => part.tag === 'p' && saidBy(part) !== placeholder)
        .map(({ start, end }) => `    ${page.source.slice(start, end)}`);
      const heading = parts.find(({ tag }) => tag === 'h1') ?? title;
      const footer = parts.find(({ tag }) => tag === 'footer');
      const tab = elementsOf(page.nodes).find(({ element }) => element.tag === 'title')?.element;
      const made = appPage({ title: saidBy(title), entities: [] }, links, link, texts.join('\n'))
        .content.replace(/<h1>[^<]*<\/h1>/u, () => `<h1>${innerOf(page, heading)}</h1>`)
        .replace(/<title>[^<]*<\/title>/u, (usual) => (tab ? `<title>${innerOf(page, tab)}</title>` : usual))
        .replace('<footer>', () => `<footer>${footer ? innerOf(page, footer).trim() : ''}`);
      return [[page.path, made] as const];
    }),
  );
}
