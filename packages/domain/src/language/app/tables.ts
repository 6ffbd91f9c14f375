import type { AccessRule, ColumnSpec, Condition, DatabaseChange, Expression } from '../ast/index.ts';
import type { AppEntity, AppField, AppSpec } from './spec.ts';

const owner = 'user_id';
const isMine: Condition = {
  kind: 'compare',
  left: { kind: 'column', name: owner },
  operator: '=',
  right: { kind: 'me' },
};

const literal = (value: string | number): Expression => ({ kind: 'value', value });

/** The condition that fields which no form sets have their first values. */
function isUntouched({ fields }: AppEntity): readonly Condition[] {
  return fields.flatMap(({ name, choices, isFixed }) =>
    isFixed === true && choices
      ? choices.slice(0, 1).map((first): Condition => ({
          kind: 'compare',
          left: { kind: 'column', name },
          operator: '=',
          right: literal(first),
        }))
      : [],
  );
}

function rulesOf(entity: AppEntity): readonly AccessRule[] {
  const placed: Condition = { kind: 'all', of: [isMine, ...isUntouched(entity)] };
  switch (entity.access) {
    case 'public':
      return [{ actions: ['read'], who: 'everyone' }];
    case 'own':
      return [{ actions: ['read', 'add', 'change', 'delete'], who: 'signed-in', where: isMine }];
    case 'placed':
      return [
        { actions: ['read'], who: 'signed-in', where: isMine },
        { actions: ['add'], who: 'signed-in', where: placed },
      ];
    case 'shared':
      return [
        { actions: ['read'], who: 'everyone' },
        { actions: ['add'], who: 'signed-in', where: placed },
      ];
    default:
      return [{ actions: ['add'], who: 'everyone' }];
  }
}

function columnOf({ name, type, required, choices, isFixed }: AppField): ColumnSpec {
  const first = type === 'yes-no' ? false : isFixed === true ? choices?.[0] : undefined;
  return {
    name,
    type: type === 'long' ? 'text' : type,
    ...((required === true || first !== undefined) && { required: true }),
    ...(choices && { choices: [...choices] }),
    ...(first !== undefined && { default: { kind: 'value', value: first } }),
  };
}

/** Whether rows belong to the person who entered them. */
export function isOwned({ access }: AppEntity): boolean {
  return access === 'own' || access === 'placed' || access === 'shared';
}

function tableOf(entity: AppEntity): DatabaseChange {
  const { name, of, fields } = entity;
  return {
    do: 'create-table',
    name,
    columns: [
      ...(isOwned(entity)
        ? [
            {
              name: owner,
              type: 'id',
              required: true,
              default: { kind: 'me' },
              references: { table: 'auth.users', onDelete: 'delete' },
            } as const,
          ]
        : []),
      ...(of
        ? [
            {
              name: of.column,
              type: 'id',
              required: true,
              references: { table: of.table, onDelete: 'refuse' },
            } as const,
          ]
        : []),
      ...fields.map(columnOf),
      { name: 'created_at', type: 'moment', required: true, default: { kind: 'now' } },
    ],
    access: [...rulesOf(entity)],
  };
}

/** The changes of the database that an app needs: its tables with their access rules, then example rows. */
export function tablesOf({ entities }: AppSpec): DatabaseChange[] {
  return [
    ...entities.map(tableOf),
    ...entities.flatMap(({ name, examples }): DatabaseChange[] =>
      examples
        ? [
            {
              do: 'insert',
              table: name,
              rows: examples.map((row) =>
                Object.fromEntries(Object.entries(row).map(([column, value]) => [column, literal(value)])),
              ),
            },
          ]
        : [],
    ),
  ];
}
