import type { AppEntity } from '../../../app/spec.ts';
import type { Lexicon, LexiconTable } from '../../../planner/lexicon.ts';
import { humanise, singular } from '../../../planner/names.ts';
import { listed } from '../../../planner/outcome.ts';
import type { TablePagesRequest, TablePlace } from './request.ts';
import { isOpen, isOpenToMembers } from './tableChanges.ts';
import { isUsuallyPrivate, parentsOf, personalColumns, showable } from './tableEntity.ts';

/** A question with the sentences that answer it. */
export interface TableQuestion {
  readonly text: string;
  readonly choices: readonly string[];
}

const several = ({ name }: LexiconTable): string => humanise(name);
const singly = ({ name }: LexiconTable): string => singular(humanise(name));

/** A place as a sentence says it. */
export function placeWords(place: TablePlace): string {
  if (place.kind === 'site') return 'on the site';
  if (place.name === '') return 'on a new page';
  return place.isNew
    ? `on a new page called "${place.name}"`
    : `on the ${/page$/iu.test(place.name) ? place.name : `${place.name} page`}`;
}

/** A request as a sentence that is read as this request. */
export function sentenceFor(request: TablePagesRequest): string {
  const { shown, forms, place, isForEverybody, isForMembers, isPublished } = request;
  const all =
    isForMembers === true
      ? ` to ${isForEverybody ? 'everybody who signs' : 'people who sign'} in`
      : isForEverybody
        ? ' to everybody'
        : '';
  const end = isPublished && place.kind !== 'site' ? ' and publish it' : '';
  const things = listed(
    shown.map(({ table, columns }) =>
      columns.length === 0
        ? several(table)
        : `${several(table)} with ${listed(columns.map(({ name, references }) => humanise(references === undefined ? name : name.replace(/_id$/u, ''))))}`,
    ),
  );
  const added = listed(forms.map(several));
  if (place.kind === 'site')
    return `Build a site that shows ${things}${all}${forms.length === 0 ? '' : ` and has a form for ${added}`}`;
  return forms.length > 0
    ? `Add a form for ${added} ${placeWords(place)}${end}`
    : `Show ${things}${all} ${placeWords(place)}${end}`;
}

/** Tables that are shown and hold what is usually private. */
export function privateTables({ shown, isForEverybody }: TablePagesRequest): readonly LexiconTable[] {
  return isForEverybody
    ? []
    : shown
        .filter(
          ({ table, columns }) =>
            !isOpen(table) &&
            (isUsuallyPrivate(table) || personalColumns(table).some((column) => !columns.includes(column))),
        )
        .map(({ table }) => table);
}

function aboutPrivate(request: TablePagesRequest, tables: readonly LexiconTable[]): TableQuestion {
  const reads = tables
    .map((table) => `all ${several(table)} (${listed(showable(table).map(({ name }) => humanise(name)))})`)
    .join(' and ');
  const open = request.shown.filter(({ table }) => !tables.includes(table));
  const usual = tables.filter(isUsuallyPrivate);
  const forms = [...request.forms, ...usual];
  const without: TablePagesRequest = { ...request, shown: open, forms };
  const single = request.place.kind !== 'site';
  return {
    text: `${request.isForMembers === true ? 'Anybody can register on the site, and everybody who signs in' : 'Everybody who can open the site'} could then read ${reads}. Access rules cover whole rows, so a column that the page leaves out could be read too. Nothing was planned.`,
    choices: [
      ...(single && open.length === 0
        ? usual.map((table) =>
            sentenceFor({
              ...request,
              shown: [],
              forms: [table],
              place: { kind: 'page', name: '', isNew: true },
            }),
          )
        : open.length > 0
          ? [sentenceFor(single ? { ...without, forms: request.forms } : without)]
          : []),
      sentenceFor({ ...request, isForEverybody: true }),
      ...tables.slice(0, 1).map((table) => `Show ${several(table)}`),
    ],
  };
}

/** Tables that rows of a form have to refer to, and that those who fill it in can’t read. */
function unreadParents(
  form: LexiconTable,
  { shown }: TablePagesRequest,
  lexicon: Lexicon,
): readonly LexiconTable[] {
  return parentsOf(form, lexicon)
    .filter(
      ({ column, table }) =>
        !column.nullable &&
        !column.hasDefault &&
        !isOpenToMembers(table) &&
        shown.every((one) => one.table !== table),
    )
    .map(({ table }) => table);
}

const the = (tables: readonly LexiconTable[]): string =>
  listed(tables.map((table) => `the ${singly(table)}`));

/** The question about a row of another table that is to be shown, though visitors can’t read it. */
function unreadShown(request: TablePagesRequest, lexicon: Lexicon): TableQuestion | undefined {
  const [found] = request.shown.flatMap((one) =>
    parentsOf(one.table, lexicon).flatMap(({ column, table }) =>
      one.columns.includes(column) && !isOpen(table) && request.shown.every((other) => other.table !== table)
        ? [{ one, column, table }]
        : [],
    ),
  );
  if (!found) return undefined;
  const { one, column, table } = found;
  const rest = one.columns.filter((other) => other !== column);
  const others = request.shown.filter((other) => other !== one);
  return {
    text: `The ${singly(table)} of each ${singly(one.table)} can be shown only if everybody may read all ${several(table)} (${listed(showable(table).map(({ name }) => humanise(name)))}). Nothing was planned.`,
    choices: [
      sentenceFor({ ...request, shown: [...others, { ...one, columns: rest }] }),
      sentenceFor({
        ...request,
        shown: [...others, { table, columns: [] }, { ...one, columns: rest.length === 0 ? [] : one.columns }],
      }),
    ],
  };
}

/** Tables that only people who sign in are to see, though everybody may read them. */
function openAlready(request: TablePagesRequest): TableQuestion | undefined {
  const { shown, isForMembers, ...rest } = request;
  const open = isForMembers === true ? shown.map(({ table }) => table).filter(isOpen) : [];
  if (open.length === 0) return undefined;
  return {
    text: `Everybody can read ${listed(open.map(several))} already, so a page cannot keep them for people who sign in. Nothing was planned.`,
    choices: [
      ...open.map((table) => `Only signed-in people can see ${several(table)}`),
      sentenceFor({ ...rest, shown, isForEverybody: true }),
    ],
  };
}

/** What has to be known before tables are put on pages; undefined where nothing has. */
export function openQuestion(request: TablePagesRequest, lexicon: Lexicon): TableQuestion | undefined {
  const already = openAlready(request);
  if (already) return already;
  const held = privateTables(request);
  if (held.length > 0) return aboutPrivate(request, held);
  const unshown = unreadShown(request, lexicon);
  if (unshown) return unshown;
  if (request.chosen !== undefined) return undefined;
  const [unread] = request.forms.flatMap((form) => {
    const parents = unreadParents(form, request, lexicon);
    return parents.length > 0 ? [{ form, parents }] : [];
  });
  if (!unread) return undefined;
  const { form, parents } = unread;
  const sentence = sentenceFor(request);
  const columns = (table: LexiconTable): string => listed(showable(table).map(({ name }) => humanise(name)));
  const reads = listed(parents.map((table) => `all ${several(table)} (${columns(table)})`));
  const harmless = parents.filter((table) => personalColumns(table).length === 0 && !isUsuallyPrivate(table));
  return {
    text: `Each ${singly(form)} belongs to ${the(parents).replaceAll(/\bthe\b/gu, 'one')}. People can choose ${parents.length === 1 ? 'it' : 'them'} only if everybody who signs in may read ${reads}. What the form leaves out you fill in: you see from the email address who added the ${singly(form)}. Nothing was planned.`,
    choices: [
      ...(harmless.length > 0 && harmless.length < parents.length
        ? [`${sentence} where people choose ${the(harmless)}`]
        : []),
      `${sentence} without ${the(parents)}`,
      `${sentence} where people choose ${the(parents)}`,
    ],
  };
}

const seen: ReadonlySet<AppEntity['access']> = new Set(['public', 'members', 'shared', 'circle']);

/**
 * The sentence for a site of the tables that an app would make and that exist already; undefined where none does.
 *
 * @example
 * siteOfTables([{ name: 'products', access: 'public' }], { tables: [] }) // => undefined
 */
export function siteOfTables(
  entities: readonly Pick<AppEntity, 'name' | 'access'>[],
  { tables }: Lexicon,
): string | undefined {
  const known = entities.flatMap(({ name, access }) => {
    const table = tables.find((one) => one.name === name);
    return table && access !== 'team' ? [{ table, access }] : [];
  });
  const shown = known.filter(({ access }) => seen.has(access)).map(({ table }) => ({ table, columns: [] }));
  const forms = known.filter(({ access }) => !seen.has(access)).map(({ table }) => table);
  if (shown.length === 0 && forms.length === 0) return undefined;
  const place: TablePlace = shown.length > 0 ? { kind: 'site' } : { kind: 'page', name: '', isNew: true };
  return sentenceFor({ shown, forms, place, isForEverybody: false, isPublished: false });
}
