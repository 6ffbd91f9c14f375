import { entryForm, managedSection } from '../../../app/elements.ts';
import type { AppEntity } from '../../../app/spec.ts';
import { tablesOf } from '../../../app/tables.ts';
import { insertAfter, lineEnd, type Edit } from '../edits.ts';
import { attributeOf, elementsOf } from '../page.ts';
import type { RequestOf } from '../requests.ts';
import { pagesCalled, withFiles, type Site, type SitePage } from '../site.ts';
import { brokenPage, editPages, isPage, pageFor, pageWord, refusing, type Applied } from './applied.ts';
import { elementFiles, linesOf, loading, ownScript } from './appElements.ts';
import { lastOwn } from './ownPart.ts';
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

/** Addresses that visitors leave and only staff reads. */
const subscribers: AppEntity = {
  name: 'subscribers',
  one: 'address',
  title: 'Subscribers',
  words: /subscribers?/u,
  access: 'inbox',
  act: 'Subscribe',
  fields: [{ name: 'email', label: 'Email', type: 'email', required: true }],
};

/** A form that adds to a separate table. */
interface NewForm {
  readonly entity: AppEntity;
  /** In words: “contact form”. */
  readonly name: string;
  /** What everybody enters there, in words. */
  readonly fields: string;
  /** Heading above it on a page that has other content. */
  readonly heading?: string;
}

/** Adds a form to a page, with its table, which visitors add to and only staff reads. */
function addForm(site: Site, page: SitePage, { entity, name, fields, heading }: NewForm): Applied {
  const { tables } = site.source;
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
  const lines = linesOf(entryForm(entity));
  const markup =
    heading === undefined
      ? lines
      : ['<section>', `  <h2>${heading}</h2>`, ...lines.map((line) => `  ${line}`), '</section>'];
  const changed = editPages(site, [
    { page, edits: [...loaded, insertAfter(page.source, anchor, markup)] },
    ...(manage && last && manage !== page
      ? [{ page: manage, edits: [sectionAfter(manage, last.end, managedSection(entity))] }]
      : []),
  ]);
  if ('kind' in changed) return changed;
  const where = manage && last ? ` Staff reads them on the ${manage.label}.` : '';
  return {
    kind: 'changed',
    files: new Map([...changed, ...elementFiles(site.source)]),
    tables: tablesOf({ kind: '', title: '', name: '', entities: [entity] }).filter(
      (change) => !('name' in change && tables.includes(change.name)),
    ),
    title: `Add a ${name} to the ${page.label}`,
    doneTitle: `Added a ${name} to the ${page.label}`,
    understood: `The ${page.label} gets a form with ${fields}. Everybody can send one, and nobody else can read it: you do on the Data page.${where} No email is sent.`,
    words: [
      { said: name, read: `a form that adds rows to a new table ${entity.name}` },
      { said: pageWord(page), read: page.path },
    ],
  };
}

/** Why a form of apps cannot be added; undefined where it can. */
function inTheWay(site: Site, { name }: AppEntity): Applied | undefined {
  return site.source.tables.includes(name)
    ? refusing(`There is already a table called ${name}, so I don’t know whether the form may add to it.`)
    : ownScript(site, 'app-form', 'so the form would have nothing that sends it');
}

/** Adds a form whose messages are kept in a table that visitors add to and only staff reads. */
export function addContactForm(site: Site, request: RequestOf<'contact-form'>): Applied {
  const blocked = inTheWay(site, messages);
  if (blocked) return blocked;
  const form = { entity: messages, name: 'contact form', fields: 'name, email and message' };
  const [contact] = pagesCalled(site, 'contact');
  if (request.page === undefined && !contact) {
    const added = addPageOf(site, 'Contact', []);
    if (added.kind !== 'changed') return added;
    const grown = withFiles(site, added.files);
    const [own] = pagesCalled(grown, 'contact');
    const filled = own && addForm(grown, own, form);
    return filled?.kind === 'changed'
      ? {
          ...filled,
          files: new Map([...added.files, ...filled.files]),
          title: 'Add the page Contact with a contact form',
          doneTitle: 'Added the page Contact with a contact form',
          understood: `The page Contact is new, and the menus lead to it. ${filled.understood}`,
          words: [...added.words, ...filled.words],
        }
      : (filled ?? refusing('The new page could not be read.'));
  }
  const page = request.page === undefined && contact ? contact : pageFor(site, request);
  return isPage(page) ? addForm(site, page, form) : page;
}

/** Adds a form in which visitors leave their email address. */
export function addSubscribeForm(site: Site, request: RequestOf<'subscribe'>): Applied {
  const blocked = inTheWay(site, subscribers);
  if (blocked) return blocked;
  const page = pageFor(site, { ...request, page: request.page ?? 'home page' });
  return isPage(page)
    ? addForm(site, page, {
        entity: subscribers,
        name: 'newsletter form',
        fields: 'an email address',
        heading: 'Newsletter',
      })
    : page;
}

/** A section of an app after another one, as the pages of apps are written. */
function sectionAfter({ source }: SitePage, at: number, markup: string): Edit {
  const end = lineEnd(source);
  return { start: at, end: at, text: `${end}${markup.split('\n').join(end)}` };
}
