import { inAttribute, removal, type Edit } from '../edits.ts';
import { firstElement, saidBy, type PageElement } from '../page.ts';
import type { RequestOf } from '../requests.ts';
import { withFiles, type Site, type SitePage } from '../site.ts';
import {
  asking,
  brokenPage,
  editPages,
  isPage,
  pageFor,
  pageWord,
  refusing,
  type Applied,
} from './applied.ts';
import { sheetOf } from './look.ts';
import { elementsSaying, wordFor } from './texts.ts';

interface FoundOn {
  readonly page: SitePage;
  readonly element: PageElement;
}

/** The one element that a request is about, or the question which one it is. */
function elementOf(
  site: Site,
  request: (RequestOf<'size'> | RequestOf<'remove-text'>) & { readonly old: string },
): FoundOn | Applied {
  const { old } = request;
  const page = request.page === undefined ? undefined : pageFor(site, request);
  if (page && !isPage(page)) return page;
  const broken = page && brokenPage(page);
  if (broken) return broken;
  const said = (page ? [page] : site.pages).flatMap((one) =>
    elementsSaying(one, old).map(({ element, around }) => ({ page: one, element, around })),
  );
  const own = said.filter(({ around }) => !around.some(({ tag }) => tag === 'header'));
  const all = own.length > 0 ? own : said;
  const [first] = all;
  if (!first) return refusing(`${page ? `The ${page.label} does not say` : 'No page says'} “${old}”.`);
  if (all.length === 1) return first;
  const pages = [...new Set(all.map((one) => one.page))];
  return pages.length > 1
    ? asking(
        `“${old}” is on ${pages.length} pages.`,
        pages.map((one) => ({ label: `On the ${one.label}`, request: { ...request, page: pageWord(one) } })),
      )
    : refusing(
        `The ${first.page.label} says “${old}” in ${all.length} places, and I can’t tell which one is meant yet.`,
      );
}

/** Sizes from the smallest to the largest; the usual one has no class. */
const sizes = ['smaller', '', 'larger', 'largest'] as const;
const usual = 1;

const removable = new Set(
  'h1 h2 h3 h4 h5 h6 p li a small strong em b i span figcaption blockquote'.split(' '),
);

const rules = `
/* Sizes of single elements. */
.smaller { zoom: 0.85; }
.larger { zoom: 1.3; }
.largest { zoom: 1.7; }
`;

function classesOf({ attributes }: PageElement): readonly string[] {
  return (attributes['class']?.value ?? '').split(/\s+/u).filter(Boolean);
}

/** The attribute `class` of an element replaced; nothing of it stays where there is no class left. */
function withClasses({ start, tag, attributes }: PageElement, classes: readonly string[]): Edit {
  const value = inAttribute(classes.join(' '));
  const text = value === '' ? '' : ` class="${value}"`;
  const before = attributes['class'];
  if (before) return { start: before.start - 1, end: before.end, text };
  const tagEnd = start + tag.length + 1;
  return { start: tagEnd, end: tagEnd, text };
}

/** A request about an element by what it says: by default the heading of a page. */
function withHeading(
  site: Site,
  request: RequestOf<'size'>,
): (RequestOf<'size'> & { readonly old: string }) | Applied {
  const { old } = request;
  if (old !== undefined) return { ...request, old };
  const page = pageFor(site, request);
  if (!isPage(page)) return page;
  const heading = firstElement(page.nodes, 'h1');
  return heading
    ? { ...request, old: saidBy(heading), page: pageWord(page) }
    : refusing(`The ${page.label} has no heading.`);
}

/** Makes an element of a page larger or smaller. */
export function changeSize(site: Site, said: RequestOf<'size'>): Applied {
  const named = withHeading(site, said);
  if ('kind' in named) return named;
  const request = named;
  const sheet = sheetOf(site);
  if ('kind' in sheet) return sheet;
  const linked = withFiles(site, sheet.linked);
  const at = elementOf(linked, request);
  if ('kind' in at) return at;
  const { page, element } = at;
  const { old, value } = request;
  const word = wordFor(element.tag);
  const classes = classesOf(element);
  const place = sizes.findIndex((size) => classes.includes(size));
  const next = sizes[(place === -1 ? usual : place) + (value === 'larger' ? 1 : -1)];
  if (next === undefined)
    return refusing(`The ${word} “${old}” is as ${value === 'larger' ? 'large' : 'small'} as I make it.`);
  const others = classes.filter((one) => !sizes.some((size) => size === one));
  const files = editPages(linked, [
    { page, edits: [withClasses(element, next === '' ? others : [...others, next])] },
  ]);
  if ('kind' in files) return files;
  const styles = sheet.content.includes('.largest {')
    ? sheet.content
    : `${sheet.content.trimEnd()}\n${rules}`;
  const isNew = sheet.linked.size > 0;
  return {
    kind: 'changed',
    files: new Map([
      ...sheet.linked,
      ...files,
      ...(isNew || styles !== sheet.content ? [[sheet.path, styles] as const] : []),
    ]),
    title: `Make “${old}” on the ${page.label} ${value}`,
    doneTitle: `Made “${old}” on the ${page.label} ${value}`,
    understood: `The ${word} “${old}” on the ${page.label} becomes ${value}.${isNew ? ` The pages get the look of ${sheet.path} for it, which is new.` : ''}`,
    words: [{ said: old, read: `the ${word} in ${page.path}` }],
  };
}

/** Removes an element of a page. */
export function removeText(site: Site, request: RequestOf<'remove-text'>): Applied {
  const at = elementOf(site, request);
  if ('kind' in at) return at;
  const { page, element } = at;
  const { old } = request;
  const word = wordFor(element.tag);
  if (!removable.has(element.tag))
    return refusing(`The ${word} “${old}” is part of what the ${page.label} does, so it stays.`);
  const files = editPages(site, [{ page, edits: [removal(page.source, element)] }]);
  if ('kind' in files) return files;
  return {
    kind: 'changed',
    files,
    title: `Remove “${old}” from the ${page.label}`,
    doneTitle: `Removed “${old}” from the ${page.label}`,
    understood: `The ${word} “${old}” is no longer on the ${page.label}.`,
    words: [{ said: old, read: `the ${word} in ${page.path}` }],
  };
}
