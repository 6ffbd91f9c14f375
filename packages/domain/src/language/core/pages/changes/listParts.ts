import { removal, type Edit } from '../edits.ts';
import { attributeOf, elementsOf, saidBy, type Found } from '../page.ts';
import type { RequestOf } from '../requests.ts';
import type { Site, SitePage } from '../site.ts';
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
import { attributeEdit, bare, canLimit, fieldsOf, listsOf, type List } from './lists.ts';

/** Edits by page as new contents, or why one of the pages cannot be changed. */
function filesFor(
  site: Site,
  edits: readonly { readonly page: SitePage; readonly edits: readonly Edit[] }[],
): ReturnType<typeof editPages> {
  const broken = edits.map(({ page }) => brokenPage(page)).find(Boolean);
  if (broken) return broken;
  const pages = [...new Set(edits.map(({ page }) => page))];
  return editPages(
    site,
    pages.map((page) => ({
      page,
      edits: edits.filter((one) => one.page === page).flatMap((one) => one.edits),
    })),
  );
}

const onPages = (pages: readonly SitePage[]): string =>
  several([...new Set(pages.map(({ label }) => `the ${label}`))]);

/** The lists of a site, apart from those for staff. */
function allLists(site: Site): readonly List[] {
  const things = site.pages.flatMap(({ nodes }) =>
    elementsOf(nodes).flatMap(({ element }) =>
      element.tag === 'app-list' ? [attributeOf(element, 'from') ?? ''] : [],
    ),
  );
  return [...new Set(things)].flatMap((one) => listsOf(site, one));
}

const fieldName = (said: string): string => bare(said).replaceAll(' ', '_').replace(/_at$/u, '');

/** Where a list shows a field: the element, and the paragraph around it where it has one for itself. */
function shownIn({ element }: List, field: string): readonly Found[] {
  return elementsOf(element.children).filter(
    ({ element: part }) => fieldName(attributeOf(part, 'data-field') ?? '') === fieldName(field),
  );
}

/** Takes a field out of the lists that show it; the rows keep it. */
export function hideField(site: Site, { field, things }: RequestOf<'hide-field'>): Applied {
  const lists = (things === undefined ? allLists(site) : listsOf(site, things)).filter(
    (list) => shownIn(list, field).length > 0,
  );
  const [first] = lists;
  if (!first) {
    const known = things === undefined ? [] : listsOf(site, things);
    const [list] = known;
    return list
      ? refusing(
          `The list of ${things ?? ''} shows no ${field}. It shows ${several(fieldsOf(list).map(({ name }) => name.replaceAll('_', ' ')))}.`,
        )
      : { kind: 'elsewhere' };
  }
  const kinds = [...new Set(lists.map(({ element }) => attributeOf(element, 'from') ?? ''))];
  if (kinds.length > 1) return { kind: 'elsewhere' };
  const parts = lists.flatMap((list) => shownIn(list, field).map((found) => ({ list, found })));
  if (parts.some(({ found }) => /^h\d$/u.test(found.element.tag)))
    return refusing(
      `The ${field} is the heading of each row, so the list would have nothing to call them by.`,
    );
  const files = filesFor(
    site,
    parts.map(({ list: { page }, found: { element, around } }) => {
      const [parent] = around;
      const isAlone =
        parent?.tag === 'p' &&
        parent.children.every((node) => node.kind === 'text' || node === element || node.tag === 'small');
      return { page, edits: [removal(page.source, isAlone ? parent : element)] };
    }),
  );
  if ('kind' in files) return files;
  const where = onPages(lists.map(({ page }) => page));
  const [kind = ''] = kinds;
  return {
    kind: 'changed',
    files,
    title: `Hide the ${field} in the list of ${kind}`,
    doneTitle: `Hid the ${field} in the list of ${kind}`,
    understood: `The list of ${kind} on ${where} no longer shows the ${field}. It stays stored: staff still sees it, and so can people who read ${kind} in another way.`,
    words: [{ said: field, read: `the field ${field} in the list on ${where}` }],
  };
}

/** Removes the search of lists, or sets what they are searched by. */
export function changeSearch(site: Site, request: RequestOf<'search'>): Applied {
  const { things, fields } = request;
  const lists = listsOf(site, things);
  const searched = lists.filter(({ element }) => attributeOf(element, 'search') !== undefined);
  const [first] = searched;
  if (lists.length === 0) return { kind: 'elsewhere' };
  if (!first) return refusing(`The list of ${things} has no search.`);
  const known = (attributeOf(first.element, 'search') ?? '').split(',');
  const wanted = fields
    ?.split(/,| and /u)
    .map((field) => known.find((name) => fieldName(name) === fieldName(field)));
  if (wanted?.includes(undefined))
    return refusing(`The list of ${things} can be searched by ${several(known)}, not by ${fields ?? ''}.`);
  const value = wanted?.join(',');
  if (value === known.join(','))
    return refusing(`The list of ${things} is already searched by ${fields ?? ''} only.`);
  const files = filesFor(
    site,
    searched.map(({ page, element }) => {
      const at = element.attributes['search'];
      const label = elementsOf(element.children).find(
        ({ element: part }) => part.tag === 'input' && attributeOf(part, 'type') === 'search',
      );
      const box = label?.around[0]?.tag === 'label' ? label.around[0] : label?.element;
      return {
        page,
        edits:
          value === undefined
            ? [
                ...(at ? [{ start: at.start - 1, end: at.end, text: '' }] : []),
                ...(box ? [removal(page.source, box)] : []),
              ]
            : [attributeEdit(element, 'search', value)],
      };
    }),
  );
  if ('kind' in files) return files;
  const where = onPages(searched.map(({ page }) => page));
  const [title, doneTitle, what] =
    value === undefined
      ? [
          `Remove the search from the list of ${things}`,
          `Removed the search from the list of ${things}`,
          'has no search any more',
        ]
      : [
          `Search the list of ${things} by ${several(value.split(','))} only`,
          `Searched the list of ${things} by ${several(value.split(','))} only`,
          `is searched by ${several(value.split(','))} only`,
        ];
  return {
    kind: 'changed',
    files,
    title,
    doneTitle,
    understood: `The list of ${things} on ${where} ${what}.`,
    words: [{ said: things, read: `the list of ${things} on ${where}` }],
  };
}

/** Lets a list show only so many rows. */
export function limitList(site: Site, request: RequestOf<'limit'>): Applied {
  const { things, count } = request;
  const lists = listsOf(site, things);
  if (lists.length === 0) return { kind: 'elsewhere' };
  const page = request.page === undefined ? undefined : pageFor(site, request);
  if (page && !isPage(page)) return page;
  const meant = lists.filter((list) => page === undefined || list.page === page);
  const [list, ...others] = meant;
  if (!list) return refusing(`The ${page?.label ?? 'site'} shows no ${things}.`);
  if (others.length > 0)
    return asking(
      'Which page is meant?',
      meant.map((one) => ({
        label: `On the ${one.page.label}`,
        request: { do: 'limit', things, count, page: pageWord(one.page) },
      })),
    );
  if (!canLimit(site))
    return refusing(`The script of this site shows all rows of a list, so it can’t stop at ${count}.`);
  if (attributeOf(list.element, 'limit') === String(count))
    return refusing(`The list of ${things} already shows at most ${count}.`);
  const files = filesFor(site, [
    { page: list.page, edits: [attributeEdit(list.element, 'limit', String(count))] },
  ]);
  if ('kind' in files) return files;
  return {
    kind: 'changed',
    files,
    title: `Show only ${count} ${things} on the ${list.page.label}`,
    doneTitle: `Showed only ${count} ${things} on the ${list.page.label}`,
    understood: `The list of ${things} on the ${list.page.label} shows at most ${count}; their order stays.`,
    words: [{ said: things, read: `the list of ${things} in ${list.page.path}` }],
  };
}

/** Forms that visitors use, apart from those for staff. */
export function visitorForms(site: Site): readonly List[] {
  return site.pages.flatMap((page) =>
    elementsOf(page.nodes).flatMap(({ element, around }) =>
      element.tag === 'app-form' &&
      !around.some((one) => attributeOf(one, 'data-staff') !== undefined) &&
      attributeOf(element, 'change') === undefined
        ? [{ page, element }]
        : [],
    ),
  );
}

const stem = (word: string): string => word.toLowerCase().replace(/(?:ings?|ed|s|e)$/u, '');

/** Whether a word names what a form adds, or what its button does: “ordered” for orders. */
export function isAbout({ element }: List, word: string): boolean {
  const button = elementsOf(element.children).find((found) => found.element.tag === 'button');
  const words = [
    ...(attributeOf(element, 'into') ?? '').split('_'),
    ...(button ? saidBy(button.element).split(' ') : []),
  ];
  return words.some((one) => stem(one) === stem(word));
}

const around = new Set(
  'somebody someone people they he she it who customers customer clients client visitors visitor users user a an the their has have had is was are were been being successfully done placed sent sent. submitted made finished filled out in through form it’s'.split(
    ' ',
  ),
);

/** Changes what a form says after it was sent. */
export function changeDone(site: Site, { value, after }: RequestOf<'done'>): Applied {
  const forms = visitorForms(site);
  const words = after
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => !around.has(word));
  const meant = forms.filter((form) => words.every((word) => isAbout(form, word)));
  const [form, ...others] = meant;
  if (!form || (words.length === 0 && !/\bform\b|sent|submitted/u.test(after))) return { kind: 'elsewhere' };
  if (others.length > 0)
    return refusing(
      `There are forms on ${onPages(meant.map(({ page }) => page))}. Quote what one says now: Change "…" to "…".`,
    );
  const old = attributeOf(form.element, 'done') ?? '';
  const files = filesFor(site, [{ page: form.page, edits: [attributeEdit(form.element, 'done', value)] }]);
  if ('kind' in files) return files;
  return {
    kind: 'changed',
    files,
    title: `Let the form on the ${form.page.label} say “${value}”`,
    doneTitle: `Let the form on the ${form.page.label} say “${value}”`,
    understood: `After somebody has sent the form on the ${form.page.label}, it says “${value}” instead of “${old}”.`,
    words: [
      { said: after, read: `the form in ${form.page.path}` },
      { said: value, read: 'what it says when it was sent' },
    ],
  };
}
