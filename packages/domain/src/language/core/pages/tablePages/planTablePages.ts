import type { AppAccess } from '../../../app/spec.ts';
import type { ReadPart, ReadWords } from '../../../ast/index.ts';
import type { Lexicon } from '../../../planner/lexicon.ts';
import { capitalise, listed } from '../../../planner/outcome.ts';
import { inText } from '../edits.ts';
import type { PageReading } from '../readPages.ts';
import { pagesCalled, siteOf, type Site, type SitePage, type SiteSource } from '../site.ts';
import { addAccount } from '../changes/account.ts';
import { ownScript } from '../changes/appElements.ts';
import type { Applied } from '../changes/applied.ts';
import { addPageOf } from '../changes/wholePages.ts';
import { elementsOf } from '../page.ts';
import { grownBy, placedOn, prepared, type Growing } from './placing.ts';
import { formPart, shownPart, words, type Placed } from './placedParts.ts';
import { openQuestion, sentenceFor } from './questions.ts';
import type { TablePagesRequest } from './request.ts';

/** A reading with who is to reach the rows of each table, for the trial of the pages. */
export interface TablePagesReading extends PageReading {
  readonly tables: readonly { readonly name: string; readonly access: AppAccess }[];
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

const asking = (text: string, choices: readonly string[]): Stopped => ({
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
  return asking(`There is no page called “${name}”.`, [
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
      asking(
        `The ${where[0] ?? ''} has ${first.entity.access === 'placed' ? 'a form for' : 'the list of'} ${words(first.table)} already. Visitors see what was published last.`,
        ['Publish my site'],
      ),
    );
  if ((request.forms.length > 0 || request.isForMembers === true) && needsAccount(growing)) {
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
  const also = isPublished ? [', and publish it', ', and published it'] : ['', ''];
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
      title: `${title}${also[0] ?? ''}`,
      doneTitle: `${doneTitle}${also[1] ?? ''}`,
      understood: `${parts.map(({ understood }) => understood).join(' ')}${end}`,
    },
    tables: parts.map(({ table, entity }) => ({ name: table.name, access: entity.access })),
  };
}

/**
 * What a request to put tables on pages makes of a site: files and access rules, a question, or why not.
 *
 * @example
 * planTablePages({ shown: [], forms: [], place: { kind: 'site' }, isForEverybody: false, isPublished: false }, { files: [], paths: [], folder: 'public/', parse: () => ({ ok: true, value: [] }), parts: { script: '', styles: '', key: '' }, tables: [] }, { tables: [] }).reading.kind // => 'refusal'
 */
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
