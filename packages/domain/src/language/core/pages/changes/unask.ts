import { removal } from '../edits.ts';
import { attributeOf, elementsOf, textsOf } from '../page.ts';
import type { RequestOf } from '../requests.ts';
import type { Site } from '../site.ts';
import { editPages, refusing, several, type Applied } from './applied.ts';
import { visitorForms } from './listParts.ts';

/** Takes a field out of the forms that visitors fill in; staff still has it, and rows keep what they have. */
export function unask(site: Site, { label }: RequestOf<'unask'>): Applied {
  const wanted = label.toLowerCase();
  const found = visitorForms(site).flatMap(({ page, element: form }) =>
    elementsOf(form.children).flatMap(({ element }) => {
      // Words for the choices of a field are no part of its label.
      const own = textsOf(element.children.filter(({ kind }) => kind === 'text'));
      const said = own
        .map(({ text }) => text)
        .join(' ')
        .replaceAll(/\s+/gu, ' ')
        .trim();
      return element.tag === 'label' && said.toLowerCase() === wanted ? [{ page, element, form }] : [];
    }),
  );
  const [first] = found;
  if (!first) return { kind: 'elsewhere' };
  const isNeeded = found.some(({ element }) =>
    elementsOf(element.children).some(({ element: part }) => attributeOf(part, 'required') !== undefined),
  );
  if (isNeeded)
    return refusing(
      `“${label}” has to be filled in, so no row could be added without it. Make it optional first.`,
    );
  const files = editPages(
    site,
    [...new Set(found.map(({ page }) => page))].map((page) => ({
      page,
      edits: found.filter((one) => one.page === page).map(({ element }) => removal(page.source, element)),
    })),
  );
  if ('kind' in files) return files;
  const where = several([...new Set(found.map(({ page }) => `the ${page.label}`))]);
  return {
    kind: 'changed',
    files,
    title: `Do not ask for “${label}”`,
    doneTitle: `Stopped asking for “${label}”`,
    understood: `The form on ${where} no longer asks for “${label}”. It stays empty in new rows until staff fills it in.`,
    words: [{ said: label, read: `the field in ${first.page.path}` }],
  };
}
