import { attributeOf, elementsOf, firstElement } from '../page.ts';
import type { RequestOf } from '../requests.ts';
import type { Site } from '../site.ts';
import { brokenPage, editPages, refusing, type Applied } from './applied.ts';
import { attributeEdit } from './lists.ts';

const languages = { 'day first': 'en-GB', 'month first': 'en-US' } as const;

/** Shows dates in one way, in place of the way of each visitor's device. */
export function changeDates(site: Site, { value }: RequestOf<'dates'>): Applied {
  const { files } = site.source;
  const hasDates = site.pages.some(({ nodes }) =>
    elementsOf(nodes).some(({ element }) =>
      ['date', 'moment'].includes(attributeOf(element, 'data-as') ?? ''),
    ),
  );
  if (!hasDates) return { kind: 'elsewhere' };
  if (!files.some(({ path, content }) => path.endsWith('.js') && content.includes('documentElement')))
    return refusing('The script of this site shows dates as each visitor’s device has them.');
  const lang = languages[value];
  const pages = site.pages.flatMap((page) => {
    const html = firstElement(page.nodes, 'html');
    const now = html && attributeOf(html, 'lang');
    return html && now !== lang && (now === undefined || /^en\b/u.test(now)) ? [{ page, html }] : [];
  });
  const broken = pages.map(({ page }) => brokenPage(page)).find(Boolean);
  if (broken) return broken;
  if (pages.length === 0) return refusing(`Dates have the ${value} already.`);
  const edited = editPages(
    site,
    pages.map(({ page, html }) => ({ page, edits: [attributeEdit(html, 'lang', lang)] })),
  );
  if ('kind' in edited) return edited;
  return {
    kind: 'changed',
    files: edited,
    title: `Show dates with the ${value}`,
    doneTitle: `Showed dates with the ${value}`,
    understood: `Dates and times on all pages are written ${value === 'day first' ? 'as in 3 Feb 2027, 19:30' : 'as in Feb 3, 2027, 7:30 PM'}, whatever the visitor’s device uses. Where a date is entered, the device decides.`,
    words: [{ said: value, read: `the language of the pages, ${lang}` }],
  };
}
