import type { AppParts } from '../../app/pages.ts';
import { lineEnd } from './edits.ts';
import {
  attributeOf,
  elementsOf,
  firstElement,
  saidBy,
  type PageElement,
  type PageNode,
  type ParsePage,
} from './page.ts';

/** A text file of a project. */
export interface SiteTextFile {
  readonly path: string;
  readonly content: string;
}

/** A picture that was uploaded. */
export interface SitePicture {
  readonly name: string;
  /** Id of its content in the repository. */
  readonly blob: string;
}

/** The files of a site, with what reads and completes them. */
export interface SiteSource {
  /** Pages, styles and scripts of the folder that is published. */
  readonly files: readonly SiteTextFile[];
  /** All files of that folder. */
  readonly paths: readonly string[];
  /** Pictures that were uploaded and are in no file yet, the newest first. */
  readonly pictures?: readonly SitePicture[];
  /** Folder that is published, with a slash at its end; '' for the root folder. */
  readonly folder: string;
  readonly parse: ParsePage;
  /** Look and elements for a site that has none. */
  readonly parts: AppParts;
  /** The tables of the project, as far as a change of pages may add to them. */
  readonly tables: readonly string[];
}

/** A page that was parsed. */
export interface SitePage {
  readonly path: string;
  /** Within the folder. */
  readonly file: string;
  readonly source: string;
  readonly nodes: readonly PageNode[];
  /** Why it cannot be changed. */
  readonly problem?: string;
  readonly isHome: boolean;
  /** As a founder calls it: `home page`, `page Orders`. */
  readonly label: string;
  /** Other names, in lower case. */
  readonly names: readonly string[];
}

/** A link of the menu of a page. */
export interface MenuLink {
  readonly element: PageElement;
  readonly label: string;
  readonly href: string;
}

/** A site as it can be changed. */
export interface Site {
  readonly source: SiteSource;
  readonly pages: readonly SitePage[];
}

/** The file of the same site that a link on a page leads to; undefined for another address. */
export function linkedFile(href: string): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#|\?)/iu.test(href)) return undefined;
  const path = href.replace(/[?#].*$/u, '').replace(/^(?:\.?\/)+/u, '');
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}

/** The menu of a page: its first `nav`. */
export function menuOf({ nodes }: Pick<SitePage, 'nodes'>): readonly MenuLink[] {
  const nav = firstElement(nodes, 'nav');
  return nav
    ? elementsOf(nav.children)
        .filter(({ element }) => element.tag === 'a')
        .map(({ element }) => ({ element, label: saidBy(element), href: attributeOf(element, 'href') ?? '' }))
    : [];
}

/** What the entries of all menus say, each once. */
export function menuLabels({ pages }: Pick<Site, 'pages'>): readonly string[] {
  return [...new Set(pages.flatMap((page) => menuOf(page).map(({ label }) => label)))];
}

/** A name to compare: lower case, without article and `page`. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[“”"‘’'.]/gu, '')
    .replace(/^(?:(?:the|my|our|a|an|your|this)\s+)+/u, '')
    .replace(/^(?:page|public\/)\s*(?=\S)/u, '')
    .replace(/\s+pages?$/u, '')
    .replaceAll(/[\s_-]+/gu, ' ')
    .trim();
}

const homeNames = [
  'home',
  'homepage',
  'front',
  'first',
  'main',
  'start',
  'landing',
  'index',
  'start',
  'welcome',
];

function pageOf(
  file: SiteTextFile,
  folder: string,
  parse: ParsePage,
  labels: ReadonlyMap<string, string>,
): SitePage {
  const parsed = parse(file.content);
  const nodes = parsed.ok ? parsed.value : [];
  const name = file.path.slice(folder.length);
  const isHome = name === 'index.html';
  const heading = firstElement(nodes, 'h1');
  const said = labels.get(name) ?? (heading && saidBy(heading)) ?? name.replace(/\.html$/u, '');
  const names = [said, name, name.replace(/\.html$/u, ''), heading ? saidBy(heading) : ''].map(plainName);
  return {
    path: file.path,
    file: name,
    source: file.content,
    nodes,
    ...(!parsed.ok && { problem: parsed.error }),
    isHome,
    label: isHome ? 'home page' : `page ${said}`,
    names: [...new Set([...names, ...(isHome ? homeNames : [])])].filter(Boolean),
  };
}

/** Reads the pages of a site. */
export function siteOf(source: SiteSource): Site {
  const { files, folder, parse } = source;
  const html = files.filter(({ path }) => path.endsWith('.html'));
  const labels = new Map(
    html.flatMap(({ content }) => {
      const parsed = parse(content);
      const links = parsed.ok ? menuOf({ nodes: parsed.value }) : [];
      return links.map(({ href, label }) => [linkedFile(href) ?? '', label] as const);
    }),
  );
  const pages = html.map((file) => pageOf(file, folder, parse, labels));
  return {
    source,
    pages: pages.toSorted((one, other) => Number(other.isHome) - Number(one.isHome)),
  };
}

const loose = (name: string): string => name.replace(/(?<=\w{2})s$/u, '');

/** The pages that a name refers to; empty if there is none. */
export function pagesCalled({ pages }: Site, name: string): readonly SitePage[] {
  const plain = plainName(name);
  const same = pages.filter(({ names }) => names.includes(plain));
  // The heading of one page may be the menu's name of another.
  if (same.length > 1 && same.some(({ isHome }) => isHome) && homeNames.includes(plain))
    return same.filter(({ isHome }) => isHome);
  if (same.length > 0) return same;
  const near = pages.filter(({ names }) => names.some((one) => loose(one) === loose(plain)));
  // The about page may be called “About us”.
  return near.length > 0 ? near : pages.filter(({ names }) => names.includes(`${plain} us`));
}

/** A site with other files; null removes one. */
export function withFiles(site: Site, changed: ReadonlyMap<string, string | null>): Site {
  const { source } = site;
  const kept = source.files.filter(({ path }) => !changed.has(path));
  const written = [...changed].flatMap(([path, content]) => (content === null ? [] : [{ path, content }]));
  const paths = source.paths.filter((path) => !changed.has(path));
  return siteOf({
    ...source,
    files: [...kept, ...written],
    paths: [...paths, ...written.map(({ path }) => path)],
  });
}

/** Number of the line at a place. */
export function lineAt(source: string, at: number): number {
  return source.slice(0, at).split(lineEnd(source)).length;
}
