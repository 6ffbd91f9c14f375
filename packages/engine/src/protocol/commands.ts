import * as z from 'zod/mini';
import { codeProgressSchema, codeStatusSchema, siteStatusSchema } from './hosts.ts';
import {
  conversationIdSchema,
  conversationSchema,
  conversationSummarySchema,
  oneConversation,
  savedConversation,
} from './conversation.ts';
import { define, nothing, ofProject } from './define.ts';
import { list } from './list.ts';
import { operationSchema, serviceSchema, textTableSchema } from './operation.ts';
import { planIdSchema } from './planId.ts';
import { planAnswerSchema } from './planAnswer.ts';

const id = z.string().check(z.uuid());

/** Payload of the three planning commands. Unknown context fields are dropped. */
const planPayload = z.extend(ofProject, {
  instruction: z.string(),
  context: z.optional(z.record(z.string(), z.unknown())),
  /** The service the person chose, when it is not the one the words suggest. */
  service: z.optional(serviceSchema),
  /** `model` asks the connected language model at once. @default the rules first */
  reader: z.optional(z.enum(['model'])),
});

/** Payload of the command that plans any instruction. */
const instructionPayload = z.extend(ofProject, {
  instruction: z.string(),
  /** The conversation that the instruction continues; the turn is stored there. */
  conversationId: z.optional(conversationIdSchema),
  /** Id of the turn; the answer's turn has it with `-answer`, or the operation's. */
  turnId: z.optional(conversationIdSchema),
  /** The service the person chose. */
  service: z.optional(serviceSchema),
  /** Asks only the rules, or only the language model. */
  reader: z.optional(z.enum(['rules', 'model'])),
});

/** The name of a project, without spaces around it. */
export const projectName = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));

const tableSummary = z.object({
  name: z.string(),
  rows: z.number(),
  /** Whether its rows were counted; otherwise their number is an estimate. */
  isCounted: z.boolean(),
  rowSecurity: z.boolean(),
  /** Number of its access rules. */
  policies: z.number(),
  columns: list(z.object({ name: z.string(), type: z.string(), required: z.boolean() })),
  /** Columns of its primary key; empty without one. */
  key: list(z.string()),
  /** Its foreign keys to tables of the project, with their columns. */
  references: list(z.object({ columns: list(z.string()), table: z.string() })),
});

export const projectSchema = z.object({ id: z.string(), name: z.string(), tables: list(tableSummary) });

/** What a project uses of its owner's subscription, measured now. */
export const usageSchema = z.object({
  planId: planIdSchema,
  /** Bytes stored in the database. */
  bytes: z.number(),
  /** Plans made in this calendar month. */
  monthlyRequests: z.number(),
});

const exportedFiles = list(z.object({ path: z.string(), content: z.string() }));

/** Everything a person has on the server. File contents are in base64. */
export const accountExportSchema = z.object({
  madeAt: z.string(),
  /** The person's rows in the studio's tables, by kind. */
  studio: z.record(z.string(), list(z.record(z.string(), z.unknown()))),
  projects: list(
    z.object({
      id: z.string(),
      name: z.string(),
      tables: list(
        z.object({
          name: z.string(),
          columns: list(z.string()),
          rows: list(list(z.nullable(z.string()))),
          /** False where the table has more rows than are exported. */
          isWhole: z.boolean(),
        }),
      ),
      code: exportedFiles,
      site: exportedFiles,
      /** The files that people uploaded; `export_upload` has their contents. */
      uploads: list(z.object({ bucket: z.string(), name: z.string(), size: z.number() })),
    }),
  ),
});

const report = z.record(z.string(), z.unknown());

const oneOperation = z.object({ operationId: id });

/** What planning changes: operations, what they use of the subscription, and what a language model cost. */
const planned = ['operations', 'usage', 'models'] as const;

export const commands = {
  /** Plans any instruction; the server picks the service and reads the conversation. */
  planInstruction: define('plan_instruction', instructionPayload, planAnswerSchema, ...planned),
  /** Those about one project; without an id, all of the person's. */
  listConversations: define('list_conversations', ofProject, list(conversationSummarySchema)),
  getConversation: define('get_conversation', oneConversation, conversationSchema),
  saveConversation: define('save_conversation', savedConversation, conversationSummarySchema),
  deleteConversation: define('delete_conversation', oneConversation, z.null()),
  /** Makes the next instruction independent of what was said before: its pronouns refer to nothing. */
  clearFocus: define('clear_conversation_focus', oneConversation, z.null()),
  planDatabase: define('ai_supabase_plan', planPayload, planAnswerSchema, ...planned),
  planCode: define('ai_github_plan', planPayload, planAnswerSchema, ...planned),
  planSite: define('ai_netlify_plan', planPayload, planAnswerSchema, ...planned),
  codeStatus: define('get_code_status', ofProject, codeStatusSchema),
  /** Progress of the work on a person's files. */
  codeProgress: define('get_code_progress', ofProject, z.nullable(codeProgressSchema)),
  siteStatus: define('get_site_status', ofProject, siteStatusSchema),
  execute: define(
    'execute_operation',
    z.object({ operationId: id, confirmed: z.boolean() }),
    operationSchema,
    ...(['operations', 'project', 'rows', 'code', 'site', 'usage', 'points'] as const),
  ),
  /** Stops an execution that has not changed anything yet, and the plan waits again; otherwise it is finished. */
  stop: define('stop_operation', oneOperation, z.null()),
  decline: define('decline_operation', oneOperation, operationSchema, 'operations'),
  /** Plans and proves the undo of an executed operation; executing that plan is the undo. */
  undo: define(
    'undo_operation',
    z.extend(oneOperation, {
      /** `untouched` leaves later changes alone. @default all */
      scope: z.optional(z.enum(['all', 'untouched'])),
    }),
    operationSchema,
    'operations',
  ),
  listOperations: define('list_operations', ofProject, list(operationSchema)),
  getProject: define('get_project', ofProject, projectSchema),
  /** Renames the project; only its label changes. */
  nameProject: define(
    'name_project',
    z.extend(ofProject, { name: projectName }),
    z.object({ name: z.string() }),
    'project',
    'projects',
  ),
  getUsage: define('get_usage', ofProject, usageSchema),
  getRows: define('get_rows', z.extend(ofProject, { table: z.string() }), textTableSchema),
  /** Everything a person has on the server; the browser adds what only it stores. */
  exportAccount: define('export_account', nothing, accountExportSchema),
  /** The content of one uploaded file in base64; null where it is gone. */
  exportUpload: define(
    'export_upload',
    z.object({ projectId: id, bucket: z.string(), name: z.string() }),
    z.object({ content: z.nullable(z.string()) }),
  ),
  /** Permanently removes the account with everything in it. */
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
