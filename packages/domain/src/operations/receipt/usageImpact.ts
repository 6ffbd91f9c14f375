import type { Effects } from './effects.ts';
import { bytesText, counted, countText, rowCounts } from './receipt.ts';

/** Resources a plan will use. */
export interface UsageImpact {
  readonly storage: string;
  readonly rows: string;
  readonly requests: string;
}

/**
 * What executing a plan uses, as measured by its proof: the stored size it adds, the rows it touches, and the
 * statements it sends.
 *
 * @example
 * usageImpact({
 *   tablesCreated: [], tablesDropped: [], tablesRenamed: [], columnsAdded: [], columnsDropped: [],
 *   columnsRenamed: [], columnsChanged: [], policiesAdded: 0, policiesDropped: 0, rulesAdded: 0, rulesDropped: 0,
 *   rowSecurityOn: [], rowSecurityOff: [], bytes: 16384,
 *   rows: [{ table: 'orders', inserted: 2, updated: 0, deleted: 3, before: 9 }],
 * }, 2) // => { storage: '16 kB', rows: '2 added, 3 deleted', requests: '2 statements in one request' }
 */
export function usageImpact(effects: Effects, statements: number): UsageImpact {
  const touched = Object.entries(rowCounts(effects)).filter(([, count]) => count > 0);
  return {
    storage: bytesText(effects.bytes),
    rows: touched.map(([what, count]) => `${countText(count)} ${what}`).join(', ') || '0 affected',
    requests: `${counted(statements, 'statement')} in one request`,
  };
}
