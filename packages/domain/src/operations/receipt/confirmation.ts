import type { Effects } from './effects.ts';
import { counted } from './receipt.ts';

/** The second confirmation of a high-risk plan: title, sentence to agree to, and button label. */
export interface Confirmation {
  readonly title: string;
  readonly sentence: string;
  readonly label: string;
}

function sentenceParts(effects: Effects): readonly { readonly verb: string; readonly object: string }[] {
  return [
    ...effects.tablesDropped.map((loss) => ({
      verb: 'remove',
      object: `${loss.name} with ${counted(loss.count, 'row')}`,
    })),
    ...effects.columnsDropped.map((loss) => ({
      verb: 'remove',
      object: `${loss.name} with ${counted(loss.count, 'value')}`,
    })),
    ...effects.rows
      .filter((row) => row.deleted > 0)
      .map((row) => ({ verb: 'delete', object: `${counted(row.deleted, 'row')} of ${row.table}` })),
    ...effects.rows
      .filter((row) => row.updated > 0)
      .map((row) => ({ verb: 'change', object: `${counted(row.updated, 'row')} of ${row.table}` })),
    ...effects.rowSecurityOff.map((table) => ({ verb: 'open', object: `${table} to everyone` })),
  ];
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The first kind of change that a plan makes, with how many things it is made to. */
function firstAction(effects: Effects): string | undefined {
  const { tablesDropped, columnsDropped } = effects;
  if (tablesDropped.length > 1)
    return `remove ${counted(tablesDropped.length, 'table')} with ${counted(total(tablesDropped.map(({ count }) => count)), 'row')}`;
  if (tablesDropped.length === 0 && columnsDropped.length > 1)
    return `remove ${counted(columnsDropped.length, 'column')} with ${counted(total(columnsDropped.map(({ count }) => count)), 'value')}`;
  const [first] = sentenceParts(effects);
  const same = effects.rows.filter((row) => (first?.verb === 'delete' ? row.deleted > 0 : row.updated > 0));
  const areRows = first?.verb === 'delete' || first?.verb === 'change';
  if (!first || !areRows || same.length < 2) return first && `${first.verb} ${first.object}`;
  const rows = total(same.map((row) => (first.verb === 'delete' ? row.deleted : row.updated)));
  return `${first.verb} ${counted(rows, 'row')} of ${counted(same.length, 'table')}`;
}

function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Names the object and the counted number, so that the second confirmation is for exactly this change.
 * `title` is the plan's title, used when nothing is lost and only the words indicated risk.
 *
 * @example
 * confirmationFor('Delete old orders', {
 *   tablesCreated: [], tablesDropped: [], tablesRenamed: [], columnsAdded: [], columnsDropped: [],
 *   columnsRenamed: [], columnsChanged: [], policiesAdded: 0, policiesDropped: 0, rulesAdded: 0, rulesDropped: 0,
 *   rowSecurityOn: [], rowSecurityOff: [], bytes: 0,
 *   rows: [{ table: 'orders', inserted: 0, updated: 0, deleted: 3, before: 9 }],
 * }, 'Shop').label // => 'Delete 3 rows of orders'
 */
export function confirmationFor(title: string, effects: Effects, project: string): Confirmation {
  const parts = sentenceParts(effects);
  const loses = parts.some((part) => part.verb !== 'change');
  const action = parts.map((part) => `${part.verb} ${part.object}`).join(' and ') || uncapital(title);
  return {
    title: `This ${loses ? 'removes data or protection' : 'is a high-risk change'}, so please confirm once more.`,
    sentence: `Yes, ${action} in ${project}.`,
    label: capital(firstAction(effects) ?? title),
  };
}
