import { inAttribute, insertAfter, inText, lineEnd, type Edit } from '../edits.ts';
import { attributeOf, elementsOf, type PageElement } from '../page.ts';
import type { PageRequest, RequestOf } from '../requests.ts';
import { plainName, type Site, type SitePage } from '../site.ts';
import {
  asking,
  brokenPage,
  editPages,
  isPage,
  pageFor,
  pageWord,
  refusing,
  several,
  type Applied,
} from './applied.ts';
import { lastOwn } from './ownPart.ts';

export interface List {
  readonly page: SitePage;
  readonly element: PageElement;
}

export const bare = (name: string): string =>
  plainName(name)
    .replace(/(?:ies|y)$/u, 'y')
    .replace(/s$/u, '');

/** The lists of some things, apart from those for staff. */
export function listsOf(site: Site, things: string): readonly List[] {
  return site.pages.flatMap((page) =>
    elementsOf(page.nodes).flatMap(({ element }) => {
      const isList = element.tag === 'app-list' && attributeOf(element, 'staff') === undefined;
      const from = attributeOf(element, 'from') ?? '';
      return isList && bare(from) === bare(things) ? [{ page, element }] : [];
    }),
  );
}

export interface ListField {
  readonly name: string;
  readonly as: string | undefined;
}

/** The fields that a list shows. */
export function fieldsOf({ element }: List): readonly ListField[] {
  return elementsOf(element.children).flatMap(({ element: part }) => {
    const name = attributeOf(part, 'data-field') ?? attributeOf(part, 'data-toggle');
    return name === undefined || name.includes('.') ? [] : [{ name, as: attributeOf(part, 'data-as') }];
  });
}

const descending = /,? (?:descending|highest first|newest first|latest first)$/u;
const ascending = /,? (?:ascending|lowest first|oldest first)$/u;

/** The order that words ask for; undefined where the list has no such field. */
function orderFor(list: List, by: string): string | undefined {
  if (/^(?:newest|latest|most recent)$/u.test(by)) return 'created_at.desc';
  if (by === 'oldest') return 'created_at.asc';
  const fields = fieldsOf(list);
  const price = fields.find(({ as }) => as === 'money')?.name;
  if (/^(?:cheapest|most expensive|dearest)$/u.test(by))
    return price === undefined ? undefined : `${price}.${by === 'cheapest' ? 'asc' : 'desc'}`;
  const plain = by.replace(descending, '').replace(ascending, '').replaceAll(' ', '_');
  const way = descending.test(by) ? 'desc' : 'asc';
  if (/^(?:newest|date_added|age|creation|created)$/u.test(plain)) return `created_at.${way}`;
  const field = fields.find(({ name }) => name === plain || name.replace(/_at$/u, '') === plain);
  return field && `${field.name}.${way}`;
}

/** An edit that gives an element an attribute. */
export function attributeEdit(element: PageElement, name: string, value: string): Edit {
  const at = element.attributes[name];
  const text = `${name}="${inAttribute(value)}"`;
  if (at) return { start: at.start, end: at.end, text };
  const after = element.start + 1 + element.tag.length;
  return { start: after, end: after, text: ` ${text}` };
}

const orderWords = (order: string): string => {
  const [field = '', way] = order.split('.');
  if (field === 'created_at') return way === 'desc' ? 'the newest first' : 'the oldest first';
  return `by ${field.replaceAll('_', ' ')}, the ${way === 'desc' ? 'highest' : 'lowest'} first`;
};

function noField(list: List, things: string, by: string, request: (by: string) => PageRequest): Applied {
  const fields = fieldsOf(list).map(({ name }) => name.replaceAll('_', ' '));
  return asking(
    `The list of ${things} doesn’t show what “${by}” is. It shows ${several(fields)}.`,
    ['newest', ...fields].slice(0, 5).map((one) => ({ request: request(one) })),
  );
}

/** Changes the order of a list. */
export function sortList(site: Site, request: RequestOf<'sort'>): Applied {
  const { things, by, page: said } = request;
  const lists = listsOf(site, things);
  const [first] = lists;
  if (!first) return { kind: 'elsewhere' };
  if (said === undefined) {
    const asked = asking(
      `Shall the list on the site be sorted, or do you want to see the ${things} here?`,
      [...new Set(lists.map(({ page }) => page))].map((page) => ({
        label: `Sort the list on the ${page.label}`,
        request: { do: 'sort', things, by, page: pageWord(page) },
      })),
    );
    if (asked.kind !== 'question') return asked;
    const show = `Show all ${things}`;
    return {
      ...asked,
      choices: [...asked.choices.slice(0, 4), { label: `${show} here`, instruction: show }],
    };
  }
  const isEverywhere = /^(?:pages?|site)$/iu.test(said);
  const page = isEverywhere ? undefined : pageFor(site, request);
  if (page && !isPage(page)) return page;
  const meant = lists.filter((list) => page === undefined || list.page === page);
  const [list] = meant;
  if (!list) return refusing(`The ${page?.label ?? 'site'} shows no ${things}.`);
  return reordered(site, meant, { things, by, words: said }, (one) => ({ ...request, by: one }));
}

function reordered(
  site: Site,
  lists: readonly List[],
  { things, by, count, words }: { things: string; by: string; count?: number | undefined; words: string },
  request: (by: string) => PageRequest,
): Applied {
  const [list] = lists;
  if (!list) return refusing(`No page shows ${things}.`);
  const order = orderFor(list, by);
  if (order === undefined) return noField(list, things, by, request);
  const broken = lists.map(({ page }) => brokenPage(page)).find(Boolean);
  if (broken) return broken;
  const edits = [...new Set(lists.map(({ page }) => page))].map((page) => ({
    page,
    edits: lists
      .filter((one) => one.page === page)
      .flatMap(({ element }) => [
        ...(attributeOf(element, 'order') === order ? [] : [attributeEdit(element, 'order', order)]),
        ...(count === undefined || attributeOf(element, 'limit') === String(count)
          ? []
          : [attributeEdit(element, 'limit', String(count))]),
      ]),
  }));
  if (edits.every((one) => one.edits.length === 0))
    return refusing(`The list of ${things} already shows ${orderWords(order)}.`);
  const files = editPages(site, edits);
  if ('kind' in files) return files;
  const what = count === undefined ? things : `${count} ${things}`;
  const where = lists.length === 1 ? `the ${list.page.label}` : `${files.size} pages`;
  return {
    kind: 'changed',
    files,
    title: `Show ${what} on ${where} ${orderWords(order)}`,
    doneTitle: `Showed ${what} on ${where} ${orderWords(order)}`,
    understood: `The list of ${things} on ${where} shows ${orderWords(order)}${count === undefined ? '' : `, at most ${count}`}.`,
    words: [
      { said: things, read: `the list of ${things} on ${where}` },
      { said: by, read: orderWords(order) },
      { said: words, read: list.page.path },
    ],
  };
}

/** Whether the script of a site can stop a list at a number of rows. */
export function canLimit({ source: { files } }: Site): boolean {
  return files.some(({ path, content }) => path.endsWith('.js') && content.includes("getAttribute('limit')"));
}

/** Shows the newest or the cheapest of some things on a page: in its own list, or in a copy of another page's. */
export function showNewest(site: Site, request: RequestOf<'newest'>): Applied {
  const { things, by, count } = request;
  const page = pageFor(site, request);
  if (!isPage(page)) return page;
  const broken = brokenPage(page);
  if (broken) return broken;
  const lists = listsOf(site, things);
  const [model] = lists;
  if (!model)
    return refusing(`No page shows ${things}, so there is no list that the ${page.label} could show too.`);
  if (count !== undefined && !canLimit(site))
    return asking(`The script of this site shows all rows of a list, so it can’t stop at ${count}.`, [
      { request: { ...request, count: undefined } },
    ]);
  const own = lists.filter((list) => list.page === page);
  if (own.length > 0)
    return reordered(site, own, { things, by, count, words: request.page }, (one) => ({
      do: 'sort',
      things,
      by: one,
      page: pageWord(page),
    }));
  const order = orderFor(model, by);
  if (order === undefined)
    return noField(model, things, by, (one) => ({ do: 'sort', things, by: one, page: pageWord(model.page) }));
  const anchor = lastOwn(page.nodes);
  if (!anchor) return refusing(`The ${page.label} has no content to put this below.`);
  const heading = `${by.charAt(0).toUpperCase()}${by.slice(1)} ${things}`;
  const copy = copiedList(model, order, count);
  const files = editPages(site, [
    {
      page,
      edits: [
        insertAfter(page.source, anchor, [
          '<section>',
          `  <h2>${inText(heading)}</h2>`,
          ...copy.map((line) => `  ${line}`),
          '</section>',
        ]),
      ],
    },
  ]);
  if ('kind' in files) return files;
  const isMine = attributeOf(model.element, 'mine') !== undefined;
  return {
    kind: 'changed',
    files,
    title: `Show the ${count === undefined ? '' : `${count} `}${by} ${things} on the ${page.label}`,
    doneTitle: `Showed the ${count === undefined ? '' : `${count} `}${by} ${things} on the ${page.label}`,
    understood: `The ${page.label} gets the list of ${things} from the ${model.page.label} at its end, ${orderWords(order)}.${isMine ? ' People see only their own there, as on that page.' : ''}`,
    words: [
      { said: `${by} ${things}`, read: `the list of ${things}, ${orderWords(order)}` },
      { said: request.page, read: page.path },
    ],
  };
}

/** The lines of a list with another order, without the indentation of its place. */
function copiedList({ page, element }: List, order: string, count: number | undefined): readonly string[] {
  const { start, end } = element;
  const edits = [
    attributeEdit(element, 'order', order),
    ...(count === undefined ? [] : [attributeEdit(element, 'limit', String(count))]),
  ].map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  let markup = page.source.slice(start, end);
  for (const edit of edits.toSorted((one, other) => other.start - one.start))
    markup = markup.slice(0, edit.start) + edit.text + markup.slice(edit.end);
  const indent = /[ \t]*$/u.exec(page.source.slice(0, start))?.[0] ?? '';
  return markup
    .split(lineEnd(page.source))
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
}
