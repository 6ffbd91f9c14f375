import * as z from 'zod/mini';
import { codeStatusSchema, siteStatusSchema } from './hosts.ts';
import { operationSchema, serviceSchema, textTableSchema } from './operation.ts';
import { planIdSchema } from './payments.ts';
import { planAnswerSchema } from './planAnswer.ts';

const id = z.string().check(z.uuid());

/** What the three planning commands take. Unknown context fields are dropped. */
const planPayload = z.object({
  instruction: z.string(),
  context: z.optional(z.record(z.string(), z.unknown())),
  /** The service the person chose by hand, when not the one the words suggest. */
  service: z.optional(serviceSchema),
});

const tableSummary = z.object({
  name: z.string(),
  rows: z.number(),
  rowSecurity: z.boolean(),
  /** How many rules say who may see and change its rows. */
  policies: z.number(),
  columns: z.array(z.object({ name: z.string(), type: z.string(), required: z.boolean() })),
});

export const projectSchema = z.object({ id: z.string(), name: z.string(), tables: z.array(tableSummary) });

/** What a project uses of what the plan of its owner holds, measured now. */
export const usageSchema = z.object({
  planId: planIdSchema,
  /** Bytes stored in the database. */
  bytes: z.number(),
  /** Plans made in this calendar month. */
  monthlyRequests: z.number(),
});

const exportedFiles = z.array(z.object({ path: z.string(), content: z.string() }));

/** Everything a person has on the server. Contents of files are in base64. */
export const accountExportSchema = z.object({
  madeAt: z.string(),
  /** Rows of the studio's own tables about the person, by what they are. */
  studio: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.array(z.array(z.nullable(z.string()))),
      /** False where the table has more rows than are handed over. */
      isWhole: z.boolean(),
    }),
  ),
  code: exportedFiles,
  site: exportedFiles,
});

const report = z.record(z.string(), z.unknown());

/** A command: its name, what it takes and what it answers. The app and the engine both parse with these. */
export interface Command<Payload extends z.ZodMiniType, Answer extends z.ZodMiniType> {
  readonly name: string;
  readonly payload: Payload;
  readonly answer: Answer;
}

function define<Payload extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  name: string,
  payload: Payload,
  answer: Answer,
): Command<Payload, Answer> {
  return { name, payload, answer };
}

const oneOperation = z.object({ operationId: id });
const nothing = z.object({});

export const commands = {
  planDatabase: define('ai_supabase_plan', planPayload, planAnswerSchema),
  planCode: define('ai_github_plan', planPayload, planAnswerSchema),
  planSite: define('ai_netlify_plan', planPayload, planAnswerSchema),
  codeStatus: define('get_code_status', nothing, codeStatusSchema),
  siteStatus: define('get_site_status', nothing, siteStatusSchema),
  execute: define(
    'execute_operation',
    z.object({ operationId: id, confirmed: z.boolean() }),
    operationSchema,
  ),
  decline: define('decline_operation', oneOperation, operationSchema),
  /** Plans the way back of an executed operation and proves it; executing that plan is the undo. */
  undo: define(
    'undo_operation',
    z.extend(oneOperation, {
      /** `untouched` leaves later changes alone; everything is undone unless told. */
      scope: z.optional(z.enum(['all', 'untouched'])),
    }),
    operationSchema,
  ),
  listOperations: define('list_operations', nothing, z.array(operationSchema)),
  getProject: define('get_project', nothing, projectSchema),
  /** Gives the project another name. It is only a label: nothing of what it names changes. */
  nameProject: define(
    'name_project',
    z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)) }),
    z.object({ name: z.string() }),
  ),
  getUsage: define('get_usage', nothing, usageSchema),
  getRows: define('get_rows', z.object({ table: z.string() }), textTableSchema),
  /** Everything a person has here; what only their browser keeps, the browser adds. */
  exportAccount: define('export_account', nothing, accountExportSchema),
  /** Removes the account with everything in it, for good. */
  deleteAccount: define('delete_account', z.object({ password: z.string() }), z.null()),
  agentInstructionProcessed: define('agent_instruction_processed', report, z.null()),
  agentOperationExecuted: define('agent_operation_executed', report, z.null()),
  multiAgentInstructionProcessed: define('multi_agent_instruction_processed', report, z.null()),
  multiAgentOperationExecuted: define('multi_agent_operation_executed', report, z.null()),
} as const;

export type ProjectView = z.infer<typeof projectSchema>;
export type AccountExport = z.infer<typeof accountExportSchema>;
export type UsageView = z.infer<typeof usageSchema>;

/** What the bridge receives. */
export const requestSchema = z.object({ command: z.string(), payload: z.unknown() });

/** Codes a caller can act on. */
export const errorCodes = [
  'unauthorised',
  'invalid',
  'unknown',
  'conflict',
  'changed',
  'refused',
  /** The plan of the person holds no more. */
  'limit',
  /** The server cannot do this now: too much at once, a full disk, a lost database. Its words say what to do. */
  'unavailable',
  'failed',
] as const;

/** What the bridge answers when it could not do what was asked. */
export const errorSchema = z.object({
  error: z.object({ code: z.enum(errorCodes), message: z.string(), operation: z.optional(operationSchema) }),
});
export type ErrorCode = (typeof errorCodes)[number];
export type ErrorAnswer = z.infer<typeof errorSchema>;

const none = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
);

/** What the app needs to know before its first request; nothing in it is secret. */
export const configSchema = z.object({
  publishableKey: z.string(),
  projectId: z.string(),
  /** Whether mails leave the machine of the server; else whoever runs it reads them there. */
  sendsMail: z.optional(z.boolean()),
  /** The site on which whoever runs this installation can be reached (A88); anything but an https address is none. */
  contactUrl: z.optional(z.union([z.url({ protocol: /^https$/ }), none])),
});

export type ConfigView = z.infer<typeof configSchema>;
