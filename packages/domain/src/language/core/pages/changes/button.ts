import { attributeOf, elementsOf, saidBy, type PageElement } from '../page.ts';
import type { RequestOf } from '../requests.ts';
import type { Site, SitePage } from '../site.ts';
import { asking, editPages, isPage, pageFor, pageWord, refusing, type Applied } from './applied.ts';
import { newText } from './texts.ts';

interface Button {
  readonly page: SitePage;
  readonly element: PageElement;
}

/** The buttons of a page that send what visitors enter, apart from those for accounts and for staff. */
function buttonsOn(page: SitePage): readonly Button[] {
  return elementsOf(page.nodes).flatMap(({ element, around }) =>
    element.tag === 'button' &&
    (attributeOf(element, 'type') ?? 'submit') === 'submit' &&
    around.every((one) => one.tag !== 'app-account' && attributeOf(one, 'data-staff') === undefined)
      ? [{ page, element }]
      : [],
  );
}

/** Changes what the only button says. */
export function changeButton(site: Site, request: RequestOf<'button'>): Applied {
  const { value } = request;
  const page = request.page === undefined ? undefined : pageFor(site, request);
  if (page && !isPage(page)) return page;
  const buttons = (page ? [page] : site.pages).flatMap((one) => buttonsOn(one));
  const [only, ...others] = buttons;
  const where = page ? `on the ${page.label}` : 'on your pages';
  if (!only)
    return asking(`There is no button ${where} yet. A form has one, such as a contact form.`, [
      { request: { do: 'contact-form' } },
    ]);
  if (others.length > 0)
    return asking(
      `There are ${buttons.length} buttons ${where}. Which one is meant?`,
      buttons.map((one) => ({
        label: `“${saidBy(one.element)}” on the ${one.page.label}`,
        request: {
          do: 'replace',
          old: saidBy(one.element),
          page: pageWord(one.page),
          value,
          isQuoted: true,
        },
      })),
    );
  const before = saidBy(only.element);
  const edit = newText(only.page.source, only.element, value);
  if (!edit) return refusing(`The button on the ${only.page.label} is made of several parts.`);
  if (before === value) return refusing(`The button on the ${only.page.label} already says “${value}”.`);
  const files = editPages(site, [{ page: only.page, edits: [edit] }]);
  if ('kind' in files) return files;
  return {
    kind: 'changed',
    files,
    title: `Call the button on the ${only.page.label} “${value}”`,
    doneTitle: `Called the button on the ${only.page.label} “${value}”`,
    understood: `The button on the ${only.page.label} says “${value}” instead of “${before}”.`,
    words: [
      { said: 'button', read: `the button “${before}” in ${only.page.path}` },
      { said: value, read: 'what it says' },
    ],
  };
}
