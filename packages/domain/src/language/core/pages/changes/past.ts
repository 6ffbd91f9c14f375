import { attributeOf } from '../page.ts';
import type { RequestOf } from '../requests.ts';
import type { Site } from '../site.ts';
import { editPages, refusing, several, type Applied } from './applied.ts';
import { attributeEdit, fieldsOf, listsOf } from './lists.ts';

/** Lets the lists of some things leave out what is over; staff still sees all. */
export function hidePast(site: Site, { things }: RequestOf<'hide-past'>): Applied {
  const lists = listsOf(site, things).flatMap((list) => {
    const date = fieldsOf(list).find(({ as }) => as === 'date' || as === 'moment');
    const isOwn = attributeOf(list.element, 'mine') !== undefined;
    return date && !isOwn ? [{ ...list, date: date.name }] : [];
  });
  const [first] = lists;
  if (!first) return { kind: 'elsewhere' };
  if (!site.source.files.some(({ path, content }) => path.endsWith('.js') && content.includes("'ahead'")))
    return refusing('The script of this site shows all rows of a list, whenever they are.');
  if (lists.every(({ element }) => attributeOf(element, 'ahead') !== undefined))
    return refusing(`The list of ${things} leaves out what is over already.`);
  const files = editPages(
    site,
    [...new Set(lists.map(({ page }) => page))].map((page) => ({
      page,
      edits: lists
        .filter((list) => list.page === page && attributeOf(list.element, 'ahead') === undefined)
        .map(({ element, date }) => attributeEdit(element, 'ahead', date)),
    })),
  );
  if ('kind' in files) return files;
  const where = several([...new Set(lists.map(({ page }) => `the ${page.label}`))]);
  return {
    kind: 'changed',
    files,
    title: `Hide past ${things}`,
    doneTitle: `Hid past ${things}`,
    understood: `The list of ${things} on ${where} shows only those that are still to come. Past ones stay stored, and staff sees them.`,
    words: [{ said: things, read: `the list of ${things} on ${where}` }],
  };
}
