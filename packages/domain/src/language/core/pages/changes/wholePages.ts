import { inText, lineEnd, paragraphsOf, removal, withEdits, type Edit } from '../edits.ts';
import { attributeOf, elementsOf, firstElement, saidBy } from '../page.ts';
import type { RequestOf } from '../requests.ts';
import { menuOf, pagesCalled, withFiles, type Site, type SitePage } from '../site.ts';
import {
  askingText,
  brokenPage,
  editPages,
  isPage,
  pageFor,
  refusing,
  shortened,
  type Applied,
} from './applied.ts';
import { brokenMenu, menuEdit, unlinked } from './menu.ts';

/** The file name of a page by its title. */
function fileFor(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');
  return `${plain}.html`;
}

const sharedTags = new Set(['header', 'nav', 'footer', 'script', 'noscript']);

/** A page with the head, the menu and the footer of another, and its own content as lines of markup. */
function copyOf({ source, nodes }: SitePage, name: string, content: readonly string[]): string | undefined {
  const body = firstElement(nodes, 'body');
  const main = firstElement(nodes, 'main');
  const end = lineEnd(source);
  const lines = [`<h1>${inText(name)}</h1>`, ...content];
  const edits: Edit[] = [];
  if (main) {
    const inner = source.slice(main.inner.start, main.inner.end);
    const indent = /^\r?\n([ \t]*)/u.exec(inner)?.[1] ?? '    ';
    const closing = /\r?\n([ \t]*)$/u.exec(inner)?.[1] ?? '    ';
    const text = `${lines.map((line) => end + indent + line).join('')}${end}${closing}`;
    edits.push({ ...main.inner, text });
  } else {
    const own = body?.children.filter((node) => node.kind === 'element' && !sharedTags.has(node.tag)) ?? [];
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return undefined;
    const indent = /[ \t]*$/u.exec(source.slice(0, first.start))?.[0] ?? '';
    edits.push({ start: first.start, end: last.end, text: lines.join(end + indent) });
  }
  const title = firstElement(nodes, 'title');
  const site = title && saidBy(title).split(' – ').at(-1);
  if (title) edits.push({ ...title.inner, text: inText(`${name} – ${site ?? ''}`) });
  for (const { element } of elementsOf(nodes)) {
    const named = attributeOf(element, 'name') ?? attributeOf(element, 'property') ?? '';
    const isOfPage =
      (element.tag === 'meta' && /^(?:description|og:(?:title|description|url))$/u.test(named)) ||
      (element.tag === 'link' && attributeOf(element, 'rel') === 'canonical');
    if (isOfPage) edits.push(removal(source, element));
  }
  const nav = firstElement(nodes, 'nav');
  for (const { element } of nav ? elementsOf(nav.children) : []) {
    const at = element.attributes['aria-current'];
    if (at) edits.push({ start: at.start - 1, end: at.end, text: '' });
  }
  return withEdits(source, edits);
}

/** The question what a new page should say. */
function askContent({ name }: RequestOf<'add-page'>): Applied {
  const isContact = /^contact\b/iu.test(name);
  return askingText(
    `What should the page ${name} say? Answer with its text, in as many lines as you like.`,
    { do: 'add-page', name },
    [
      ...(isContact ? [{ label: 'With a form for messages', request: { do: 'contact-form' } as const }] : []),
      { label: 'Without a text for now', request: { do: 'add-page', name, isEmpty: true } },
    ],
  );
}

/** Adds a page with the menu and the footer of the others, and a link to it in every menu. */
export function addPage(site: Site, request: RequestOf<'add-page'>): Applied {
  const { name, value, isEmpty = false } = request;
  const added = addPageOf(site, name, value === undefined ? [] : paragraphsOf(value));
  if (added.kind !== 'changed') return added;
  if (value === undefined && !isEmpty) return askContent(request);
  const text = value === undefined ? 'no text yet' : `the text “${shortened(value)}”`;
  return {
    ...added,
    understood: added.understood.replace('with its heading', () => `with its heading and ${text}`),
    words: [...added.words, ...(value === undefined ? [] : [{ said: shortened(value), read: 'its text' }])],
  };
}

/** Adds a page with some content as lines of markup; `file` is its name, by default made of its title. */
export function addPageOf(
  site: Site,
  name: string,
  content: readonly string[],
  file = fileFor(name),
): Applied {
  const { folder, paths, parse } = site.source;
  const path = `${folder}${file}`;
  const [known] = pagesCalled(site, name);
  if (known) return refusing(`There is already a page called ${name}: ${known.path}.`);
  if (file === '.html' || paths.includes(path)) return refusing(`There is already a file called ${path}.`);
  const broken = brokenMenu(site);
  if (broken) return broken;
  const model = site.pages.find((page) => menuOf(page).length > 0) ?? site.pages[0];
  const copy = model && copyOf(model, name, content);
  if (!model || copy === undefined)
    return refusing('No page yet has a menu and a footer that a new page could copy.');
  const grown = withFiles(site, new Map([[path, copy]]));
  const own = grown.pages.find((page) => page.path === path);
  if (!own || own.problem !== undefined) return refusing(`The new page can’t be made from ${model.path}.`);
  const linked = editPages(
    grown,
    grown.pages.flatMap((page) => {
      const edit = menuEdit(grown, page, file, name);
      return edit ? [{ page, edits: [edit] }] : [];
    }),
  );
  if ('kind' in linked) return linked;
  if (!parse(linked.get(path) ?? copy).ok) return refusing(`The new page can’t be made from ${model.path}.`);
  return {
    kind: 'changed',
    files: new Map([[path, copy], ...linked]),
    title: `Add the page ${name}`,
    doneTitle: `Added the page ${name}`,
    understood: `The page ${name} is new, with its heading. It has the menu and the footer of the other pages, and ${linked.size} menus lead to it.`,
    words: [{ said: name, read: `a new page, ${path}` }],
  };
}

/** Removes a page with everything that leads to it. */
export function removePage(site: Site, request: RequestOf<'remove-page'>): Applied {
  const page = pageFor(site, request);
  if (!isPage(page)) return page;
  if (page.isHome) return refusing('The home page stays: without it the site’s address would lead nowhere.');
  const others = site.pages.filter((other) => other !== page);
  const leading = others.flatMap((other) => {
    const edits = unlinked(other, page.file);
    return edits.length > 0 ? [{ page: other, edits }] : [];
  });
  const broken = others.map((other) => brokenPage(other)).find(Boolean);
  if (broken) return broken;
  const linked = editPages(site, leading);
  if ('kind' in linked) return linked;
  const names = site.source.files
    .filter(({ path, content }) => path.endsWith('.js') && content.includes(page.file))
    .map(({ path }) => path);
  const still =
    names.length > 0 ? ` ${names.join(' and ')} still ${names.length === 1 ? 'names' : 'name'} it.` : '';
  return {
    kind: 'changed',
    files: new Map<string, string | null>([...linked, [page.path, null]]),
    title: `Delete the ${page.label}`,
    doneTitle: `Deleted the ${page.label}`,
    understood: `${page.path} is deleted. ${linked.size === 0 ? 'No other page leads to it' : `The links to it on ${linked.size} ${linked.size === 1 ? 'page' : 'pages'} go too`}.${still}`,
    words: [{ said: request.page, read: `the ${page.label}, ${page.path}` }],
  };
}
