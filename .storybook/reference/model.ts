import { z } from 'zod';

const row = z.object({
  name: z.string(),
  /** Its type as TypeScript prints it, without `undefined`. */
  type: z.string(),
  /** The values of a union of literals, in source order. */
  values: z.array(z.string()).readonly().optional(),
  required: z.boolean(),
  defaultValue: z.string().optional(),
  description: z.string(),
});

const entry = z.object({
  name: z.string(),
  kind: z.enum(['component', 'function', 'type']),
  /** What it is imported from. */
  from: z.string(),
  /** The folder of its component; empty if it belongs to none. */
  folder: z.string(),
  summary: z.string(),
  /** Call of a function, with types. */
  signature: z.string().optional(),
  example: z.string().optional(),
  /** A sentence on attributes of its element, which have no row; names in backticks. */
  native: z.string().optional(),
  rows: z.array(row).readonly(),
});

/** What the showcase reads from the source of the kit: exports, and the variables that each component’s styles read. */
export const kitReferenceSchema = z.object({
  entries: z.array(entry).readonly(),
  tokens: z.record(z.string(), z.array(z.string()).readonly()).readonly(),
});

/** One prop, field or parameter. */
export type ReferenceRow = Readonly<z.infer<typeof row>>;

/** One exported name of the kit. */
export type ReferenceEntry = Readonly<z.infer<typeof entry>>;

/** What `kitReferenceSchema` describes. */
export type KitReference = z.infer<typeof kitReferenceSchema>;
