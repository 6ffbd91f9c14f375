import { entryForm, rowList } from '../../../app/elements.ts';
import type { AppEntity } from '../../../app/spec.ts';
import type { DatabaseChange } from '../../../ast/index.ts';
import type { Lexicon, LexiconTable } from '../../../planner/lexicon.ts';
import { humanise } from '../../../planner/names.ts';
import { listed } from '../../../planner/outcome.ts';
import { linesOf } from '../changes/appElements.ts';
import type { TablePagesRequest } from './request.ts';
import { addingChanges, choosingChanges, isOpen, isOpenToMembers, showingChanges } from './tableChanges.ts';
import { entityOf, owner, parentsOf, showable } from './tableEntity.ts';

/** Something that goes on a page. */
export interface Placed {
  readonly table: LexiconTable;
  readonly entity: AppEntity;
  readonly markup: readonly string[];
  readonly changes: readonly DatabaseChange[];
  /** What becomes of the rows, in sentences. */
  readonly understood: string;
}

/** Several rows of a table in words. */
export const words = ({ name }: LexiconTable): string => humanise(name);

/** The list of a table. */
export function shownPart(request: TablePagesRequest, at: number, lexicon: Lexicon): Placed | undefined {
  const one = request.shown[at];
  if (!one) return undefined;
  const { table, columns } = one;
  const isForMembers = request.isForMembers === true;
  const isRead = (other: LexiconTable): boolean =>
    (isForMembers ? isOpenToMembers(other) : isOpen(other)) ||
    request.shown.some((shown) => shown.table === other);
  const parents = parentsOf(table, lexicon).filter(
    ({ column }) => columns.length === 0 || columns.includes(column),
  );
  const hidden = parents.filter((parent) => !isRead(parent.table));
  const also = parents.filter((parent) => isRead(parent.table)).map(({ parent }) => parent);
  const entity = entityOf({ table, access: isForMembers ? 'members' : 'public', columns, also });
  const left = showable(table).filter(({ name }) => entity.fields.every((field) => field.name !== name));
  return {
    table,
    entity,
    markup: linesOf(rowList(entity, [])),
    changes: isForMembers ? choosingChanges(table) : showingChanges(table),
    understood: [
      isForMembers
        ? `Everybody who signs in can then read all ${words(table)}, and anybody can register on the site; visitors who are not signed in see none, and nobody but you can change them.`
        : isOpen(table)
          ? `Everybody can read ${words(table)} already.`
          : `Everybody who can open the site can then read all ${words(table)}, without signing in; nobody but you can change them.`,
      ...(left.length === 0
        ? []
        : [
            `Their ${listed(left.map(({ name }) => humanise(name)))} ${left.length === 1 ? 'is' : 'are'} not on the page, but can be read too.`,
          ]),
      ...hidden.map(
        (parent) =>
          `Their ${parent.parent.label.toLowerCase()} is not shown, because ${words(parent.table)} stay closed.`,
      ),
    ].join(' '),
  };
}

/** The form for a table, with the rows that a person added. */
export function formPart(table: LexiconTable, request: TablePagesRequest, lexicon: Lexicon): Placed {
  const isRead = (other: LexiconTable): boolean =>
    isOpenToMembers(other) || request.shown.some((shown) => shown.table === other);
  const parents = parentsOf(table, lexicon);
  const used = parents.filter(
    (parent) => isRead(parent.table) || request.chosen?.includes(parent.table.name) === true,
  );
  const left = parents.filter((parent) => !used.includes(parent)).map(({ column }) => column);
  const entity = entityOf({ table, access: 'placed', also: used.map(({ parent }) => parent) });
  const closed = left.map(({ name }) => ({ name, label: name, type: 'text', ofStaff: true }) as const);
  const decided = entity.fields.filter(({ first, ofStaff }) => first !== undefined || ofStaff === true);
  const opened = used.map((parent) => parent.table).filter((other) => !isRead(other));
  return {
    table,
    entity,
    markup: linesOf([entryForm(entity), rowList(entity, [])].join('\n')),
    changes: [
      ...opened.flatMap(choosingChanges),
      ...addingChanges(
        table,
        { ...entity, fields: [...entity.fields, ...closed] },
        left.filter(({ nullable, hasDefault }) => !nullable && !hasDefault),
      ),
    ],
    understood: [
      `People who sign in add ${words(table)} and see only their own.`,
      ...(table.columns.some(({ name }) => name === owner)
        ? []
        : [
            'Each keeps the email address of the person who added it. The rows that are there stay yours alone.',
          ]),
      ...(decided.length === 0
        ? []
        : [`Only you set ${listed(decided.map(({ label }) => label.toLowerCase()))}.`]),
      ...(left.length === 0
        ? []
        : [
            `The form leaves out ${listed(left.map(({ name }) => humanise(name.replace(/_id$/u, ''))))}, which you fill in.`,
          ]),
      ...opened.map((other) => `Everybody who signs in can read all ${words(other)}, to choose from.`),
    ].join(' '),
  };
}
