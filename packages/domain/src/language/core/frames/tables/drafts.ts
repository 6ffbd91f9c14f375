import type { ColumnSpec } from '../../../ast/index.ts';
import type { LexiconTable } from '../../../planner/lexicon.ts';
import { plural, singular, toIdentifier } from '../../../planner/names.ts';
import { tableFor } from '../../columns/item.ts';
import type { ReadColumn } from '../../columns/item.ts';
import { readColumns } from '../../columns/list.ts';
import { isBackground } from '../context.ts';
import type { Draft } from '../schema/draft.ts';
import { unusedCount, wordsOf } from './unused.ts';
import { plainList } from './wording.ts';

/** A table that a message describes: a new one, or one of the project that gets columns. */
export interface Described extends Draft {
  /** The table of the project. */
  readonly existing?: LexiconTable | undefined;
  /** It was named in a list of tables, and may have no columns yet. */
  isListed?: boolean;
  /** Names of rows to put in. */
  rows?: readonly string[];
}

/** The column that points to a table. */
export function referenceTo(table: string, isRequired = true): ColumnSpec {
  return {
    name: `${singular(toIdentifier(table).replace(/^tbl_?/u, ''))}_id`,
    type: 'id',
    ...(isRequired && { required: true }),
    references: { table, onDelete: 'refuse' },
  };
}

/** True where two names mean the same thing: in the singular, or by the last word. */
export function isSame(one: string, other: string): boolean {
  const [left, right] = [singular(one), singular(other)];
  return left === right || left.split('_').at(-1) === right || left === right.split('_').at(-1);
}

/** Words that tell, in a list of what is to be stored. */
const telling =
  /^(?:(?:and|but|so|oh|then) )*(?:i|we|you|he|she|it|they|it's|that's|this|because|otherwise|thanks?|please|that way|nobody|last (?:year|time|week|month|summer|winter)|usually we)\b(?! (?:also )?(?:need|want|note|record)\b)|\b(?:gets?|goes|is) (?:lost|crazy|confus\w+|mad)\b/iu;

/** A rule in a list: `when the end is before the start`. */
const ruling =
  /^(?:(?:and|but) )*(?:when|if|where) .{3,60}\b(?:is|are|was|were)\b.{0,40}\b(?:before|after|more|less|want|must|should|cannot|can't)\b/iu;

/** The columns of a list. */
export interface ListRead {
  readonly columns: readonly ColumnSpec[];
  /** What is no column and may matter. */
  readonly left: readonly string[];
  /** Context that defines no column. */
  readonly background: readonly string[];
}

/** Words that a name can mean without containing them: `how long it takes to bake` is a duration. */
const mostReduced = 3;

/** True for a description of which the name leaves out too much. */
function isTooShort({ said, spec }: ReadColumn): boolean {
  const plain = said.replaceAll(/\([^()]*\)|[:,].*$/gu, ' ');
  return (
    unusedCount(plain, new Set(wordsOf(spec.name))) > mostReduced + (spec.choices || spec.default ? 4 : 0)
  );
}

/** Reads a list in which clauses are shortened to names. */
export function readList(text: string, tables: readonly string[]): ListRead {
  const { columns, unread } = readColumns(plainList(text), tables, true);
  const isTold = ({ said, spec }: (typeof columns)[number]): boolean =>
    telling.test(said) || ruling.test(said) || /^n\d/u.test(spec.name);
  const described = columns.filter((column) => !isTold(column));
  // Two descriptions that come to one name: the second would be lost.
  const kept = described
    .filter(({ spec, said }, at) =>
      described.slice(0, at).every((other) => other.spec.name !== spec.name || other.said === said),
    )
    .filter((column) => !isTooShort(column));
  const lost = described.filter((column) => !kept.includes(column)).map(({ said }) => said);
  const rest = [...unread, ...columns.filter((column) => isTold(column)).map(({ said }) => said)];
  return {
    columns: kept.map(({ spec }) => spec),
    left: [
      ...rest.filter((part) => !isBackground(part)),
      ...lost,
      ...kept.flatMap(({ unread: parts }) => parts),
    ],
    background: rest.filter((part) => isBackground(part)),
  };
}

/** One column from two descriptions of it. */
function merged(one: ColumnSpec, other: ColumnSpec): ColumnSpec {
  return {
    ...one,
    ...(one.type === 'text' && { type: other.type }),
    ...(other.required !== undefined && { required: other.required }),
    ...(other.unique && { unique: true }),
    ...(other.default && { default: other.default }),
    ...(other.choices && { choices: other.choices }),
    ...(other.check && { check: other.check }),
  };
}

/** Puts columns to a table; the same name twice is one column. */
export function put(draft: Described, columns: readonly ColumnSpec[]): void {
  for (const column of columns) {
    const isThere = draft.existing?.columns.some(({ name }) => name === column.name) === true;
    const same = draft.columns.find(
      ({ name }) => name === column.name || (column.references !== undefined && `${name}_id` === column.name),
    );
    const isPointed = draft.columns.some(({ name }) => name === `${column.name}_id`);
    if (isPointed) continue;
    if (same)
      draft.columns = draft.columns.map((spec) =>
        spec === same ? (column.references && !same.references ? column : merged(same, column)) : spec,
      );
    else if (!isThere && column.references?.table !== draft.name) draft.columns.push(column);
  }
}

/** The table of the project that a name means. */
export function tableCalled(name: string, tables: readonly LexiconTable[]): LexiconTable | undefined {
  const names = tables.map((table) => table.name);
  const found = tableFor(singular(name), names) ?? tableFor(plural(name), names);
  return tables.find((table) => table.name === found);
}

/** Tables in the order in which they can be made: what is pointed to comes first. */
export function ordered<T extends Pick<Draft, 'name' | 'columns'>>(drafts: readonly T[]): readonly T[] {
  const made: T[] = [];
  const rest = [...drafts];
  while (rest.length > 0) {
    const at = rest.findIndex(({ name, columns }) =>
      columns.every(
        ({ references }) =>
          references === undefined ||
          references.table === name ||
          !rest.some((other) => other.name === references.table),
      ),
    );
    made.push(...rest.splice(Math.max(at, 0), 1));
  }
  return made;
}
