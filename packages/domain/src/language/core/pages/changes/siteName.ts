import { inText, type Edit } from '../edits.ts';
import { elementsOf, firstElement, saidBy, type PageElement } from '../page.ts';
import type { RequestOf } from '../requests.ts';
import type { Site, SitePage } from '../site.ts';
import { brokenPage, editPages, refusing, type Applied } from './applied.ts';
import { newText } from './texts.ts';

/** The name at the top of a page, which leads to the home page. */
function nameElement({ nodes }: SitePage): PageElement | undefined {
  const header = firstElement(nodes, 'header');
  return elementsOf(header?.children ?? []).find(
    ({ element, around }) =>
      element.tag === 'a' && !around.some(({ tag }) => tag === 'nav') && saidBy(element) !== '',
  )?.element;
}

/** The part of a title that names the site: all of it, or what follows the name of the page. */
function titleEdit({ source, nodes }: SitePage, old: string, value: string): readonly Edit[] {
  const title = firstElement(nodes, 'title');
  if (!title) return [];
  const said = saidBy(title);
  if (said === old) return [{ ...title.inner, text: inText(value) }];
  const end = inText(old);
  const text = source.slice(title.inner.start, title.inner.end);
  const [before, after] = [text.trimEnd().slice(0, -end.length), text.trimEnd().slice(-end.length)];
  if (after !== end || !/ [–—|-] $/u.test(before)) return [];
  const start = title.inner.start + before.length;
  return [{ start, end: start + end.length, text: inText(value) }];
}

/** Changes the name of a site: at the top of every page and in the titles of the browser’s tabs. */
export function changeSiteName(site: Site, { value }: RequestOf<'site-name'>): Applied {
  const broken = site.pages.map((page) => brokenPage(page)).find(Boolean);
  if (broken) return broken;
  const [home] = site.pages;
  const title = home && firstElement(home.nodes, 'title');
  const named = site.pages.map((page) => nameElement(page)).find((element) => element !== undefined);
  const old = named ? saidBy(named) : title && saidBy(title);
  if (old === undefined || old === '')
    return refusing('No page shows a name of the site that I could change.');
  if (old === value) return refusing(`The site is already called ${value}.`);
  const edits = site.pages.flatMap((page) => {
    const element = nameElement(page);
    const atTop = element && saidBy(element) === old ? newText(page.source, element, value) : undefined;
    const heading = firstElement(page.nodes, 'h1');
    const opening = heading && saidBy(heading) === old ? newText(page.source, heading, value) : undefined;
    const all = [atTop, opening, ...titleEdit(page, old, value)].filter((edit) => edit !== undefined);
    return all.length > 0 ? [{ page, edits: all }] : [];
  });
  const files = editPages(site, edits);
  if ('kind' in files) return files;
  return {
    kind: 'changed',
    files,
    title: `Change the name of the site to “${value}”`,
    doneTitle: `Changed the name of the site to “${value}”`,
    understood: `At the top of ${files.size === 1 ? 'the page' : `${files.size} pages`} and in the browser’s tabs, the site is called “${value}” instead of “${old}”. Its address and the name of the project stay.`,
    words: [{ said: value, read: `the new name of “${old}”` }],
  };
}
