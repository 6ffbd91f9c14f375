import * as z from 'zod/mini';

/** Units of a length of time. */
export const timeUnits = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;

/** Functions that an expression may call, by name in SQL. */
export const functionNames = [
  'lower',
  'upper',
  'initcap',
  'trim',
  'length',
  'replace',
  'concat',
  'round',
  'floor',
  'ceil',
  'abs',
  'greatest',
  'least',
  'coalesce',
  'nullif',
  'year',
  'month',
  'day',
  'weekday',
  'date',
  'start-of-week',
  'start-of-month',
  'start-of-year',
  /** A text as a number; nothing where it is none. */
  'number',
  'text',
  /** The digits of a text, without anything else. */
  'digits',
  /** Part of a text: the text, a separator, the position of the part from 1. */
  'split',
  /** A text from a position, counted from 1, and optionally for a length. */
  'substring',
  /** Where a text first occurs in another, counted from 1; 0 if nowhere. */
  'position',
  /** A written date: the text, and its form such as `DD.MM.YYYY`. */
  'to-date',
] as const;

/** Aggregates over the rows of a selection. */
export const aggregateNames = ['count', 'sum', 'average', 'smallest', 'largest', 'list'] as const;

/** Comparisons of two values. `contains`, `starts-with`, `ends-with` and `same-text` ignore capitals. */
export const comparisons = [
  '=',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'contains',
  'starts-with',
  'ends-with',
  'same-text',
] as const;

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/**
 * An expression over the columns of rows. A column without a table belongs to the row at hand; the rows of a joined or
 * enclosing selection are named by table or alias.
 */
export type Expression =
  | { readonly kind: 'value'; readonly value: string | number | boolean | null }
  | { readonly kind: 'column'; readonly table?: string | undefined; readonly name: string }
  /** Today's date, or this moment. */
  | { readonly kind: 'today' }
  | { readonly kind: 'now' }
  /** The id of the signed-in person. */
  | { readonly kind: 'me' }
  /** The e-mail address of the signed-in person. */
  | { readonly kind: 'my-email' }
  | { readonly kind: 'duration'; readonly amount: number; readonly unit: (typeof timeUnits)[number] }
  | {
      readonly kind: 'arithmetic';
      readonly operator: '+' | '-' | '*' | '/' | '%';
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'call';
      readonly name: (typeof functionNames)[number];
      readonly arguments: readonly Expression[];
    }
  /** Without `of`, a count of rows. */
  | {
      readonly kind: 'aggregate';
      readonly name: (typeof aggregateNames)[number];
      readonly of?: Expression | undefined;
      readonly distinct?: boolean | undefined;
      readonly where?: Condition | undefined;
    }
  | {
      readonly kind: 'case';
      readonly when: readonly { readonly condition: Condition; readonly value: Expression }[];
      readonly else?: Expression | undefined;
    }
  /** The only value of a selection. */
  | { readonly kind: 'pick'; readonly from: Selection }
  | { readonly kind: 'condition'; readonly condition: Condition };

/** Something that is true or false for a row. */
export type Condition =
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  | {
      readonly kind: 'compare';
      readonly left: Expression;
      readonly operator: (typeof comparisons)[number];
      readonly right: Expression;
    }
  | { readonly kind: 'one-of'; readonly left: Expression; readonly values: readonly Expression[] }
  | { readonly kind: 'in'; readonly left: Expression; readonly selection: Selection }
  | {
      readonly kind: 'between';
      readonly left: Expression;
      readonly from: Expression;
      readonly to: Expression;
    }
  | { readonly kind: 'empty'; readonly of: Expression }
  /** A yes-or-no column. */
  | { readonly kind: 'is-true'; readonly of: Expression }
  | { readonly kind: 'exists'; readonly selection: Selection }
  /** Every row. */
  | { readonly kind: 'always' }
  | { readonly kind: 'signed-in' };

/** Rows read from one table, joined with others where needed. */
export interface Selection {
  readonly from: string;
  readonly as?: string | undefined;
  readonly joins?:
    | readonly {
        readonly table: string;
        readonly as?: string | undefined;
        /** `left` keeps rows without a match. */
        readonly kind: 'inner' | 'left';
        readonly on: Condition;
      }[]
    | undefined;
  /** Left out, every column. */
  readonly columns?: readonly { readonly value: Expression; readonly as?: string | undefined }[] | undefined;
  readonly where?: Condition | undefined;
  readonly groupBy?: readonly Expression[] | undefined;
  readonly having?: Condition | undefined;
  readonly orderBy?:
    | readonly { readonly by: Expression; readonly descending?: boolean | undefined }[]
    | undefined;
  readonly limit?: number | undefined;
  readonly distinct?: boolean | undefined;
}

const name = z.string().check(z.minLength(1), z.maxLength(63));
const optionalName = z.optional(name);

export const expressionSchema: z.ZodMiniType<Expression> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('value'), value }),
    z.object({ kind: z.literal('column'), table: optionalName, name }),
    z.object({ kind: z.literal('today') }),
    z.object({ kind: z.literal('now') }),
    z.object({ kind: z.literal('me') }),
    z.object({ kind: z.literal('my-email') }),
    z.object({ kind: z.literal('duration'), amount: z.number(), unit: z.enum(timeUnits) }),
    z.object({
      kind: z.literal('arithmetic'),
      operator: z.enum(['+', '-', '*', '/', '%']),
      left: expressionSchema,
      right: expressionSchema,
    }),
    z.object({ kind: z.literal('call'), name: z.enum(functionNames), arguments: z.array(expressionSchema) }),
    z.object({
      kind: z.literal('aggregate'),
      name: z.enum(aggregateNames),
      of: z.optional(expressionSchema),
      distinct: z.optional(z.boolean()),
      where: z.optional(conditionSchema),
    }),
    z.object({
      kind: z.literal('case'),
      when: z.array(z.object({ condition: conditionSchema, value: expressionSchema })).check(z.minLength(1)),
      else: z.optional(expressionSchema),
    }),
    z.object({ kind: z.literal('pick'), from: selectionSchema }),
    z.object({ kind: z.literal('condition'), condition: conditionSchema }),
  ]),
);

export const conditionSchema: z.ZodMiniType<Condition> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['all', 'any']), of: z.array(conditionSchema).check(z.minLength(1)) }),
    z.object({ kind: z.literal('not'), of: conditionSchema }),
    z.object({
      kind: z.literal('compare'),
      left: expressionSchema,
      operator: z.enum(comparisons),
      right: expressionSchema,
    }),
    z.object({
      kind: z.literal('one-of'),
      left: expressionSchema,
      values: z.array(expressionSchema).check(z.minLength(1)),
    }),
    z.object({ kind: z.literal('in'), left: expressionSchema, selection: selectionSchema }),
    z.object({
      kind: z.literal('between'),
      left: expressionSchema,
      from: expressionSchema,
      to: expressionSchema,
    }),
    z.object({ kind: z.literal('empty'), of: expressionSchema }),
    z.object({ kind: z.literal('is-true'), of: expressionSchema }),
    z.object({ kind: z.literal('exists'), selection: selectionSchema }),
    z.object({ kind: z.literal('always') }),
    z.object({ kind: z.literal('signed-in') }),
  ]),
);

export const selectionSchema: z.ZodMiniType<Selection> = z.lazy(() =>
  z.object({
    from: name,
    as: optionalName,
    joins: z.optional(
      z.array(
        z.object({ table: name, as: optionalName, kind: z.enum(['inner', 'left']), on: conditionSchema }),
      ),
    ),
    columns: z.optional(z.array(z.object({ value: expressionSchema, as: optionalName }))),
    where: z.optional(conditionSchema),
    groupBy: z.optional(z.array(expressionSchema)),
    having: z.optional(conditionSchema),
    orderBy: z.optional(z.array(z.object({ by: expressionSchema, descending: z.optional(z.boolean()) }))),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
    distinct: z.optional(z.boolean()),
  }),
);
