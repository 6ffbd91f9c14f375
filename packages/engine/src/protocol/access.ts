import { accessPeople, accessVerbs, adviceRules } from '@saywright/domain/access';
import * as z from 'zod/mini';
import { define, ofProject } from './define.ts';
import { list } from './list.ts';

const cell = z.object({
  verb: z.enum(accessVerbs),
  /** Rows read, changed or deleted; for adding, 1 or 0. */
  rows: z.number(),
  /** True when there may be more: not everything was counted or tried. */
  atLeast: z.boolean(),
  /** Why access rules alone did not decide; left out where they did. */
  stopped: z.optional(z.enum(['constraint', 'recursion', 'error', 'untried'])),
  /** The result as a sentence. */
  sentence: z.string(),
});

const concern = z.object({
  level: z.enum(['danger', 'warning']),
  sentence: z.string(),
  reason: z.string(),
  /** An instruction that would close it; left out where none is known. */
  instruction: z.optional(z.string()),
});

const advice = z.object({
  rule: z.enum(adviceRules),
  level: z.enum(['danger', 'warning', 'info']),
  /** The table, view or function. */
  table: z.string(),
  sentence: z.string(),
  /** What was found in the database, as names and numbers. */
  evidence: z.string(),
  instruction: z.optional(z.string()),
});

/** Who may do what with each table of a project, counted by trying. */
const accessSchema = z.object({
  /** When it was tried, ISO 8601. */
  triedAt: z.string(),
  tookMs: z.number(),
  /** Number of tables that were left out, because there are too many. */
  leftOut: z.number(),
  /** What the advisor says about the tables, the worst first. */
  advice: list(advice),
  tables: list(
    z.object({
      name: z.string(),
      kind: z.enum(['table', 'view']),
      total: z.number(),
      /** True when example rows were added for the attempts, because there were none. */
      examples: z.boolean(),
      /** The table in one or two sentences. */
      sentence: z.string(),
      /** Concerns, the worst first. */
      concerns: list(concern),
      people: list(z.object({ person: z.enum(accessPeople), own: z.number(), cells: list(cell) })),
    }),
  ),
});

/** Commands about who may see and change what. */
export const accessCommands = {
  /**
   * Tries to read, add, change and delete rows of every table as a stranger, as two people who sign in and as the
   * project's own server. Every attempt is rolled back. Without an id, of the current project.
   */
  getAccess: define('get_access', ofProject, accessSchema),
} as const;

export type ProjectAccessView = z.infer<typeof accessSchema>;
