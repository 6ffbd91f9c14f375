import type { AccessRule, ColumnSpec, Condition, DatabaseChange, Expression } from '../ast/index.ts';
import type { AppEntity, AppField, AppParent, AppSpec } from './spec.ts';

const owner = 'user_id';
const address = 'email';
const staff = 'staff';

const equals = (column: string, right: Expression): Condition => ({
  kind: 'compare',
  left: { kind: 'column', name: column },
  operator: '=',
  right,
});
const isMine = equals(owner, { kind: 'me' });
const isStaff: Condition = {
  kind: 'exists',
  selection: {
    from: staff,
    where: {
      kind: 'compare',
      left: { kind: 'column', table: staff, name: owner },
      operator: '=',
      right: { kind: 'me' },
    },
  },
};

const literal = (value: string | number | boolean): Expression => ({ kind: 'value', value });

/** The condition that fields which only staff changes have their first values. */
function isUntouched({ fields }: AppEntity): readonly Condition[] {
  return fields.flatMap(({ name, first, ofStaff }): Condition[] => [
    ...(first === undefined ? [] : [equals(name, literal(first))]),
    ...(ofStaff === true ? [{ kind: 'empty', of: { kind: 'column', name } } as const] : []),
  ]);
}

/** The same as the condition of a rule; none where there is no such field. */
function untouched(entity: AppEntity): Pick<AccessRule, 'where'> {
  const of = isUntouched(entity);
  return of.length === 0 ? {} : { where: { kind: 'all', of: [...of] } };
}

const isToCome = ({ name }: AppField): Condition => ({
  kind: 'compare',
  left: { kind: 'column', name },
  operator: '>',
  right: { kind: 'now' },
});

/** The value of a status that people can give to what they entered themselves. */
export const cancelled = 'cancelled';

/** What people can cancel while it is open: the field that says so, and the values before. */
export function cancelling({
  access,
  fields,
}: Pick<AppEntity, 'access' | 'fields'>):
  | { readonly field: string; readonly open: readonly string[]; readonly until: string | undefined }
  | undefined {
  const [status] = fields.flatMap(({ name, choices, first }) =>
    first !== undefined && choices?.includes(cancelled)
      ? [{ field: name, open: choices.filter((choice) => choice !== cancelled) }]
      : [],
  );
  if (access !== 'placed' || !status) return undefined;
  return { ...status, until: fields.find(({ isAhead }) => isAhead === true)?.name };
}

/** People cancel what they entered while it is still to come. */
function cancelRules(entity: AppEntity): readonly AccessRule[] {
  const cancel = cancelling(entity);
  if (!cancel) return [];
  const { field, open } = cancel;
  const isOpen: Condition = {
    kind: 'one-of',
    left: { kind: 'column', name: field },
    values: open.map(literal),
  };
  const ahead = entity.fields.filter(({ isAhead }) => isAhead === true).map(isToCome);
  return [
    {
      actions: ['change'],
      who: 'signed-in',
      where: { kind: 'all', of: [isMine, isOpen, ...ahead] },
      after: { kind: 'all', of: [isMine, equals(field, literal(cancelled))] },
    },
  ];
}

/** The row is for one that the signed-in person placed. */
function isForMe(table: string, { table: parent, column }: AppParent): Condition {
  const isParent: Condition = {
    kind: 'compare',
    left: { kind: 'column', table: parent, name: 'id' },
    operator: '=',
    right: { kind: 'column', table, name: column },
  };
  const isPlacedByMe: Condition = {
    kind: 'compare',
    left: { kind: 'column', table: parent, name: owner },
    operator: '=',
    right: { kind: 'me' },
  };
  return {
    kind: 'exists',
    selection: { from: parent, where: { kind: 'all', of: [isParent, isPlacedByMe] } },
  };
}

/** The rules for everybody but staff. */
export function ownRules(entity: AppEntity): readonly AccessRule[] {
  const placed: Condition = {
    kind: 'all',
    of: [
      isMine,
      ...(hasAddress(entity) ? [equals(address, { kind: 'my-email' })] : []),
      ...isUntouched(entity),
      ...entity.fields.filter(({ isAhead }) => isAhead === true).map(isToCome),
    ],
  };
  switch (entity.access) {
    case 'public':
      return [{ actions: ['read'], who: 'everyone' }];
    case 'members':
      return [{ actions: ['read'], who: 'signed-in' }];
    case 'team':
      return [];
    case 'assigned':
      return entity.of
        ? [{ actions: ['read'], who: 'signed-in', where: isForMe(entity.name, entity.of) }]
        : [];
    case 'own':
      return [{ actions: ['read', 'add', 'change', 'delete'], who: 'signed-in', where: isMine }];
    case 'placed':
      return [
        { actions: ['read'], who: 'signed-in', where: isMine },
        { actions: ['add'], who: 'signed-in', where: placed },
        ...cancelRules(entity),
      ];
    case 'shared':
    case 'circle':
      return [
        { actions: ['read'], who: entity.access === 'shared' ? 'everyone' : 'signed-in' },
        { actions: ['add'], who: 'signed-in', where: placed },
        { actions: ['delete'], who: 'signed-in', where: isMine },
      ];
    default:
      return [{ actions: ['add'], who: 'everyone', ...untouched(entity) }];
  }
}

/** Whether staff manages the rows. */
export function isManaged({ access }: AppEntity): boolean {
  return access !== 'own';
}

/** Whether each row keeps the address of the person who entered it, for staff to see. */
export function hasAddress({ access, fields }: AppEntity): boolean {
  return access === 'placed' && fields.every(({ name }) => name !== address);
}

function rulesOf(entity: AppEntity): readonly AccessRule[] {
  return [
    ...ownRules(entity),
    ...(isManaged(entity)
      ? [
          {
            actions: ['read', 'add', 'change', 'delete'],
            who: 'signed-in',
            where: isStaff,
          } satisfies AccessRule,
        ]
      : []),
  ];
}

/** People who manage the rows. Only the project's owner adds them; each sees whether they are among them. */
const staffTable: DatabaseChange = {
  do: 'create-table',
  name: staff,
  columns: [
    {
      name: owner,
      type: 'id',
      required: true,
      unique: true,
      references: { table: 'auth.users', onDelete: 'delete' },
    },
    { name: 'created_at', type: 'moment', required: true, default: { kind: 'now' } },
  ],
  access: [{ actions: ['read'], who: 'signed-in', where: isMine }],
};

/** The lowest value of a field, for numbers. */
export function leastOf({ type, least = 0 }: AppField): number | undefined {
  return type === 'money' || type === 'whole-number' ? least : undefined;
}

const atLeast = (name: string, least: number): Condition => ({
  kind: 'compare',
  left: { kind: 'column', name },
  operator: '>=',
  right: literal(least),
});

function limitsOf(field: AppField): Condition | undefined {
  const { name, most } = field;
  const least = leastOf(field);
  if (least === undefined) return undefined;
  if (most === undefined) return atLeast(name, least);
  return {
    kind: 'between',
    left: { kind: 'column', name },
    from: literal(least),
    to: literal(most),
  };
}

/** A field as a column. */
export function columnOf(field: AppField): ColumnSpec {
  const { name, type, required, choices, first } = field;
  const check = limitsOf(field);
  return {
    name,
    type: type === 'long' ? 'text' : type === 'picture' ? 'link' : type,
    ...((required === true || first !== undefined) && { required: true }),
    ...(choices && { choices: [...choices] }),
    ...(check && { check }),
    ...(first !== undefined && { default: { kind: 'value', value: first } }),
  };
}

/** Whether people enter rows that others see. */
export function isSharedByPeople(access: AppEntity['access']): boolean {
  return access === 'shared' || access === 'circle';
}

/** Whether rows belong to the person who entered them. */
export function isOwned({ access }: AppEntity): boolean {
  return access === 'own' || access === 'placed' || isSharedByPeople(access);
}

function tableOf(entity: AppEntity): DatabaseChange {
  const { name, of, fields, isOncePerPerson, isOneself } = entity;
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
              references: {
                table: of.table,
                onDelete:
                  isSharedByPeople(entity.access) || entity.access === 'assigned' || isOncePerPerson === true
                    ? 'delete'
                    : 'refuse',
              },
            } as const,
          ]
        : []),
      ...fields.map(columnOf),
      ...(hasAddress(entity)
        ? [{ name: address, type: 'text', required: true, default: { kind: 'my-email' } } as const]
        : []),
      { name: 'created_at', type: 'moment', required: true, default: { kind: 'now' } },
    ],
    ...(isOncePerPerson === true && of && { unique: [[owner, of.column]] }),
    ...(isOneself === true && { unique: [[owner]] }),
    access: [...rulesOf(entity)],
  };
}

/** The times that are taken once; what was cancelled frees its time. */
function slotsOf(entity: AppEntity): readonly DatabaseChange[] {
  const { name: table, fields, of } = entity;
  const cancel = cancelling(entity);
  return fields.flatMap(({ name, slot }): DatabaseChange[] => {
    if (slot === undefined) return [];
    const columns = slot === 'by-parent' && of ? [of.column, name] : [name];
    const where: Condition | undefined = cancel && {
      kind: 'compare',
      left: { kind: 'column', name: cancel.field },
      operator: '!=',
      right: literal(cancelled),
    };
    return [{ do: 'add-unique', table, columns, ...(where && { where }) }];
  });
}

/** The changes of the database that an app needs: its tables with their access rules, then example rows. */
export function tablesOf({ entities }: AppSpec): DatabaseChange[] {
  // What others belong to comes first.
  const ordered = entities.toSorted(
    (one, other) => Number(one.of !== undefined) - Number(other.of !== undefined),
  );
  return [
    ...(entities.some(isManaged) ? [staffTable] : []),
    ...ordered.map(tableOf),
    ...ordered.flatMap(slotsOf),
    ...ordered.flatMap(({ name, examples }): DatabaseChange[] =>
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
