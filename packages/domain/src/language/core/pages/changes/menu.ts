import { inAttribute, insertAfter, insertBefore, inText, removal, type Edit } from '../edits.ts';
import { elementsOf, firstElement, saidBy, type PageElement } from '../page.ts';
import type { PageRequest, RequestOf } from '../requests.ts';
import {
  linkedFile,
  menuLabels,
  menuOf,
  pagesCalled,
  plainName,
  type MenuLink,
  type Site,
  type SitePage,
} from '../site.ts';
import {
  asking,
  brokenPage,
  editPages,
  isPage,
  pageFor,
  refusing,
  several,
  type Applied,
} from './applied.ts';

/** An entry of a menu: its link, or the item of a list around it. */
export function itemOf({ nodes }: SitePage, { element }: MenuLink): PageElement {
  const [parent] = elementsOf(nodes).find((found) => found.element === element)?.around ?? [];
  return parent?.tag === 'li' ? parent : element;
}

/** The address of a file from a page. */
const addressOf = (page: SitePage, file: string): string =>
  linkedFile(file) === undefined ? file : '../'.repeat(page.file.split('/').length - 1) + file;

/** A link for the menu of a page; pages that are open are marked. */
function linkFor(page: SitePage, file: string, label: string): string {
  const current = page.file === file ? ' aria-current="page"' : '';
  return `<a href="${inAttribute(addressOf(page, file))}"${current}>${inText(label)}</a>`;
}

/** Whether a link is for staff or for accounts, which stay at the end of a menu. */
const isLast = ({ element, href }: MenuLink): boolean =>
  Object.hasOwn(element.attributes, 'data-staff') || linkedFile(href) === 'account.html';

/** Adds a link to the menu of a page, which gets one if it has none. */
export function menuEdit(site: Site, page: SitePage, file: string, label: string): Edit | undefined {
  const links = menuOf(page);
  const [first] = links;
  if (!first) {
    const body = firstElement(page.nodes, 'body');
    const anchor = body?.children.find((node) => node.kind === 'element');
    if (!anchor || firstElement(page.nodes, 'nav')) return undefined;
    const others = site.pages.filter((one) => one.file !== file);
    const all = [
      ...others.map((one) => ({
        file: one.file,
        name: one.isHome ? 'Home' : one.label.replace(/^page /u, ''),
      })),
      { file, name: label },
    ];
    return insertBefore(page.source, anchor, [
      '<nav>',
      ...all.map((one) => `  ${linkFor(page, one.file, one.name)}`),
      '</nav>',
    ]);
  }
  const end = links.findIndex((_, at) => at > 0 && links.slice(at).every(isLast));
  const before = end === -1 ? undefined : links[end];
  const neighbour = before ?? links.at(-1) ?? first;
  const item = itemOf(page, neighbour);
  const link = linkFor(page, file, label);
  const line = item.tag === 'li' ? `<li>${link}</li>` : link;
  return before ? insertBefore(page.source, item, [line]) : insertAfter(page.source, item, [line]);
}

/** The label of a menu that a text begins with or is, and what follows it. */
function entryIn(site: Site, said: string): { readonly label: string; readonly rest: string } | undefined {
  const found = menuLabels(site)
    .toSorted((one, other) => other.length - one.length)
    .find(
      (label) =>
        said.toLowerCase() === label.toLowerCase() ||
        said.toLowerCase().startsWith(`${label.toLowerCase()} `),
    );
  return found === undefined ? undefined : { label: found, rest: said.slice(found.length).trim() };
}

/** The label that a founder means by a name: of an entry, or of the page it leads to. */
export function labelFor(site: Site, said: string): string | undefined {
  const plain = plainName(said);
  const exact = menuLabels(site).find((label) => plainName(label) === plain);
  if (exact !== undefined) return exact;
  const [page, ...others] = pagesCalled(site, said);
  if (!page || others.length > 0) return undefined;
  return site.pages.flatMap((one) => menuOf(one)).find(({ href }) => linkedFile(href) === page.file)?.label;
}

export function noEntry(site: Site, said: string, request: (entry: string) => PageRequest): Applied {
  const labels = menuLabels(site);
  return labels.length === 0
    ? refusing('The pages have no menu.')
    : asking(
        `The menu has no entry called “${said}”. It has ${several(labels)}.`,
        labels.map((label) => ({ label, request: request(label) })),
      );
}

/** The pages whose menu has an entry, each with its link. */
export function having(site: Site, label: string) {
  return site.pages.flatMap((page) => {
    const link = menuOf(page).find((one) => one.label === label);
    return link ? [{ page, link }] : [];
  });
}

export const menus = (count: number): string => (count === 1 ? 'the menu' : `the menu of ${count} pages`);

/** Changes the label of an entry of the menu. */
export function renameEntry(site: Site, request: RequestOf<'menu-rename'>): Applied {
  const whole = request.value === undefined ? entryIn(site, request.entry) : undefined;
  const entry = whole?.label ?? labelFor(site, request.entry);
  const value = request.value ?? whole?.rest ?? '';
  if (entry === undefined)
    return noEntry(site, request.entry, (one) => ({
      do: 'menu-rename',
      entry: one,
      value: value === '' ? request.entry : value,
    }));
  if (value === '') return refusing(`Say what to call the menu entry ${entry}.`);
  if (menuLabels(site).includes(value)) return refusing(`The menu already has an entry called ${value}.`);
  const entries = having(site, entry);
  const files = editPages(
    site,
    entries.map(({ page, link }) => ({ page, edits: [{ ...link.element.inner, text: inText(value) }] })),
  );
  if ('kind' in files) return files;
  return {
    kind: 'changed',
    files,
    title: `Rename the menu entry ${entry} to ${value}`,
    doneTitle: `Renamed the menu entry ${entry} to ${value}`,
    understood: `In ${menus(files.size)}, ${entry} is called ${value}. The page it leads to stays the same.`,
    words: [
      { said: entry, read: `the menu entry ${entry}` },
      { said: value, read: 'its new name' },
    ],
  };
}

/** Takes an entry off the menu; its page stays. */
export function removeEntry(site: Site, { entry: said }: RequestOf<'menu-remove'>): Applied {
  const entry = labelFor(site, said);
  if (entry === undefined) return noEntry(site, said, (one) => ({ do: 'menu-remove', entry: one }));
  const entries = having(site, entry);
  const files = editPages(
    site,
    entries.map(({ page, link }) => ({ page, edits: [removal(page.source, itemOf(page, link))] })),
  );
  if ('kind' in files) return files;
  return {
    kind: 'changed',
    files,
    title: `Take ${entry} off the menu`,
    doneTitle: `Took ${entry} off the menu`,
    understood: `${entry} is no longer in ${menus(files.size)}. The page itself stays at its address.`,
    words: [{ said, read: `the menu entry ${entry}` }],
  };
}

/** Adds an entry to the menus of pages. `leads` goes on after “The menu”; `said` are the words for it, read as `read`. */
export function enterMenus(
  site: Site,
  pages: readonly SitePage[],
  { href, label }: { readonly href: string; readonly label: string },
  { leads, said, read }: { readonly leads: string; readonly said: string; readonly read: string },
): Applied {
  const files = editPages(
    site,
    pages.flatMap((page) => {
      const edit = menuEdit(site, page, href, label);
      return edit ? [{ page, edits: [edit] }] : [];
    }),
  );
  if ('kind' in files) return files;
  return {
    kind: 'changed',
    files,
    title: `Add ${label} to the menu`,
    doneTitle: `Added ${label} to the menu`,
    understood: `${menus(files.size).replace(/^t/u, 'T')} ${leads}.`,
    words: [{ said, read }],
  };
}

/** Adds a page that exists to the menu. */
export function addEntry(site: Site, request: RequestOf<'menu-add'>): Applied {
  const target = pageFor(site, request);
  if (!isPage(target)) return target;
  const label = target.isHome ? 'Home' : target.label.replace(/^page /u, '');
  const missing = site.pages.filter(
    (page) => !menuOf(page).some(({ href }) => linkedFile(href) === target.file),
  );
  if (missing.length === 0) return refusing(`${label} is already in the menu.`);
  return enterMenus(
    site,
    missing,
    { href: target.file, label },
    {
      leads: `leads to the ${target.label}`,
      said: request.page,
      read: `the ${target.label}, ${target.path}`,
    },
  );
}

const places =
  /^(?:to the )?(?:(?<first>start|beginning|front|left|top|first place|first)|(?<last>end|last place|last|right|bottom))$/iu;
const beside = /^(?<side>before|in front of|after|behind) (?:the )?(?<other>.+)$/iu;

/** Moves an entry of the menu. */
export function moveEntry(site: Site, { entry: said, place }: RequestOf<'menu-move'>): Applied {
  const entry = labelFor(site, said);
  if (entry === undefined) return noEntry(site, said, (one) => ({ do: 'menu-move', entry: one, place }));
  const { first } = places.exec(place)?.groups ?? {};
  const { side, other: otherSaid } = beside.exec(place)?.groups ?? {};
  const other = otherSaid === undefined ? undefined : labelFor(site, otherSaid);
  if (otherSaid !== undefined && other === undefined)
    return noEntry(site, otherSaid, (one) => ({
      do: 'menu-move',
      entry: said,
      place: `${side ?? 'after'} ${one}`,
    }));
  const edits = having(site, entry).flatMap(({ page, link }) => {
    const links = menuOf(page).filter((one) => one !== link && one.label !== entry);
    const isBefore = side === undefined ? first !== undefined : /before|front/iu.test(side);
    const target =
      other === undefined ? (isBefore ? links[0] : links.at(-1)) : links.find(({ label }) => label === other);
    if (!target) return [];
    const all = menuOf(page).map(({ label }) => label);
    const [from, to] = [all.indexOf(entry), all.indexOf(target.label)];
    if (isBefore ? from === to - 1 : from === to + 1) return [];
    const item = itemOf(page, link);
    const markup = [page.source.slice(item.start, item.end)];
    const anchor = itemOf(page, target);
    return [
      {
        page,
        edits: [
          removal(page.source, item),
          isBefore ? insertBefore(page.source, anchor, markup) : insertAfter(page.source, anchor, markup),
        ],
      },
    ];
  });
  const where = place.replace(/^to the /u, '');
  if (edits.length === 0) return refusing(`${entry} is already there in the menu.`);
  const files = editPages(site, edits);
  if ('kind' in files) return files;
  return {
    kind: 'changed',
    files,
    title: `Move ${entry} in the menu: ${where}`,
    doneTitle: `Moved ${entry} in the menu: ${where}`,
    understood: `In ${menus(files.size)}, ${entry} is ${other === undefined ? `at the ${first === undefined ? 'end' : 'start'}` : `${side ?? 'after'} ${other}`}.`,
    words: [
      { said, read: `the menu entry ${entry}` },
      { said: where, read: 'its new place' },
    ],
  };
}

/** Edits of a page that no longer leads to a file: entries of the menu go, other links become text. */
export function unlinked(page: SitePage, file: string): readonly Edit[] {
  const entries = menuOf(page).filter(({ href }) => linkedFile(href) === file);
  const inMenu = entries.map((link) => removal(page.source, itemOf(page, link)));
  const inTexts = elementsOf(page.nodes).flatMap(({ element }) => {
    const { tag, attributes, inner, start, end } = element;
    const isLink = tag === 'a' && linkedFile(attributes['href']?.value ?? '#') === file;
    if (!isLink || entries.some((entry) => entry.element === element) || saidBy(element) === '') return [];
    return [{ start, end, text: page.source.slice(inner.start, inner.end) }];
  });
  return [...inMenu, ...inTexts];
}

/** Why the menus of pages cannot be changed. */
export function brokenMenu(site: Site): Applied | undefined {
  return site.pages.map((page) => brokenPage(page)).find(Boolean);
}
