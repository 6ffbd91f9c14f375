import { entryForm, rowList } from '../../../app/elements.ts';
import type { AppAccess, AppEntity } from '../../../app/spec.ts';
import type { DatabaseChange, ReadPart, ReadWords } from '../../../ast/index.ts';
import type { Lexicon, LexiconTable } from '../../../planner/lexicon.ts';
import { humanise } from '../../../planner/names.ts';
import { capitalise, listed } from '../../../planner/outcome.ts';
import { inText } from '../edits.ts';
import type { PageReading } from '../readPages.ts';
import { pagesCalled, siteOf, type Site, type SitePage, type SiteSource } from '../site.ts';
import { addAccount } from '../changes/account.ts';
import { linesOf, ownScript } from '../changes/appElements.ts';
import type { Applied } from '../changes/applied.ts';
import { addPageOf } from '../changes/wholePages.ts';
import { elementsOf } from '../page.ts';
import { grownBy, placedOn, prepared, type Growing } from './placing.ts';
import { openQuestion, sentenceFor } from './questions.ts';
import type { TablePagesRequest } from './request.ts';
import { addingChanges, choosingChanges, isOpen, isOpenToMembers, showingChanges } from './tableChanges.ts';
import { entityOf, parentsOf, showable } from './tableEntity.ts';

/** A reading with who is to reach the rows of each table, for the trial of the pages. */
export interface TablePagesReading extends PageReading {
  readonly tables: readonly { readonly name: string; readonly access: AppAccess }[];
}

/** Something that goes on a page. */
interface Placed {
  readonly table: LexiconTable;
  readonly entity: AppEntity;
  readonly markup: readonly string[];
  readonly changes: readonly DatabaseChange[];
  /** What becomes of the rows, in sentences. */
  readonly understood: string;
}

const words = ({ name }: LexiconTable): string => humanise(name);

function shownPart(request: TablePagesRequest, at: number, lexicon: Lexicon): Placed | undefined {
  const one = request.shown[at];
  if (!one) return undefined;
  const { table, columns } = one;
  const isRead = (other: LexiconTable): boolean =>
    isOpen(other) || request.shown.some((shown) => shown.table === other);
  const parents = parentsOf(table, lexicon).filter(
    ({ column }) => columns.length === 0 || columns.includes(column),
  );
  const hidden = parents.filter((parent) => !isRead(parent.table));
  const also = parents.filter((parent) => isRead(parent.table)).map(({ parent }) => parent);
  const entity = entityOf({ table, access: 'public', columns, also });
  const left = showable(table).filter(({ name }) => entity.fields.every((field) => field.name !== name));
  return {
    table,
    entity,
    markup: linesOf(rowList(entity, [])),
    changes: showingChanges(table),
    understood: [
      isOpen(table)
        ? `Everybody can read ${words(table)} already.`
        : `Everybody who can open the site can then read all ${words(table)}, without signing in; nobody but you can change them.`,
      ...(left.length === 0
        ? []
        : [
            `Their ${listed(left.map(({ name }) => humanise(name)))} ${left.length === 1 ? 'is' : 'are'} not on the page, but can be read too.`,
          ]),
      ...hidden.map(
        (parent) =>
          `Their ${parent.parent.label.toLowerCase()} is not shown, because ${words(parent.table)} stay closed.`,
      ),
    ].join(' '),
  };
}

function formPart(table: LexiconTable, request: TablePagesRequest, lexicon: Lexicon): Placed {
  const isRead = (other: LexiconTable): boolean =>
    isOpenToMembers(other) || request.shown.some((shown) => shown.table === other);
  const parents = parentsOf(table, lexicon);
  const used = parents.filter(
    (parent) => isRead(parent.table) || request.chosen?.includes(parent.table.name) === true,
  );
  const left = parents.filter((parent) => !used.includes(parent)).map(({ column }) => column);
  const entity = entityOf({ table, access: 'placed', also: used.map(({ parent }) => parent) });
  const closed = left.map(({ name }) => ({ name, label: name, type: 'text', ofStaff: true }) as const);
  const decided = entity.fields.filter(({ first, ofStaff }) => first !== undefined || ofStaff === true);
  const opened = used.map((parent) => parent.table).filter((other) => !isRead(other));
  return {
    table,
    entity,
    markup: linesOf([entryForm(entity), rowList(entity, [])].join('\n')),
    changes: [
      ...opened.flatMap(choosingChanges),
      ...addingChanges(
        table,
        { ...entity, fields: [...entity.fields, ...closed] },
        left.filter(({ nullable, hasDefault }) => !nullable && !hasDefault),
      ),
    ],
    understood: [
      `People who sign in add ${words(table)} and see only their own; each keeps the email address of the person who added it. The rows that are there stay yours alone.`,
      ...(decided.length === 0
        ? []
        : [`Only you set ${listed(decided.map(({ label }) => label.toLowerCase()))}.`]),
      ...(left.length === 0
        ? []
        : [
            `The form leaves out ${listed(left.map(({ name }) => humanise(name.replace(/_id$/u, ''))))}, which you fill in.`,
          ]),
      ...opened.map((other) => `Everybody who signs in can read all ${words(other)}, to choose from.`),
    ].join(' '),
  };
}

type Stopped = Exclude<Applied, { readonly kind: 'changed' }>;

interface Put {
  readonly growing: Growing;
  /** Where it is, in words. */
  readonly where: string;
  /** It was there before. */
  readonly isThere?: boolean;
}

function isStopped(made: Put | Growing | Stopped): made is Stopped {
  return 'kind' in made;
}

/** Puts a part on a page, which is made where there is none. */
function put(growing: Growing, part: Placed, name: string): Put | Stopped {
  const called = name === '' ? part.entity.title : name;
  const page: SitePage | undefined = pagesCalled(growing.site, called)[0];
  const added = page ? undefined : addPageOf(growing.site, called, part.markup);
  if (added && added.kind !== 'changed') return added;
  if (added) {
    const written = new Map(
      [...added.files].flatMap(([path, content]) => (content === null ? [] : [[path, content] as const])),
    );
    const grown = grownBy(growing, written);
    const own = grown.site.pages.find(
      (one) => pagesCalled(growing.site, one.file).length === 0 && written.has(one.path),
    );
    return { growing: grown, where: own?.label ?? `page ${called}` };
  }
  if (!page) return { kind: 'refusal', reason: `There is no page called “${called}”.` };
  const isListed = elementsOf(page.nodes).some(
    ({ element }) =>
      element.tag === (part.entity.access === 'placed' ? 'app-form' : 'app-list') &&
      element.attributes[part.entity.access === 'placed' ? 'into' : 'from']?.value === part.table.name,
  );
  if (isListed) return { growing, where: page.label, isThere: true };
  const made = placedOn(growing, page.path, [
    '<section>',
    `  <h2>${inText(part.entity.title)}</h2>`,
    ...part.markup.map((line) => `  ${line.replaceAll(/(<\/?)h2\b/gu, '$1h3')}`),
    '</section>',
  ]);
  return 'kind' in made ? made : { growing: made, where: page.label };
}

function needsAccount({ site }: Growing): boolean {
  return !site.pages.some(({ nodes }) =>
    elementsOf(nodes).some(({ element }) => element.tag === 'app-account'),
  );
}

/** Where each part of a request goes: on one page, or each on a page of the site with the first on the home page. */
function targetOf({ place }: TablePagesRequest, part: Placed, at: number): string {
  if (place.kind === 'page') return place.name;
  return at === 0 && part.entity.access === 'public' ? 'home page' : '';
}

const asked = (text: string, choices: readonly string[]): Stopped => ({
  kind: 'question',
  text: `${text} Nothing was planned.`,
  choices: choices.map((instruction) => ({ label: instruction, instruction })),
});

/** The question where a page is that a request names and the site has not. */
function missingPage(request: TablePagesRequest, site: Site): Stopped | undefined {
  const { place } = request;
  if (place.kind === 'site' || place.isNew || place.name === '') return undefined;
  if (pagesCalled(site, place.name).length > 0) return undefined;
  const name = capitalise(place.name);
  return asked(`There is no page called “${name}”.`, [
    sentenceFor({ ...request, place: { kind: 'page', name, isNew: true } }),
    sentenceFor({ ...request, place: { kind: 'page', name: 'home page', isNew: false } }),
  ]);
}

/** The pages and the access of a request whose questions are answered. */
function build(request: TablePagesRequest, source: SiteSource, lexicon: Lexicon): TablePagesReading {
  const site = siteOf(source);
  const stop = (stopped: Stopped): TablePagesReading => ({
    tables: [],
    reading:
      stopped.kind === 'question'
        ? { kind: 'question', text: stopped.text, choices: [...stopped.choices] }
        : {
            kind: 'refusal',
            reason: stopped.kind === 'refusal' ? stopped.reason : 'This could not be read.',
            suggestions: [],
          },
  });
  const broken = site.pages.find(({ problem }) => problem !== undefined);
  if (site.pages.length === 0 || broken)
    return stop({
      kind: 'refusal',
      reason: broken
        ? `${broken.path} is not whole HTML: ${broken.problem ?? ''}. Correct that first.`
        : 'There is no page yet. Put an index.html in the folder public first.',
    });
  const script = ownScript(site, 'app-list', 'so a list would have nothing that fills it');
  if (script && script.kind !== 'changed') return stop(script);
  const parts = [
    ...request.shown.flatMap((_, at) => shownPart(request, at, lexicon) ?? []),
    ...request.forms.map((table) => formPart(table, request, lexicon)),
  ];
  const missing = missingPage(request, site);
  if (missing) return stop(missing);
  let growing = prepared(site);
  const made: Put[] = [];
  for (const [at, part] of parts.entries()) {
    const placed = put(growing, part, targetOf(request, part, at));
    if (isStopped(placed)) return stop(placed);
    growing = placed.growing;
    made.push(placed);
  }
  const where = made.map((one) => one.where);
  const [first] = parts;
  if (first && made.every(({ isThere }) => isThere === true))
    return stop(
      asked(
        `The ${where[0] ?? ''} has ${first.entity.access === 'placed' ? 'a form for' : 'the list of'} ${words(first.table)} already. Visitors see what was published last.`,
        ['Publish my site'],
      ),
    );
  if (request.forms.length > 0 && needsAccount(growing)) {
    const account = addAccount(growing.site, { do: 'account' });
    if (account.kind !== 'changed') return stop(account);
    growing = grownBy(
      growing,
      new Map(
        [...account.files].flatMap(([path, content]) => (content === null ? [] : [[path, content] as const])),
      ),
    );
  }
  return finished(request, parts, where, growing);
}

function finished(
  request: TablePagesRequest,
  parts: readonly Placed[],
  where: readonly string[],
  { files }: Growing,
): TablePagesReading {
  const isSite = request.place.kind === 'site';
  const isPublished = request.isPublished || isSite;
  const named = (part: Placed): string =>
    `${part.entity.access === 'placed' ? 'a form for ' : ''}${words(part.table)}`;
  const pages = [...new Set(where)];
  const things = `${listed(parts.map(named))}${isSite ? '' : ` on the ${listed(pages)}`}`;
  const [title, doneTitle] = isSite
    ? [`Build a site with ${things}`, `Built a site with ${things}`]
    : [`Put ${things}`, `Put ${things}`];
  const read: ReadWords[] = parts.map(({ table, entity }, at) => ({
    said: words(table),
    read: `${entity.access === 'placed' ? 'a form for' : 'the rows of'} ${table.name} on the ${where[at] ?? ''}`,
  }));
  const database = parts.flatMap(({ changes }) => changes);
  const paths = [...files.keys()];
  const end = isPublished ? ' Then the site is published.' : ' Visitors see it once you publish the site.';
  const end2 = isPublished ? [', and publish it', ', and published it'] : ['', ''];
  const changing: ReadPart = { service: 'database', changes: database };
  const publishing: ReadPart = { service: 'deployment', changes: [{ do: 'publish' }] };
  const writing: ReadPart = {
    service: 'code-hosting',
    changes: [
      ...[...files].map(([path, content]) => ({ do: 'write-file', path, content }) as const),
      { do: 'save', message: title.slice(0, 500), paths },
    ],
  };
  return {
    reading: {
      kind: 'parts',
      words: read,
      parts: [...(database.length > 0 ? [changing] : []), writing, ...(isPublished ? [publishing] : [])],
    },
    names: {
      title: `${title}${end2[0] ?? ''}`,
      doneTitle: `${doneTitle}${end2[1] ?? ''}`,
      understood: `${parts.map(({ understood }) => understood).join(' ')}${end}`,
    },
    tables: parts.map(({ table, entity }) => ({ name: table.name, access: entity.access })),
  };
}

/** What a request to put tables on pages makes of a site: files and access rules, a question, or why not. */
export function planTablePages(
  request: TablePagesRequest,
  source: SiteSource,
  lexicon: Lexicon,
): TablePagesReading {
  const asked = openQuestion(request, lexicon);
  if (!asked) return build(request, source, lexicon);
  const choices = asked.choices.map((instruction) => ({ label: instruction, instruction }));
  return { reading: { kind: 'question', text: asked.text, choices, words: [] }, tables: [] };
}
