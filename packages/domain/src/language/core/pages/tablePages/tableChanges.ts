import type { AppEntity } from '../../../app/spec.ts';
import { columnOf, hasAddress, ownRules } from '../../../app/tables.ts';
import type { AccessRule, DatabaseChange } from '../../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { policyName } from '../../../planner/plans/policies.ts';
import { owner } from './tableEntity.ts';

/** Whether everybody may read the rows already. */
export function isOpen({ name, policies }: LexiconTable): boolean {
  return policies.includes(policyName({ kind: 'everyone' }, 'select', name));
}

/** Whether people who sign in may read all rows already. */
export function isOpenToMembers(table: LexiconTable): boolean {
  return isOpen(table) || table.policies.includes(policyName({ kind: 'signed-in' }, 'select', table.name));
}

function setAccess({ name }: LexiconTable, rules: readonly AccessRule[]): readonly DatabaseChange[] {
  return rules.length === 0 ? [] : [{ do: 'set-access', table: name, rules: [...rules], replace: 'none' }];
}

/** What everybody needs to see the rows of a table. */
export function showingChanges(table: LexiconTable): readonly DatabaseChange[] {
  return isOpen(table) ? [] : setAccess(table, [{ actions: ['read'], who: 'everyone' }]);
}

/** What people who sign in need to choose among the rows of a table. */
export function choosingChanges(table: LexiconTable): readonly DatabaseChange[] {
  return isOpenToMembers(table) ? [] : setAccess(table, [{ actions: ['read'], who: 'signed-in' }]);
}

/** The columns that say who added a row; those who keep the table add rows that belong to nobody. */
function ownerColumns({ columns }: LexiconTable, entity: AppEntity): readonly DatabaseChange[] {
  const has = (name: string): boolean => columns.some((column) => column.name === name);
  const added = [
    ...(has(owner)
      ? []
      : [
          {
            name: owner,
            type: 'id',
            default: { kind: 'me' },
            references: { table: 'auth.users', onDelete: 'empty' },
          } as const,
        ]),
    ...(hasAddress(entity) && !has('email')
      ? [{ name: 'email', type: 'text', default: { kind: 'my-email' } } as const]
      : []),
  ];
  const own = columns.find(({ name }) => name === owner);
  return [
    ...(added.length > 0 ? [{ do: 'add-columns', table: entity.name, columns: added } as const] : []),
    ...(own && !own.hasDefault
      ? [{ do: 'change-column', table: entity.name, column: owner, default: { kind: 'me' } } as const]
      : []),
  ];
}

/** Columns that must have a value and that no form asks for. */
function defaults({ columns }: LexiconTable, { name: table, fields }: AppEntity): readonly DatabaseChange[] {
  return fields.flatMap((field): readonly DatabaseChange[] => {
    const column = columns.find(({ name }) => name === field.name);
    const spec = columnOf(field);
    return field.first !== undefined && column && !column.hasDefault && spec.default
      ? [{ do: 'change-column', table, column: field.name, default: spec.default }]
      : [];
  });
}

/** What people who sign in need to add rows to a table and to see their own. */
export function addingChanges(
  table: LexiconTable,
  entity: AppEntity,
  leftOut: readonly LexiconColumn[],
): readonly DatabaseChange[] {
  const held = (action: 'select' | 'insert'): boolean =>
    table.policies.includes(policyName({ kind: 'owner', column: owner }, action, table.name));
  const rules = ownRules(entity).filter(
    ({ actions }) =>
      !(actions.includes('read') && held('select')) && !(actions.includes('add') && held('insert')),
  );
  return [
    ...ownerColumns(table, entity),
    ...defaults(table, entity),
    ...leftOut.map(({ name }): DatabaseChange => ({
      do: 'change-column',
      table: table.name,
      column: name,
      required: false,
    })),
    ...setAccess(table, rules),
  ];
}
