import * as z from 'zod/mini';
import { define, ofProject } from './define.ts';
import { list } from './list.ts';
import { planAnswerSchema } from './planAnswer.ts';

const name = z.string().check(z.maxLength(200));
const cell = z.nullable(z.string());

/** The comparisons that rows can be filtered by. */
export const rowOperators = [
  'is',
  'is-not',
  'contains',
  'starts-with',
  'less',
  'at-most',
  'more',
  'at-least',
  'empty',
  'filled',
] as const;

/** A condition on one column. The value is a text that the database reads as the type of the column. */
const rowFilterSchema = z.object({
  column: name,
  operator: z.enum(rowOperators),
  value: z.string().check(z.maxLength(1000)),
});

const rowRequestSchema = z.extend(ofProject, {
  table: name,
  /** @default none */
  filters: z.optional(list(rowFilterSchema).check(z.maxLength(20))),
  /** Text that a text or a number of the row contains, capitals ignored. @default all rows */
  search: z.optional(z.string().check(z.maxLength(200))),
  /** @default by primary key */
  sort: z.optional(z.object({ column: name, direction: z.enum(['ascending', 'descending']) })),
  /** `next` of the page before. @default the first page */
  after: z.optional(list(cell).check(z.maxLength(40))),
  /** @default 100 */
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(500))),
});

const cells = list(z.object({ column: name, value: cell })).check(z.maxLength(1600));

/** Rows that one set of changes may change and delete together. */
export const mostRowChanges = 200;

/** Rows that one set of changes may add. */
export const mostAddedRows = 10_000;

const rowChangesSchema = z.extend(ofProject, {
  table: name,
  changed: list(
    z.object({
      /** A value for each column of the primary key. */
      key: cells,
      /** The values that were seen, and what they should be. */
      values: list(z.object({ column: name, from: cell, to: cell })).check(z.maxLength(1600)),
    }),
  ).check(z.maxLength(mostRowChanges)),
  /** New rows; a column that is left out gets its default. */
  added: list(cells).check(z.maxLength(mostAddedRows)),
  /** Rows to delete, with the values that were seen in them. */
  removed: list(z.object({ key: cells, seen: cells })).check(z.maxLength(mostRowChanges)),
});

const columnSchema = z.object({
  name: z.string(),
  /** As Postgres prints it, such as `numeric(12,2)`. */
  type: z.string(),
  nullable: z.boolean(),
  hasDefault: z.boolean(),
  primaryKey: z.boolean(),
  /** The database computes its values, so nobody can write them. */
  generated: z.boolean(),
  /** The database numbers its rows. */
  identity: z.boolean(),
  /** Where its foreign key points to. */
  references: z.optional(z.object({ table: z.string(), column: z.string() })),
  /** The only values that a rule of the table allows. */
  choices: z.optional(list(z.string())),
});

const rowPageSchema = z.object({
  columns: list(columnSchema),
  /** Names of the primary key's columns, in its order; empty without one. */
  key: list(z.string()),
  /** Columns of other tables that refer to a column of this one. */
  referencedBy: list(z.object({ table: z.string(), column: z.string(), to: z.string() })),
  rows: list(
    z.object({
      /** Values of the primary key, in its order; empty without one. */
      key: list(z.string()),
      /** Values as text in column order; null is the missing value. */
      cells: list(cell),
      /** What names the rows that the cells point to; null for all other cells. */
      names: z.optional(list(cell)),
      /** Indexes of the cells that are too long to be sent whole. */
      cut: list(z.number()),
    }),
  ),
  /** Where the next page starts; null on the last page. */
  next: z.nullable(list(cell)),
  /** Number of all matching rows; null after the first page. */
  total: z.nullable(z.object({ count: z.number(), isExact: z.boolean() })),
});

/** Commands about the rows of a project's tables. */
export const dataCommands = {
  /** A page of a table's rows. Read-only. */
  listRows: define('list_rows', rowRequestSchema, rowPageSchema),
  /** Plans and proves edits of single rows as one operation, which then waits for approval. */
  planRows: define('plan_rows', rowChangesSchema, planAnswerSchema, 'operations', 'usage'),
} as const;

export type RowChangesView = z.input<typeof rowChangesSchema>;
export type DataColumn = z.infer<typeof columnSchema>;
export type RowFilterView = z.infer<typeof rowFilterSchema>;
export type RowPageView = z.infer<typeof rowPageSchema>;
