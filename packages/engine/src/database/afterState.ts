import type { Effects } from '@saywright/domain/receipt';
import { z } from 'zod';
import { sameKey, type Capture } from './capture.ts';
import {
  primaryKey,
  type Catalog,
  type CatalogColumn,
  type CatalogPolicy,
  type CatalogTable,
} from './catalog.ts';
import type { CatalogChange, TableChange } from './changes.ts';
import { columnDefinition, policyDefinition, publicName } from './definitions.ts';
import type { PlanRun } from './plan.ts';
import { identifier, type SqlSession } from './session.ts';

/** A table that stores an image of what a change left behind. */
export interface AfterImage {
  /** `rows`: the rows it wrote; `all`: every row of a table it created; `columns`: the values of columns it created. */
  readonly kind: 'rows' | 'all' | 'columns';
  /** Name of the founder's table after the change. */
  readonly table: string;
  /** Qualified name of the table that stores the image. */
  readonly image: string;
  readonly key: readonly string[];
  readonly columns: readonly string[];
}

/** A part of a table's structure, identified by its name; unchanged when everything is equal. */
export interface StructurePart {
  readonly name: string;
  readonly definition: string;
}

/** What an executed change left behind, enough to distinguish later work from its own. */
export interface AfterState {
  readonly images: readonly AfterImage[];
  /** By table, for the tables whose structure it changed. */
  readonly structure: Readonly<Record<string, readonly StructurePart[]>>;
  readonly change: CatalogChange;
  readonly captures: readonly Capture[];
  readonly effects: Effects;
  /** The operation that it undid. Records of earlier versions lack it. */
  readonly undoOf?: string;
}

/** A column under the name that founders see, `column orders.total`. */
export function columnPart(table: string, column: CatalogColumn): StructurePart {
  return { name: `column ${table}.${column.name}`, definition: columnDefinition(column) };
}

/** Whether row-level security protects a table. */
export function protectionPart({ name, rowSecurity, forced }: CatalogTable): StructurePart {
  return { name: `row-level security of ${name}`, definition: `${rowSecurity} ${forced}` };
}

/** Constraints, indexes and access rules, under the names that founders see. */
export function ruleParts(
  table: string,
  {
    constraints,
    indexes,
    policies,
  }: {
    readonly constraints: readonly { readonly name: string; readonly definition: string }[];
    readonly indexes: readonly { readonly name: string; readonly definition: string }[];
    readonly policies: readonly CatalogPolicy[];
  },
): readonly StructurePart[] {
  return [
    ...constraints.map(({ name, definition }) => ({ name: `data rule ${name} of ${table}`, definition })),
    ...indexes.map(({ name, definition }) => ({ name: `index ${name} of ${table}`, definition })),
    ...policies.map((policy) => ({
      name: `access rule ${policy.name} of ${table}`,
      definition: policyDefinition(table, policy),
    })),
  ];
}

/** All parts of a table's structure. */
export function partsOf(table: CatalogTable): readonly StructurePart[] {
  return [
    ...table.columns.map((column) => columnPart(table.name, column)),
    ...ruleParts(table.name, table),
    protectionPart(table),
  ];
}

function isChanged({ before, after, ...lists }: TableChange): boolean {
  return (
    before.name !== after.name ||
    before.rowSecurity !== after.rowSecurity ||
    before.forced !== after.forced ||
    Object.values(lists).some((list) => list.length > 0)
  );
}

/** The names that columns of a table have after a change, or undefined where one of them is gone. */
export function namesAfter(
  names: readonly string[],
  before: CatalogTable,
  after: CatalogTable,
): readonly string[] | undefined {
  const found = names.flatMap((name) => {
    const number = before.columns.find((column) => column.name === name)?.number;
    return after.columns.filter((column) => column.number === number).map((column) => column.name);
  });
  return found.length === names.length ? found : undefined;
}

interface Draft extends Omit<AfterImage, 'image'> {
  readonly select: string;
}

function writtenRows(capture: Capture, after: Catalog): readonly Draft[] {
  const { table: before, key, old, added, whole } = capture;
  const table = after.find(({ oid }) => oid === before.oid);
  const keyNow = table && namesAfter(key, before, table);
  if (whole || key.length === 0 || !table || !keyNow) return [];
  const keys = key.map(identifier).join(', ');
  const same = key
    .map((name, at) => `t.${identifier(keyNow[at] ?? '')} = k.${identifier(name)}`)
    .join(' and ');
  return [
    {
      kind: 'rows',
      table: table.name,
      key: keyNow,
      columns: table.columns.map((column) => column.name),
      select: `select t.* from ${publicName(table.name)} t join (select ${keys} from ${old} union select ${keys} from ${added}) k on ${same}`,
    },
  ];
}

function newColumns({ after: table, added, retyped }: TableChange): readonly Draft[] {
  const columns = [...added, ...retyped.map((pair) => pair.after)]
    .filter((column) => column.generated === '')
    .map((column) => column.name);
  if (columns.length === 0) return [];
  const key = primaryKey(table);
  const list = [...new Set([...key, ...columns])].map(identifier).join(', ');
  // Empty values need not be stored, but a converted column is compared row by row.
  const filled = columns.map((column) => `${identifier(column)} is not null`).join(' or ');
  const where = retyped.length > 0 ? '' : ` where ${filled}`;
  const select = `select ${list} from ${publicName(table.name)}${where}`;
  return [{ kind: 'columns', table: table.name, key, columns, select }];
}

/** Stores what a plan that ran in the current transaction left behind. Call before it commits. */
export async function keepAfterState(
  session: SqlSession,
  run: PlanRun,
  label: string,
  undoOf?: string,
): Promise<AfterState> {
  const { change, captures, effects } = run;
  const kept = change.kept.filter(isChanged);
  const drafts: readonly Draft[] = [
    ...captures.flatMap((capture) => writtenRows(capture, run.after)),
    ...change.created.map((table): Draft => ({
      kind: 'all',
      table: table.name,
      key: primaryKey(table),
      columns: table.columns.map((column) => column.name),
      select: `select * from ${publicName(table.name)}`,
    })),
    ...kept.flatMap(newColumns),
  ];
  const images = drafts.map(({ select: _select, ...draft }, at): AfterImage => ({
    ...draft,
    image: `saywright.${identifier(`${label}_${at}_after`)}`,
  }));
  const script = drafts.map(({ select }, at) => {
    const image = images[at]?.image ?? '';
    return `create table ${image} as ${select}; grant select on ${image} to saywright_plan;`;
  });
  if (script.length > 0) await session.run(script.join('\n'));
  const touched = [...change.created, ...kept.map((table) => table.after)];
  return {
    images,
    structure: Object.fromEntries(touched.map((table) => [table.name, partsOf(table)])),
    change: { ...change, kept },
    captures,
    effects,
    ...(undoOf !== undefined && { undoOf }),
  };
}

const storedSchema = z.array(
  z.object({
    undo_sql: z.string().nullable(),
    // Written only by this engine, so its types hold.
    after_state: z.custom<AfterState>().nullable().optional(),
  }),
);

/** Reads what an executed operation left behind; undefined for one from before such records. */
export async function readAfterState(
  session: SqlSession,
  operationId: string,
): Promise<{ readonly undoSql: string; readonly state: AfterState } | undefined> {
  const rows = await session.query('select * from saywright.applied where operation_id = $1', [operationId]);
  const [row] = storedSchema.parse(rows);
  return row?.undo_sql != null && row.after_state
    ? { undoSql: row.undo_sql, state: row.after_state }
    : undefined;
}

/** SQL condition that a row is still as in an image; types without equality are compared as text. */
export function sameRow({ key, columns }: AfterImage, row: string, image: string): string {
  const list = (alias: string): string =>
    columns.map((name) => `${alias}.${identifier(name)}::text`).join(', ');
  return `${sameKey(key, row, image)} and row(${list(row)}) is not distinct from row(${list(image)})`;
}
