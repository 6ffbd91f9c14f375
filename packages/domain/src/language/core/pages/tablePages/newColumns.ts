import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { inHtml } from '../../../app/elements.ts';
import type { AppField } from '../../../app/spec.ts';
import { insertBefore } from '../edits.ts';
import { attributeOf, elementsOf } from '../page.ts';
import { editPages } from '../changes/applied.ts';
import {
  askedEdits,
  byPage,
  hasField,
  isForStaff,
  isOwn,
  partsAbout,
  shownEdits,
  type PageEdits,
  type TablePart,
} from '../changes/fieldEdits.ts';
import { siteOf, type Site, type SiteSource } from '../site.ts';
import { enteredField, personalColumns, showable } from './tableEntity.ts';

/** What those who keep a table note for themselves. */
const inner = /(?:^|_)(?:internal|private|admin|staff|cost|purchase|margin|supplier)/u;

interface NewColumn {
  readonly table: LexiconTable;
  readonly column: LexiconColumn;
}

/** Lets visitors choose which rows a list shows, by the values of a field. */
function filterEdits(site: Site, part: TablePart, { name, label, choices }: AppField): readonly PageEdits[] {
  const { element, page } = part;
  const status = elementsOf(element.children).find(
    ({ element: one }) => attributeOf(one, 'role') === 'status',
  );
  const isFiltered = elementsOf(element.children).some(
    ({ element: one }) => attributeOf(one, 'data-filter') !== undefined,
  );
  // The script of an earlier version would do nothing with it.
  const canFilter = site.source.files.some(
    ({ path, content }) => path.endsWith('.js') && content.includes('data-filter'),
  );
  if (!choices || !status || isFiltered || !canFilter || isOwn(part) || isForStaff(part)) return [];
  const options = ['All', ...choices].map((value, at) =>
    at === 0 ? '<option value="">All</option>' : `<option>${inHtml(value)}</option>`,
  );
  const markup = `<label>${inHtml(label)} <select data-filter="${name}">${options.join('')}</select></label>`;
  return [{ page, edits: [insertBefore(page.source, status.element, [markup])] }];
}

/** Where pages of apps show a column: staff always, the people who add a row where they decide it, others where it is no secret. */
function editsFor(site: Site, { table, column }: NewColumn): readonly PageEdits[] {
  const field = enteredField(column, table);
  const { first: _first, ofStaff: _ofStaff, ...asked } = field;
  const isInner = inner.test(column.name);
  const isDecided = isInner || field.ofStaff === true || field.first !== undefined;
  const isHidden = isInner || personalColumns(table).includes(column);
  const forms = partsAbout(site, 'app-form', table.name);
  const lists = partsAbout(site, 'app-list', table.name);
  return [
    ...forms.flatMap((part) =>
      !hasField(part, column.name) && (isForStaff(part) || !isDecided) ? [askedEdits(part, asked)] : [],
    ),
    ...lists.flatMap((part) =>
      !hasField(part, column.name) && (isForStaff(part) || (!isInner && isOwn(part)) || !isHidden)
        ? [shownEdits(part, field), ...filterEdits(site, part, field)]
        : [],
    ),
  ].filter(({ edits }) => edits.length > 0);
}

/** Pages that show what was added to tables. */
export interface PagesWithColumns {
  readonly files: readonly { readonly path: string; readonly content: string }[];
  /** Whether every column is on a page. */
  readonly isWhole: boolean;
}

/**
 * The pages of an app with columns that were added to its tables: in forms and lists, as far as the people who use them
 * enter or see them. Undefined where no page changes. `tables` have the added columns only.
 *
 * @example
 * pagesWithColumns({ files: [], paths: [], folder: 'public/', parse: () => ({ ok: true, value: [] }), parts: { script: '', styles: '', key: '' }, tables: [] }, []) // => undefined
 */
export function pagesWithColumns(
  source: SiteSource,
  tables: readonly LexiconTable[],
): PagesWithColumns | undefined {
  const site = siteOf(source);
  const columns = tables.flatMap((table) => table.columns.map((column) => ({ table, column })));
  const placed = columns
    .filter(({ table, column }) => showable(table).includes(column))
    .map((one) => editsFor(site, one))
    .filter((edits) => edits.length > 0);
  const edits = byPage(placed.flat());
  if (edits.length === 0) return undefined;
  const files = editPages(site, edits);
  if ('kind' in files) return undefined;
  return {
    files: [...files].map(([path, content]) => ({ path, content })),
    isWhole: placed.length === columns.length,
  };
}
