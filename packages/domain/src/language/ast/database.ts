import * as z from 'zod/mini';
import { conditionSchema, expressionSchema, selectionSchema } from './expression.ts';

const name = z.string().check(z.minLength(1), z.maxLength(63));
const columns = z.array(name).check(z.minLength(1));

/** Types of a column, in a founder's words. `number` has decimals, `money` has two of them. */
export const columnTypes = [
  'text',
  'whole-number',
  'number',
  'money',
  'yes-no',
  'date',
  'time',
  'moment',
  'duration',
  'email',
  'phone',
  'link',
  'list',
  'json',
  'id',
] as const;

/** What happens to rows when the row they belong to is deleted. */
export const onDeletes = ['refuse', 'delete', 'empty'] as const;

const reference = z.object({
  /** A table of the project or of this plan, or `auth.users` for a person with an account. */
  table: name,
  onDelete: z.enum(onDeletes),
});

export const columnSpecSchema = z.object({
  name,
  type: z.enum(columnTypes),
  required: z.optional(z.boolean()),
  unique: z.optional(z.boolean()),
  default: z.optional(expressionSchema),
  /** The only values allowed. */
  choices: z.optional(z.array(z.string()).check(z.minLength(1))),
  check: z.optional(conditionSchema),
  /** The type of a reference is taken from the key it points to. */
  references: z.optional(reference),
  /** The value of rows that already exist, for a new column. */
  fill: z.optional(expressionSchema),
});
export type ColumnSpec = z.infer<typeof columnSpecSchema>;

/** Who an access rule is for; a condition narrows it to some rows. */
export const audiences = ['everyone', 'signed-in'] as const;
export const rowActions = ['read', 'add', 'change', 'delete'] as const;

export const accessRuleSchema = z.object({
  actions: z.array(z.enum(rowActions)).check(z.minLength(1)),
  who: z.enum(audiences),
  /** The rows it is about: own rows compare a column with `me`. Left out, all rows. */
  where: z.optional(conditionSchema),
  /** For `change`: a condition that the row has to meet afterwards, if another than `where`. */
  after: z.optional(conditionSchema),
  /** For `change`: the only columns that may be changed. */
  columns: z.optional(columns),
});
export type AccessRule = z.infer<typeof accessRuleSchema>;

const tableSpec = {
  name,
  columns: z.array(columnSpecSchema),
  /** Left out, a random id; `number` counts up; a list names columns of the table. */
  key: z.optional(z.union([z.enum(['random', 'number']), columns])),
  /** Each row belongs to the signed-in person who adds it, and only they see it. */
  owned: z.optional(z.boolean()),
  unique: z.optional(z.array(columns)),
  checks: z.optional(z.array(conditionSchema)),
  access: z.optional(z.array(accessRuleSchema)),
};

/** One change of a database, as data. Names are those of the project, or of an earlier change of the same plan. */
export const databaseChangeSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('create-table'), ...tableSpec }),
  z.object({ do: z.literal('rename-table'), table: name, to: name }),
  z.object({ do: z.literal('drop-table'), table: name }),
  z.object({
    do: z.literal('add-columns'),
    table: name,
    columns: z.array(columnSpecSchema).check(z.minLength(1)),
  }),
  z.object({
    do: z.literal('change-column'),
    table: name,
    column: name,
    type: z.optional(z.enum(columnTypes)),
    /** The value in the new type, computed from the old one. */
    convert: z.optional(expressionSchema),
    required: z.optional(z.boolean()),
    /** The value that empty rows get first. */
    fill: z.optional(expressionSchema),
    unique: z.optional(z.boolean()),
    /** Null removes it. */
    default: z.optional(z.nullable(expressionSchema)),
    /** The only values allowed; null allows any. */
    choices: z.optional(z.nullable(z.array(z.string()).check(z.minLength(1)))),
  }),
  z.object({
    do: z.literal('add-choices'),
    table: name,
    column: name,
    choices: z.array(z.string()).check(z.minLength(1)),
  }),
  z.object({ do: z.literal('rename-column'), table: name, column: name, to: name }),
  z.object({ do: z.literal('drop-columns'), table: name, columns }),
  /** A column that points to another table; `matching` fills it by comparing an existing text with a column there. */
  z.object({
    do: z.literal('add-reference'),
    table: name,
    column: name,
    to: name,
    onDelete: z.enum(onDeletes),
    required: z.optional(z.boolean()),
    unique: z.optional(z.boolean()),
    matching: z.optional(z.object({ column: name, with: name, dropColumn: z.optional(z.boolean()) })),
  }),
  z.object({ do: z.literal('change-on-delete'), table: name, column: name, onDelete: z.enum(onDeletes) }),
  z.object({ do: z.literal('add-check'), table: name, condition: conditionSchema }),
  /** Removes the checks that mention these columns. */
  z.object({ do: z.literal('drop-checks'), table: name, columns }),
  z.object({
    do: z.literal('add-unique'),
    table: name,
    columns,
    ignoringCapitals: z.optional(z.boolean()),
    where: z.optional(conditionSchema),
  }),
  z.object({ do: z.literal('drop-unique'), table: name, columns }),
  /** Rows with equal `same` columns may not overlap between the two columns. */
  z.object({ do: z.literal('forbid-overlap'), table: name, same: z.array(name), from: name, to: name }),
  z.object({ do: z.literal('add-index'), table: name, columns }),
  /** A numbered or random key for a table without one. */
  z.object({ do: z.literal('add-key'), table: name, column: name, kind: z.enum(['random', 'number']) }),
  /** A column that always holds the moment of the last change. */
  z.object({ do: z.literal('keep-updated'), table: name, column: name }),
  /** Only what the rules allow is allowed; `replace` removes the present rules for the same actions, or all. */
  z.object({
    do: z.literal('set-access'),
    table: name,
    rules: z.array(accessRuleSchema),
    replace: z.enum(['none', 'same-actions', 'all']),
    /** Further actions whose present rules are removed, without new ones. */
    closes: z.optional(z.array(z.enum(rowActions))),
  }),
  z.object({
    do: z.literal('insert'),
    table: name,
    rows: z.array(z.record(name, expressionSchema)).check(z.minLength(1)),
  }),
  /** Adds the rows of a selection. */
  z.object({ do: z.literal('insert-from'), table: name, columns, selection: selectionSchema }),
  z.object({
    do: z.literal('update'),
    table: name,
    set: z.record(name, expressionSchema),
    where: conditionSchema,
  }),
  z.object({ do: z.literal('delete'), table: name, where: conditionSchema }),
  /** Storage for files. */
  z.object({ do: z.literal('create-bucket'), name, public: z.boolean() }),
]);
export type DatabaseChange = z.infer<typeof databaseChangeSchema>;
