import { operationStates } from '@saywright/domain/operations';
import { effectKinds } from '@saywright/domain/outcome';
import * as z from 'zod/mini';
import { list } from './list.ts';

const risk = z.enum(['low', 'medium', 'high']);
const service = z.enum(['database', 'code-hosting', 'deployment']);

/** Text in which the names of the founder's tables, branches and so on are marked. */
const phrase = list(z.union([z.string(), z.object({ name: z.string() })]));

const textTable = z.object({ columns: list(z.string()), rows: list(list(z.nullable(z.string()))) });

const sample = z.extend(textTable, { caption: z.string() });

const receiptLine = z.object({ label: z.string(), value: z.string(), tone: z.enum(['plain', 'zero']) });

const reach = z.object({
  total: z.number(),
  reads: z.number(),
  changes: z.number(),
  deletes: z.number(),
});

const accessLine = z.extend(reach, {
  table: z.string(),
  who: z.string(),
  own: z.number(),
  /** Whether rows can be added; missing where an earlier version proved it. */
  adds: z.optional(z.boolean()),
  examples: z.boolean(),
  /** The same counts before the plan, where they were different. */
  before: z.optional(reach),
});

const diff = z.object({
  path: z.string(),
  hunks: list(
    z.object({
      oldStart: z.number(),
      newStart: z.number(),
      lines: list(z.object({ kind: z.enum(['added', 'removed', 'context']), text: z.string() })),
    }),
  ),
});

/** How an instruction was read: some of its words, each with what they were read as. */
const reading = z.object({
  /** Name of the language model that read it; left out for the rules. */
  by: z.optional(z.string()),
  words: list(
    z.object({
      said: z.string(),
      read: z.string(),
      /** Other readings, each as a whole instruction to send instead. */
      options: z.optional(list(z.object({ label: z.string(), instruction: z.string() }))),
    }),
  ),
});

/** What a plan builds, where it is a whole app: what it stores and its pages, in words. */
const app = z.object({
  stored: list(
    z.object({
      table: z.string(),
      title: z.string(),
      fields: list(z.string()),
      /** The row of another table that each row belongs to. */
      of: z.optional(z.string()),
      /** Who reaches the rows, as a sentence. */
      reach: z.string(),
    }),
  ),
  pages: list(z.object({ file: z.string(), title: z.string(), who: z.string() })),
  /** As whom the pages were tried, as a sentence; missing in plans of earlier versions. */
  tried: z.optional(z.string()),
  /** What the instruction leaves open, answered for now; another answer is an instruction. */
  questions: z.optional(
    list(
      z.object({
        text: z.string(),
        options: list(z.object({ label: z.string(), instruction: z.optional(z.string()) })),
      }),
    ),
  ),
});

const proof = z.object({
  /** When the trial ran, ISO 8601. */
  provenAt: z.string(),
  /** How long it took, in whole milliseconds. */
  tookMs: z.number(),
  /** First characters of the hash of the proven bytes, in two groups. */
  fingerprint: z.string(),
  lines: list(receiptLine),
  samples: list(sample),
  access: list(accessLine),
  /** Changes in text files, line by line; left out where there are none. */
  diffs: z.optional(list(diff)),
  /** What undo restores, in words. */
  undo: z.string(),
  /** For an undo that would remove later changes: whether the untouched rest can be undone alone. */
  untouched: z.optional(z.boolean()),
});

/** An operation as the app shows it. Its statements are for reading: only its id is ever sent back. */
export const operationSchema = z.object({
  id: z.string(),
  instruction: z.string(),
  service,
  type: z.string(),
  state: z.enum(operationStates),
  /** The higher of the instruction's keyword level and the plan's own level. */
  risk,
  keywordRisk: risk,
  planRisk: risk,
  riskReasons: list(z.string()),
  title: z.string(),
  doneTitle: z.string(),
  understood: z.string(),
  reading: z.optional(reading),
  app: z.optional(app),
  steps: list(phrase),
  /** For an operation on several services, what each does, in order; `steps` has all of them. */
  parts: z.optional(
    list(
      z.object({
        service,
        title: z.string(),
        steps: list(phrase),
        sql: z.optional(z.string()),
        commands: z.optional(list(z.string())),
      }),
    ),
  ),
  /** Goes back to a restore point with the whole project. */
  isReturn: z.optional(z.boolean()),
  /** The statements of a database plan; empty for other services. */
  sql: z.string(),
  /** The equivalent commands of a plan for code or the site; left out or empty for a database plan. */
  commands: z.optional(list(z.string())),
  warnings: list(z.string()),
  /** Texts of the second confirmation, where one is needed. */
  confirmation: z.optional(z.object({ title: z.string(), sentence: z.string(), label: z.string() })),
  proof: z.nullable(proof),
  /** What was observed after execution, in words. */
  result: z.nullable(z.string()),
  /** What was observed, as data; missing before execution, and for operations from before effects were recorded. */
  effect: z.optional(z.object({ kind: z.enum(effectKinds), address: z.optional(z.string()) })),
  error: z.nullable(z.string()),
  /** For an undo: it leaves later changes alone, so it does not restore everything. */
  isPartial: z.optional(z.boolean()),
  /** For an undone operation: later changes were kept, so not everything is as it was before. */
  partlyUndone: z.optional(z.boolean()),
  undoOf: z.nullable(z.string()),
  /** The steps as text, one per line. */
  plan: z.string(),
  /** Whether it was executed, even if it was undone later. */
  executed: z.boolean(),
  /** When it was planned. */
  timestamp: z.string(),
  createdAt: z.string(),
  executedAt: z.nullable(z.string()),
});

export type OperationView = z.infer<typeof operationSchema>;
export type ProofView = z.infer<typeof proof>;
export type AppView = z.infer<typeof app>;
export type AccessView = z.infer<typeof accessLine>;
export type TextTableView = z.infer<typeof textTable>;
export { risk as riskSchema, service as serviceSchema, textTable as textTableSchema };
