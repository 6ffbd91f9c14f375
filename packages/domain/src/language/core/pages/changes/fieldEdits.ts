import { fieldMarkup } from '../../../app/elements.ts';
import type { AppField } from '../../../app/spec.ts';
import { insertAfter, insertBefore, type Edit } from '../edits.ts';
import { attributeOf, elementsOf, type Found, type PageElement } from '../page.ts';
import type { Site, SitePage } from '../site.ts';

/** An element of an app that is about a table. */
export interface TablePart extends Found {
  readonly page: SitePage;
}

/** Edits of a page. */
export interface PageEdits {
  readonly page: SitePage;
  readonly edits: readonly Edit[];
}

/** The forms or lists of a table. */
export function partsAbout(site: Site, tag: 'app-form' | 'app-list', table: string): readonly TablePart[] {
  const attribute = tag === 'app-form' ? 'into' : 'from';
  return site.pages.flatMap((page) =>
    elementsOf(page.nodes).flatMap((found) =>
      found.element.tag === tag && attributeOf(found.element, attribute) === table
        ? [{ page, ...found }]
        : [],
    ),
  );
}

/** Whether only staff sees a part. */
export function isForStaff({ element, around }: TablePart): boolean {
  return (
    ['staff', 'change'].some((name) => attributeOf(element, name) !== undefined) ||
    around.some((one) => attributeOf(one, 'data-staff') !== undefined)
  );
}

/** Whether a list shows people only what is theirs. */
export const isOwn = ({ element }: TablePart): boolean => attributeOf(element, 'mine') !== undefined;

/** Whether a form or a list has a field already. */
export function hasField({ element }: { readonly element: PageElement }, field: string): boolean {
  return elementsOf(element.children).some(({ element: part }) =>
    ['name', 'data-field'].some((name) => attributeOf(part, name) === field),
  );
}

/** Asks for a field in a form, above its button. */
export function askedEdits({ page, element }: TablePart, field: AppField): PageEdits {
  const button = elementsOf(element.children).find((found) => found.element.tag === 'button');
  return {
    page,
    edits: button ? [insertBefore(page.source, button.element, [fieldMarkup(field).entered])] : [],
  };
}

/** Shows a field in each row of a list, below the last one. */
export function shownEdits({ page, element }: TablePart, field: AppField): PageEdits {
  const last = elementsOf(element.children).findLast(
    (found) =>
      found.around.some(({ tag }) => tag === 'template') &&
      /^(?:p|h\d)$/u.test(found.element.tag) &&
      attributeOf(found.element, 'class') !== 'actions',
  );
  return { page, edits: last ? [insertAfter(page.source, last.element, [fieldMarkup(field).shown])] : [] };
}

/** Edits of the same page together. */
export function byPage(edits: readonly PageEdits[]): readonly PageEdits[] {
  return [...new Set(edits.map(({ page }) => page))].map((page) => ({
    page,
    edits: edits.filter((one) => one.page === page).flatMap((one) => one.edits),
  }));
}
