import { effectKinds } from '@saywright/domain/outcome';
import * as z from 'zod/mini';

const risk = z.enum(['low', 'medium', 'high']);
const service = z.enum(['database', 'code-hosting', 'deployment']);

/** Text in which the names of the founder's own things stand apart. */
const phrase = z.array(z.union([z.string(), z.object({ name: z.string() })]));

const textTable = z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.nullable(z.string()))) });

const sample = z.extend(textTable, { caption: z.string() });

const receiptLine = z.object({ label: z.string(), value: z.string(), tone: z.enum(['plain', 'zero']) });

const accessLine = z.object({
  table: z.string(),
  who: z.string(),
  total: z.number(),
  own: z.number(),
  reads: z.number(),
  changes: z.number(),
  deletes: z.number(),
  examples: z.boolean(),
});

const diff = z.object({
  path: z.string(),
  hunks: z.array(
    z.object({
      oldStart: z.number(),
      newStart: z.number(),
      lines: z.array(z.object({ kind: z.enum(['added', 'removed', 'context']), text: z.string() })),
    }),
  ),
});

const proof = z.object({
  /** When the trial ran, ISO 8601. */
  provenAt: z.string(),
  /** How long it took, in whole milliseconds. */
  tookMs: z.number(),
  /** First characters of the hash of the proven bytes, in two groups. */
  fingerprint: z.string(),
  lines: z.array(receiptLine),
  samples: z.array(sample),
  access: z.array(accessLine),
  /** What changes in files of text, line by line; left out where nothing of that kind changes. */
  diffs: z.optional(z.array(diff)),
  /** What undo restores, in words. */
  undo: z.string(),
  /** Of an undo that would remove later changes: whether what nobody touched can be undone alone. */
  untouched: z.optional(z.boolean()),
});

/** One operation as the app shows it. The statements in it are for reading: only its id is ever sent back. */
export const operationSchema = z.object({
  id: z.string(),
  instruction: z.string(),
  service,
  type: z.string(),
  state: z.enum(['proven', 'executing', 'executed', 'undone', 'failed', 'declined', 'stale']),
  /** The higher of the instruction's keyword level and the plan's own level. */
  risk,
  keywordRisk: risk,
  planRisk: risk,
  riskReasons: z.array(z.string()),
  title: z.string(),
  doneTitle: z.string(),
  understood: z.string(),
  steps: z.array(phrase),
  /** The statements of a database plan; empty for other services. */
  sql: z.string(),
  /** How a plan for code or the site would be typed; left out or empty for a database plan. */
  commands: z.optional(z.array(z.string())),
  warnings: z.array(z.string()),
  /** Present when a second confirmation is needed: what it says and what its button repeats. */
  confirmation: z.optional(z.object({ title: z.string(), sentence: z.string(), label: z.string() })),
  proof: z.nullable(proof),
  /** What was observed after execution, in words. */
  result: z.nullable(z.string()),
  /** What was observed, as data; missing until then, and for what was executed before effects were recorded. */
  effect: z.optional(z.object({ kind: z.enum(effectKinds), address: z.optional(z.string()) })),
  error: z.nullable(z.string()),
  /** Of an undo: it leaves later changes alone, so it does not put everything back. */
  isPartial: z.optional(z.boolean()),
  /** Of an undone operation: later changes were kept, so not everything is as it was before. */
  partlyUndone: z.optional(z.boolean()),
  undoOf: z.nullable(z.string()),
  /** The steps as text, one a line. */
  plan: z.string(),
  /** Whether it was carried out, whatever came after. */
  executed: z.boolean(),
  /** When it was planned. */
  timestamp: z.string(),
  createdAt: z.string(),
  executedAt: z.nullable(z.string()),
});

export type OperationView = z.infer<typeof operationSchema>;
export type ProofView = z.infer<typeof proof>;
export type AccessView = z.infer<typeof accessLine>;
export type TextTableView = z.infer<typeof textTable>;
export { phrase as phraseSchema, service as serviceSchema, textTable as textTableSchema };
