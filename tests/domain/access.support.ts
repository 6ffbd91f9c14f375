import {
  cellSentence,
  type AccessAttempt,
  type AccessPerson,
  type AccessVerb,
  type PersonAccess,
  type TableAccess,
} from '@saywright/domain/access';

export type Rows = Partial<Record<AccessVerb, number | AccessAttempt>> & { readonly own?: number };

export function person(name: AccessPerson, rows: Rows): PersonAccess {
  const attempt = (verb: AccessVerb): AccessAttempt => {
    const value = rows[verb] ?? 0;
    return typeof value === 'number' ? { rows: value } : value;
  };
  return {
    person: name,
    own: rows.own ?? 0,
    read: attempt('read'),
    add: attempt('add'),
    change: attempt('change'),
    delete: attempt('delete'),
  };
}

export const everything = (total: number): Rows => ({ read: total, add: 1, change: total, delete: total });

export function tableOf(
  name: string,
  total: number,
  rows: { readonly stranger?: Rows; readonly a?: Rows; readonly b?: Rows },
  more: Partial<TableAccess> = {},
): TableAccess {
  return {
    table: name,
    kind: 'table',
    total,
    examples: false,
    unlocked: false,
    owned: false,
    personal: [],
    people: [
      person('stranger', rows.stranger ?? {}),
      person('personA', rows.a ?? {}),
      person('personB', rows.b ?? rows.a ?? {}),
      person('service', everything(total)),
    ],
    ...more,
  };
}

export function sentence(access: TableAccess, who: AccessPerson, verb: AccessVerb): string {
  const one = access.people.find((candidate) => candidate.person === who);
  return one ? cellSentence(access, one, verb) : '';
}

export const own = { read: 4, change: 4, delete: 4, add: 1, own: 4 };
export const orders = tableOf(
  'orders',
  1204,
  { a: own, b: { read: 3, change: 3, delete: 3, add: 1, own: 3 } },
  { owned: true },
);
