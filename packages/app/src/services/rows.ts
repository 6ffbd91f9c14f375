import { dataCommands, type RowFilterView, type RowPageView } from '@saywright/engine/protocol';
import { useRef, useState } from 'react';
import useSWR from 'swr';
import { useCommands, type CommandScope } from '../providers/commands.ts';
import { keys, policy } from './data.ts';

export type PageRow = RowPageView['rows'][number];

/** Which rows of a table are shown, and in which order. */
export interface RowQuery {
  readonly table: string;
  readonly filters: readonly RowFilterView[];
  readonly search: string;
  readonly sort: { readonly column: string; readonly direction: 'ascending' | 'descending' } | null;
}

/** Cursor of the page after another one. */
type After = NonNullable<RowPageView['next']>;

function fetchPage(
  send: CommandScope['send'],
  { sort, ...query }: RowQuery,
  after?: After,
  limit?: number,
): Promise<RowPageView> {
  return send(dataCommands.listRows, {
    ...query,
    filters: [...query.filters],
    ...(sort && { sort }),
    ...(after && { after: [...after] }),
    ...(limit !== undefined && { limit }),
  });
}

interface SomeOptions {
  readonly after?: After | undefined;
  /** Rows that are enough. @default 1, and a page of the usual length where there are more */
  readonly enough?: number;
  readonly isWanted?: () => boolean;
}

/**
 * Reads on until there are enough rows: where a search finds few of many rows, a page may have less than others, or none,
 * and not be the last one. Ends early where nobody waits any more.
 */
async function fetchSome(
  send: CommandScope['send'],
  query: RowQuery,
  { after, enough, isWanted = () => true }: SomeOptions,
): Promise<RowPageView> {
  let page = await fetchPage(send, query, after, enough);
  while (page.rows.length < (enough ?? 1) && page.next !== null && isWanted()) {
    const { rows, total } = page;
    const following = await fetchPage(send, query, page.next, enough && enough - rows.length);
    page = { ...following, rows: [...rows, ...following.rows], total };
  }
  return page;
}

export interface Rows {
  /** The facts about the table, with all rows loaded so far. */
  readonly page: RowPageView | undefined;
  readonly error: Error | undefined;
  readonly isLoading: boolean;
  /** Loads the next page; undefined on the last one. */
  readonly loadMore: (() => void) | undefined;
  readonly isLoadingMore: boolean;
  readonly reload: () => void;
}

/** The rows of a table, page after page. What changes rows reloads all pages that were loaded. */
export function useRowPages(query: RowQuery): Rows {
  const { id: scope, send } = useCommands();
  const name = JSON.stringify(query);
  /** How many pages were loaded, and of which query. */
  const loaded = useRef({ name, pages: 1 });
  const [isLoadingMore, setLoadingMore] = useState(false);
  const read = async (): Promise<readonly RowPageView[]> => {
    if (loaded.current.name !== name) loaded.current = { name, pages: 1 };
    const isWanted = (): boolean => loaded.current.name === name;
    const pages: RowPageView[] = [];
    for (let after: RowPageView['next'] | undefined; after !== null && pages.length < loaded.current.pages;) {
      const page = await fetchSome(send, query, { after, isWanted });
      pages.push(page);
      after = page.next;
    }
    return pages;
  };
  const { data, error, isLoading, isValidating, mutate } = useSWR<readonly RowPageView[], Error>(
    scope === '' ? null : keys.rows(scope, name),
    read,
    { ...policy, keepPreviousData: true, revalidateOnFocus: false },
  );
  const [first] = data ?? [];
  const next = data?.at(-1)?.next ?? undefined;
  const loadMore = async (): Promise<void> => {
    if (next === undefined || isLoadingMore) return;
    setLoadingMore(true);
    try {
      const page = await fetchSome(send, query, { after: next });
      await mutate((pages = []) => [...pages, page], { revalidate: false });
      loaded.current = { name, pages: loaded.current.pages + 1 };
    } catch {
      // The reload reports why.
      await mutate();
    } finally {
      setLoadingMore(false);
    }
  };
  return {
    page: first && { ...first, rows: (data ?? []).flatMap(({ rows }) => rows) },
    error,
    isLoading: isLoading || (isValidating && data === undefined),
    loadMore: next === undefined ? undefined : () => void loadMore(),
    isLoadingMore,
    reload: () => void mutate(),
  };
}

/** A few rows of a table whose column has a value, such as the orders of one customer. */
export function useRelatedRows(table: string, column: string, value: string): Pick<Rows, 'page' | 'error'> {
  const { id: scope, send } = useCommands();
  const query: RowQuery = { table, filters: [{ column, operator: 'is', value }], search: '', sort: null };
  const { data, error } = useSWR<RowPageView, Error>(
    scope === '' ? null : keys.rows(scope, `few ${JSON.stringify(query)}`),
    () => fetchSome(send, query, { enough: 5 }),
    { ...policy, revalidateOnFocus: false },
  );
  return { page: data, error };
}

/** Most rows that one export contains. */
export const mostExported = 50_000;

/** Reads all rows that match, for an export; at most {@link mostExported}. */
export async function readAllRows(
  send: CommandScope['send'],
  query: RowQuery,
): Promise<{ readonly page: RowPageView; readonly isWhole: boolean }> {
  const first = await fetchPage(send, query, undefined, 500);
  const rows = [...first.rows];
  let { next } = first;
  while (next !== null && rows.length < mostExported) {
    const page = await fetchPage(send, query, next, 500);
    rows.push(...page.rows);
    ({ next } = page);
  }
  return { page: { ...first, rows }, isWhole: next === null };
}
