import { entryForm, managedSection } from '../../../app/elements.ts';
import type { AppEntity } from '../../../app/spec.ts';
import { tablesOf } from '../../../app/tables.ts';
import { insertAfter, lineEnd, type Edit } from '../edits.ts';
import { attributeOf, elementsOf } from '../page.ts';
import type { RequestOf } from '../requests.ts';
import { pagesCalled, withFiles, type Site, type SitePage } from '../site.ts';
import { brokenPage, editPages, isPage, pageFor, pageWord, refusing, type Applied } from './applied.ts';
import { elementFiles, linesOf, loading, ownScript } from './appElements.ts';
import { lastOwn } from './texts.ts';
import { addPageOf } from './wholePages.ts';

/** Messages that visitors send and only staff reads. */
const messages: AppEntity = {
  name: 'messages',
  one: 'message',
  title: 'Messages',
  words: /messages?/u,
  access: 'inbox',
  fields: [
    { name: 'name', label: 'Name', type: 'text', required: true },
    { name: 'email', label: 'Email', type: 'email', required: true },
    { name: 'message', label: 'Message', type: 'long', required: true },
  ],
};

/** Adds a form whose messages are kept in a table that visitors add to and only staff reads. */
export function addContactForm(site: Site, request: RequestOf<'contact-form'>): Applied {
  const { tables } = site.source;
  if (tables.includes(messages.name))
    return refusing(
      'There is already a table called messages, so I don’t know whether the form may add to it.',
    );
  const own = ownScript(site, 'app-form', 'so the form would have nothing that sends it');
  if (own) return own;
  const [contact] = pagesCalled(site, 'contact');
  if (request.page === undefined && !contact) {
    const page = addPageOf(site, 'Contact', []);
    if (page.kind !== 'changed') return page;
    const form = addContactForm(withFiles(site, page.files), { ...request, page: 'contact page' });
    return form.kind === 'changed'
      ? {
          ...form,
          files: new Map([...page.files, ...form.files]),
          title: 'Add the page Contact with a contact form',
          doneTitle: 'Added the page Contact with a contact form',
          understood: `The page Contact is new, and the menus lead to it. ${form.understood}`,
          words: [...page.words, ...form.words],
        }
      : form;
  }
  const page = request.page === undefined && contact ? contact : pageFor(site, request);
  if (!isPage(page)) return page;
  const broken = brokenPage(page);
  if (broken) return broken;
  const anchor = lastOwn(page.nodes);
  const loaded = loading(page);
  if (!anchor || !loaded) return refusing(`The ${page.label} has no content to put a form below.`);
  const manage = site.pages.find(({ file }) => file === 'manage.html');
  const last =
    manage &&
    elementsOf(manage.nodes).findLast(
      ({ element, around }) =>
        element.tag === 'section' && around.some((one) => attributeOf(one, 'data-staff') !== undefined),
    )?.element;
  const form = insertAfter(page.source, anchor, linesOf(entryForm(messages)));
  const changed = editPages(site, [
    { page, edits: [...loaded, form] },
    ...(manage && last && manage !== page
      ? [{ page: manage, edits: [sectionAfter(manage, last.end, managedSection(messages))] }]
      : []),
  ]);
  if ('kind' in changed) return changed;
  const where = manage && last ? ` Staff reads them on the ${manage.label}.` : '';
  return {
    kind: 'changed',
    files: new Map([...changed, ...elementFiles(site.source)]),
    tables: tablesOf({ kind: '', title: '', name: '', entities: [messages] }).filter(
      (change) => !('name' in change && tables.includes(change.name)),
    ),
    title: `Add a contact form to the ${page.label}`,
    doneTitle: `Added a contact form to the ${page.label}`,
    understood: `The ${page.label} gets a form with name, email and message. Everybody can send one, and nobody else can read it: you do on the Data page.${where} No email is sent.`,
    words: [
      { said: 'contact form', read: 'a form that adds rows to a new table messages' },
      { said: pageWord(page), read: page.path },
    ],
  };
}

/** A section of an app after another one, as the pages of apps are written. */
function sectionAfter({ source }: SitePage, at: number, markup: string): Edit {
  const end = lineEnd(source);
  return { start: at, end: at, text: `${end}${markup.split('\n').join(end)}` };
}
