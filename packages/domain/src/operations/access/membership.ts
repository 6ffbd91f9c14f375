import { listed } from '../../language/planner/outcome.ts';
import { countText } from '../receipt/index.ts';
import type { SqlFinding } from '../risk/sql/index.ts';
import { accessVerbs, type AccessVerb, type PersonAccess, type TableAccess } from './types.ts';

/** What one person reaches of a table, before and after their row in a table that access rules ask about changes. */
export interface MemberTable {
  readonly before: TableAccess;
  readonly after: TableAccess;
}

/** A person whose row in a table that access rules ask about is added, changed or removed. */
export interface MemberChange {
  /** The address of the person, or another name. */
  readonly who: string;
  /** The table that the rules ask about. */
  readonly list: string;
  readonly tables: readonly MemberTable[];
}

/** What a person reaches of one table in one state and not in the other. */
interface Difference {
  readonly table: string;
  /** The rows that are read, in words; undefined where reading is not different. */
  readonly sees: string | undefined;
  readonly does: readonly AccessVerb[];
}

const plain = (table: string): string => table.replaceAll('_', ' ');

function difference(less: TableAccess, more: TableAccess): Difference | undefined {
  const [one, other]: readonly (PersonAccess | undefined)[] = [less.people[0], more.people[0]];
  if (!one || !other) return undefined;
  const verbs = accessVerbs.filter((verb) => other[verb].rows > one[verb].rows);
  if (verbs.length === 0) return undefined;
  const isAll = other.read.rows === more.total;
  const rows = isAll
    ? 'all'
    : `${countText(other.read.rows)} of ${more.atLeast ? 'at least ' : ''}${countText(more.total)}`;
  return {
    table: plain(more.table),
    sees: verbs.includes('read') ? rows : undefined,
    does: verbs.filter((verb) => verb !== 'read'),
  };
}

/** The names of tables by a text they share, in the order of their first. */
function grouped(items: readonly (readonly [text: string, table: string])[]): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const [text, table] of items) groups.set(text, [...(groups.get(text) ?? []), table]);
  return [...groups].map(([text, tables]) => `${text} ${listed(tables)}`);
}

function deedsOf(differences: readonly Difference[]): { readonly sees: string; readonly does: string } {
  const sees = grouped(differences.flatMap(({ sees: rows, table }) => (rows ? [[rows, table]] : [])));
  const does = grouped(
    differences.flatMap(({ does: verbs, table }) => (verbs.length > 0 ? [[listed(verbs), table]] : [])),
  );
  return { sees: listed(sees), does: listed(does) };
}

const evidenceOf = (who: string, differences: readonly Difference[]): string =>
  differences
    .map(({ table, sees, does }) => `${who} ${table}: ${[...(sees ? ['read'] : []), ...does].join(', ')}`)
    .join('; ');

const nowhere = { statement: 0, start: 0, end: 0 } as const;

function openingOf({ who, list }: MemberChange, gained: readonly Difference[]): SqlFinding {
  const { sees, does } = deedsOf(gained);
  const parts = [...(sees === '' ? [] : [`will see ${sees}`]), ...(does === '' ? [] : [`can ${does}`])];
  return {
    rule: 'opens-access',
    level: 'medium',
    object: list,
    evidence: evidenceOf(who, gained),
    sentence: `${who} ${listed(parts)}, because access rules ask who is in ${plain(list)}.`,
    undo: 'partial',
    ...nowhere,
  };
}

function closingOf({ who, list }: MemberChange, lost: readonly Difference[]): SqlFinding {
  const { sees, does } = deedsOf(lost);
  const parts = [
    ...(sees === '' ? [] : [`will no longer see ${sees}`]),
    ...(does === '' ? [] : [`can no longer ${does}`]),
  ];
  return {
    rule: 'closes-access',
    level: 'low',
    object: list,
    evidence: evidenceOf(who, lost),
    sentence: `${who} ${listed(parts)}, because access rules ask who is in ${plain(list)}.`,
    undo: 'exact',
    ...nowhere,
  };
}

/**
 * What a plan opens and closes to people by adding, changing or removing their rows in tables that access rules ask about.
 *
 * @example
 * memberFindings([]) // => []
 */
export function memberFindings(changes: readonly MemberChange[]): readonly SqlFinding[] {
  return changes.flatMap((change) => {
    const gained = change.tables.flatMap(({ before, after }) => difference(before, after) ?? []);
    const lost = change.tables.flatMap(({ before, after }) => difference(after, before) ?? []);
    return [
      ...(gained.length > 0 ? [openingOf(change, gained)] : []),
      ...(lost.length > 0 ? [closingOf(change, lost)] : []),
    ];
  });
}
