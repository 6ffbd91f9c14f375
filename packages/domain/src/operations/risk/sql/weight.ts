import type { RiskLevel } from '../../types.ts';
import { lowered } from '../finding.ts';
import { under } from '../under.ts';
import { isReachable } from './names.ts';
import type { Circumstance, RuleContext, RuleHit, SqlFacts, TableFacts } from './types.ts';

/** Number of rows from which a table counts as big, so that users notice when it is checked or rewritten. */
export const bigTable = 10_000;

/** A change of more rows than this, or of a larger share, counts as a change of many rows (M6). */
export const manyRows = 100;
export const manyPart = 0.1;

/** Inserting more rows than this at once is a bulk insert (M6). */
export const bulkInsert = 1000;

/** The facts about a table; an empty object when there are none. */
export function tableFacts(key: string, facts: SqlFacts): TableFacts {
  return under(facts.tables, key) ?? {};
}

/** Counted rows of a table, else the estimate; an estimate of 0 counts as unknown. */
export function rowsOf(key: string, facts: SqlFacts): number | undefined {
  return tableFacts(key, facts).counted ?? (under(facts.rows, key) || undefined);
}

/** True when a table is certainly empty: the plan created it, or its rows were counted. */
export function isEmpty(key: string, facts: SqlFacts): boolean {
  return facts.created.has(key) || tableFacts(key, facts).counted === 0;
}

/** True unless a table is known to be small. */
export function mayBeBig(key: string, facts: SqlFacts): boolean {
  return !isEmpty(key, facts) && (rowsOf(key, facts) ?? bigTable) >= bigTable;
}

/** `orders: 1204 rows`, or the name alone when the number is unknown. */
export function withRows(key: string, facts: SqlFacts): string {
  const rows = rowsOf(key, facts);
  return rows === undefined ? key : `${key}: ${rows} ${rows === 1 ? 'row' : 'rows'}`;
}

/** The dependents of an object. */
export function dependentsOf(key: string, facts: SqlFacts): readonly string[] {
  return under(facts.dependents, key) ?? [];
}

const holds: Readonly<Record<Circumstance, (key: string, facts: SqlFacts) => boolean>> = {
  rows: (key, facts) => !isEmpty(key, facts),
  dependents: (key, facts) => dependentsOf(key, facts).length > 0,
  exposure: (key, facts) => facts.exposedSchemas !== undefined && isReachable(key, facts),
};

const raised: Readonly<Record<RiskLevel, RiskLevel>> = { low: 'medium', medium: 'high', high: 'high' };

/** The final level of a hit: one up for its circumstances, one down for objects the plan created. */
export function weigh(hit: RuleHit, context: RuleContext): RiskLevel {
  const key = hit.of ?? hit.object;
  if (context.created.has(key)) return hit.lasting === true ? hit.level : lowered[hit.level];
  return hit.raisedBy?.some((circumstance) => holds[circumstance](key, context)) === true
    ? raised[hit.level]
    : hit.level;
}
