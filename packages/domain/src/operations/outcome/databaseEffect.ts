import type { Effects } from '../receipt/index.ts';
import { rowCounts } from '../receipt/receipt.ts';
import type { EffectKind } from './types.ts';

function changesStructure(effects: Effects): boolean {
  const { tablesRenamed, columnsAdded, columnsDropped, columnsRenamed, columnsChanged } = effects;
  const changed = [tablesRenamed, columnsAdded, columnsDropped, columnsRenamed, columnsChanged];
  return changed.some((list) => list.length > 0) || effects.rulesAdded + effects.rulesDropped > 0;
}

function changesAccess(effects: Effects): boolean {
  const { policiesAdded, policiesDropped, rowSecurityOn, rowSecurityOff } = effects;
  return policiesAdded + policiesDropped + rowSecurityOn.length + rowSecurityOff.length > 0;
}

/**
 * The kind of effect on the database, from the counted effects; structure takes precedence over access, access over rows.
 * @example
 * databaseEffect({
 *   tablesCreated: [], tablesDropped: [], tablesRenamed: [], columnsAdded: [], columnsDropped: [],
 *   columnsRenamed: [], columnsChanged: [], policiesAdded: 0, policiesDropped: 0, rulesAdded: 0, rulesDropped: 0,
 *   rowSecurityOn: [], rowSecurityOff: [], bytes: 0,
 *   rows: [{ table: 'orders', inserted: 0, updated: 0, deleted: 3, before: 9 }],
 * }) // => 'rows-deleted'
 */
export function databaseEffect(effects: Effects): EffectKind {
  const creates = effects.tablesCreated.length > 0;
  const removes = effects.tablesDropped.length > 0;
  if (creates && !removes) return 'table-created';
  if (removes && !creates) return 'table-removed';
  if (creates || changesStructure(effects)) return 'table-changed';
  if (changesAccess(effects)) return 'access-changed';
  const { added, changed, deleted } = rowCounts(effects);
  if (deleted > 0) return 'rows-deleted';
  if (changed > 0) return 'rows-changed';
  return added > 0 ? 'rows-added' : 'nothing';
}
