import { plural, singular, toIdentifier } from '../../../planner/names.ts';
import { isColumnWord } from '../../columns/runs.ts';
import { tableName } from '../schema/tableHead.ts';
import { type Described, isSame, readList, type ListRead, put, referenceTo, tableCalled } from './drafts.ts';
import { already, belongsTo, forEach, owning, perOwner, pointing, time } from './messageWords.ts';
import { type Candidate, candidates, isRequest } from './names.ts';
import type { Span } from './spans.ts';
import { isTaken, type Store } from './store.ts';

/**
 * Takes what was listed under a heading as rows, where what to note about each comes after it: `machines: cutter, press.
 * For each machine …`.
 */
function toRows(draft: Described): void {
  const names = draft.columns.map(({ name }) => name.replaceAll('_', ' '));
  const isPlain = draft.columns.every(
    (column) => Object.keys(column).length === 2 && column.type === 'text' && !isColumnWord(column.name),
  );
  if (names.length < 2 || !isPlain) return;
  draft.rows = names;
  draft.columns = [{ name: 'name', type: 'text', required: true }];
}

/** A new table that belongs to another: `photos for each trip`, `every trip can have photos`. */
function ownedBy(before: string, store: Store): Described | undefined {
  const own = perOwner.exec(before)?.groups;
  const have = own ?? owning.exec(before)?.groups;
  const owner = have && store.meant(tableName(have['owner'] ?? ''));
  if (!have || !owner) return undefined;
  const name = own
    ? toIdentifier(`${singular(owner.name)} ${plural((own['kind'] ?? '').toLowerCase())}`)
    : tableName(have['name'] ?? '');
  if (name === undefined || store.meant(name)) return undefined;
  const draft = store.begin(name, have['name'] ?? own?.['kind'] ?? '');
  put(draft, [referenceTo(owner.name)]);
  return draft;
}

/** True if a name is certain enough to begin a table with a list of this many columns. */
function isEnough({ score, said }: Candidate, isRequested: boolean, list: number, store: Store): boolean {
  const { current } = store;
  const isWaiting = current !== undefined && current.columns.length === 0;
  if (isRequested) return (list > 1 || score > 3) && (!isWaiting || score > 6 || current.name === '');
  return list > 1 && !isTaken(said, store.index) && score >= (isWaiting ? 6 : current ? 5 : 4);
}

/** The table for the first name in a text that may be one. */
export function namedIn(text: string, list: number, store: Store): Described | undefined {
  const isRequested = isRequest(text);
  for (const candidate of candidates(text)) {
    const meant = store.meant(candidate.name);
    if (meant && 'said' in meant) return meant;
    if (!meant && isEnough(candidate, isRequested, list, store))
      return store.start(candidate.name, candidate.said);
  }
  return undefined;
}

/** True where a table of the project is what the words are about. */
export function isOfProject(found: readonly Candidate[], { index }: Store): boolean {
  return found.some(({ name, score }) => score > 3 && tableCalled(name, index.tables) !== undefined);
}

/** Adds the column for what a table is kept about: `the milk for every cow`. */
function putOwner(draft: Described, before: string, store: Store): void {
  const belonging = belongsTo.exec(before)?.groups?.['owner'];
  const owner = tableName(belonging ?? forEach.exec(before)?.groups?.['owner'] ?? '');
  if (owner === undefined || isSame(owner, draft.name) || time.test(owner)) return;
  const meant = store.meant(owner);
  put(draft, [meant ? referenceTo(meant.name) : { name: singular(owner), type: 'text', required: true }]);
}

/** The tables that the words before a list mean. */
function targets({ before, isOpen = false }: Span, list: number, store: Store): readonly Described[] {
  const { current, several } = store;
  const isPlain = pointing.test(before);
  if (isPlain && current)
    return several.length > 1 && !/^(?:it|this|that)\b/iu.test(before) ? several : [current];
  if (isPlain) return [];
  const owned = ownedBy(before, store);
  if (owned) return [owned];
  const named = namedIn(before, list, store);
  if (named) {
    putOwner(named, before, store);
    return [named];
  }
  if (isOfProject(candidates(before), store) || (!isRequest(before) && !isOpen)) return [];
  return [current ?? store.begin('', '')];
}

/** Rows by name: `a list of teachers with Maya and Jonas already on it`. */
function takeRows({ before, list }: Span, store: Store): boolean {
  const names = already.exec(list)?.groups?.['names']?.split(/,\s*(?:and\s+)?|\s+and\s+/u) ?? [];
  if (names.length === 0 || names.some((name) => !/^\p{Lu}[^,]{1,40}$/u.test(name))) return false;
  const draft = namedIn(before, 2, store);
  if (!draft) return false;
  draft.columns = [{ name: 'name', type: 'text', required: true }];
  draft.rows = names;
  return true;
}

/** Puts the columns of a list to the tables it is about: the list; undefined where it is none. */
export function takeList(span: Span, store: Store): Omit<ListRead, 'columns'> | undefined {
  if (takeRows(span, store)) return { left: [], background: [] };
  if (/^all\b/iu.test(span.list)) return undefined;
  const read = readList(span.list, store.known([]));
  if (read.columns.length < span.least || read.left.length >= read.columns.length) return undefined;
  const before = [...store.drafts];
  const found = targets(span, read.columns.length, store);
  if (found.length === 0) {
    store.drafts.splice(0, store.drafts.length, ...before);
    return undefined;
  }
  const again = readList(span.list, store.known(found));
  for (const draft of found) {
    if (/^(?:for|with|of|about) (?:each|every)\b/iu.test(span.before)) toRows(draft);
    put(draft, again.columns);
  }
  return again;
}
