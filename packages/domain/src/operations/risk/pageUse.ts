import { listedFew } from '../../language/planner/outcome.ts';
import type { Effects } from '../receipt/effects.ts';
import type { SqlFinding } from './sql/index.ts';

/** What a page of the project's site asks of the database. */
export interface SitePage {
  /** As visitors know it, for example `My appointments`. */
  readonly title: string;
  /** The columns it names, by table. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
}

const nowhere = { statement: 0, start: 0, end: 0 } as const;

/** The titles of the pages that name a table, or one of its columns as `table.column`. */
function titlesOf(pages: readonly SitePage[], name: string): readonly string[] {
  const [table = '', column] = name.split('.');
  const using = pages.filter(({ tables }) =>
    column === undefined ? Object.hasOwn(tables, table) : tables[table]?.includes(column) === true,
  );
  return [...new Set(using.map(({ title }) => title))];
}

function usedBy(titles: readonly string[]): string {
  return titles.length === 1 ? `Your page ${listedFew(titles)} uses` : `Your pages ${listedFew(titles)} use`;
}

/**
 * Says that a plan gives pages the new name of what they use.
 *
 * @example
 * changedPages(['Services'], true)
 * // => 'Your page Services uses the old name, so this changes it too and publishes it.'
 */
export function changedPages(titles: readonly string[], isPublished: boolean): string {
  const them = titles.length === 1 ? 'it' : 'them';
  return `${usedBy(titles)} the old name, so this changes ${them} too${isPublished ? ` and publishes ${them}` : ''}.`;
}

/**
 * Says that a plan shows the columns that it adds on pages, too.
 *
 * @example
 * grownPages(['Products', 'Manage'], true)
 * // => 'Your pages Products and Manage show it too, and are published.'
 */
export function grownPages(titles: readonly string[], isPublished: boolean): string {
  const [subject, show, are] =
    titles.length === 1 ? ['Your page', 'shows', 'is'] : ['Your pages', 'show', 'are'];
  return `${subject} ${listedFew(titles)} ${show} it too${isPublished ? `, and ${are} published` : ''}.`;
}

function broken(pages: readonly SitePage[], name: string): readonly SqlFinding[] {
  const titles = titlesOf(pages, name);
  const one = titles.length === 1;
  const [table = '', column] = name.split('.');
  return titles.length === 0
    ? []
    : [
        {
          rule: 'breaks-pages',
          level: 'high',
          object: name,
          evidence: `${name}: ${titles.join(', ')}`,
          sentence: `${usedBy(titles)} ${column === undefined ? table : `${column} of ${table}`} and will stop working until ${one ? 'it is' : 'they are'} changed.`,
          undo: 'exact',
          ...nowhere,
        },
      ];
}

/**
 * The pages of a site that a change of the database would break: what they name would be gone.
 *
 * @example
 * brokenPages(
 *   { tablesRenamed: [{ from: 'prices', to: 'fees' }], tablesDropped: [], columnsRenamed: [], columnsDropped: [] },
 *   [{ title: 'Prices', tables: { prices: ['name'] } }],
 * ).map(({ sentence }) => sentence)
 * // => ['Your page Prices uses prices and will stop working until it is changed.']
 */
export function brokenPages(effects: Effects, pages: readonly SitePage[]): readonly SqlFinding[] {
  const gone = [
    ...effects.tablesRenamed.map(({ from }) => from),
    ...effects.tablesDropped.map(({ name }) => name),
    ...effects.columnsRenamed.map(({ from }) => from),
    ...effects.columnsDropped.map(({ name }) => name),
  ];
  return gone.flatMap((name) => broken(pages, name));
}

/** The note about columns that pages do not show: about one, and about several. */
export const unshownNotes = ['Your pages do not show it yet.', 'Your pages do not show them yet.'] as const;

/**
 * Says that pages do not show columns that a change adds to tables they name; undefined where there is no such column.
 *
 * @example
 * unshownColumns(
 *   { columnsAdded: ['prices.note'], tablesCreated: [] },
 *   [{ title: 'Prices', tables: { prices: ['name'] } }],
 * )
 * // => 'Your pages do not show it yet.'
 */
export function unshownColumns(effects: Effects, pages: readonly SitePage[]): string | undefined {
  const unshown = effects.columnsAdded.filter((name) => {
    const [table = ''] = name.split('.');
    const isNew = effects.tablesCreated.includes(table);
    return !isNew && titlesOf(pages, table).length > 0 && titlesOf(pages, name).length === 0;
  });
  if (unshown.length === 0) return undefined;
  return unshown.length === 1 ? unshownNotes[0] : unshownNotes[1];
}
