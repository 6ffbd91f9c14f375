import { entryForm, managedSection } from '../../../app/elements.ts';
import type { AppEntity } from '../../../app/spec.ts';
import { tablesOf } from '../../../app/tables.ts';
import { insertAfter, lineEnd, type Edit } from '../edits.ts';
import { attributeOf, elementsOf, firstElement } from '../page.ts';
import type { RequestOf } from '../requests.ts';
import { linkedFile, pagesCalled, withFiles, type Site, type SitePage } from '../site.ts';
import { brokenPage, editPages, isPage, pageFor, pageWord, refusing, type Applied } from './applied.ts';
import { lastOwn } from './texts.ts';
import { addPage } from './wholePages.ts';

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

/** Markup of an app as lines without the indentation that all of them have. */
function linesOf(markup: string): readonly string[] {
  return markup.split('\n').map((line) => line.replace(/^ {4}/u, ''));
}

/** Loads the elements of apps on a page that does not load them yet; undefined where there is no head. */
function loading({ source, nodes, file }: SitePage): readonly Edit[] | undefined {
  const isLoaded = elementsOf(nodes).some(
    ({ element }) =>
      element.tag === 'script' && linkedFile(attributeOf(element, 'src') ?? '#')?.endsWith('app.js') === true,
  );
  if (isLoaded) return [];
  const anchor = firstElement(nodes, 'head')?.children.findLast((node) => node.kind === 'element');
  const up = '../'.repeat(file.split('/').length - 1);
  return anchor && [insertAfter(source, anchor, [`<script type="module" src="${up}app.js"></script>`])];
}

/** The elements of apps, for a site that has none. */
function elementFiles({ files, folder, parts }: Site['source']): ReadonlyMap<string, string> {
  if (files.some(({ path }) => path === `${folder}app.js`)) return new Map();
  return new Map([
    [`${folder}app.js`, parts.script],
    [
      `${folder}config.js`,
      `/** Key of this project's API. It opens only what the access rules allow. */\nexport const key = ${JSON.stringify(parts.key)};\n`,
    ],
  ]);
}

/** Adds a form whose messages are kept in a table that visitors add to and only staff reads. */
export function addContactForm(site: Site, request: RequestOf<'contact-form'>): Applied {
  const { tables, files, folder } = site.source;
  if (tables.includes(messages.name))
    return refusing(
      'There is already a table called messages, so I don’t know whether the form may add to it.',
    );
  const script = files.find(({ path }) => path === `${folder}app.js`);
  if (script && !script.content.includes('app-form'))
    return refusing(`${script.path} is a script of your own, so the form would have nothing that sends it.`);
  const [contact] = pagesCalled(site, 'contact');
  if (request.page === undefined && !contact) {
    const page = addPage(site, { do: 'add-page', name: 'Contact', value: undefined });
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
