import { variableName } from '@saywright/domain/integrations';
import * as z from 'zod/mini';
import { operationSchema, textTableSchema } from './operation.ts';

const texts = z.array(z.string());
const list = z.prefault(texts, []);

const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('operation'), operation: operationSchema, next: texts }),
  z.object({
    kind: z.literal('answer'),
    text: z.string(),
    /** The query of a question about data; empty for other services. */
    sql: z.string(),
    commands: z.optional(texts),
    table: z.optional(textTableSchema),
  }),
  z.object({
    kind: z.literal('question'),
    text: z.string(),
    choices: z.array(
      z.object({
        label: z.string(),
        instruction: z.string(),
        /** The service it is for; the one that asked when left out. */
        service: z.optional(z.enum(['database', 'code-hosting', 'deployment'])),
      }),
    ),
  }),
  z.object({
    kind: z.literal('refusal'),
    reason: z.string(),
    suggestions: texts,
    /** The plan of the person holds no more; another one does. */
    isLimit: z.optional(z.boolean()),
  }),
  /** A plan of a command client that keeps no operations: it can be read and not carried out from here. */
  z.object({ kind: z.literal('outline'), text: z.string(), sql: z.string(), commands: texts }),
]);

/** The documented fields (CS-CALL-28, SP-INTG-11): a client need not send those that have nothing to say. */
const documented = z.object({
  success: z.prefault(z.boolean(), true),
  /** What is to be done, one step a line. */
  plan: z.optional(z.string()),
  explanation: z.prefault(z.string(), ''),
  operation: z.optional(z.pick(operationSchema, { id: true, type: true, risk: true })),
  warnings: list,
  code: z.optional(z.string()),
  usageImpact: z.optional(z.object({ storage: z.string(), rows: z.string(), requests: z.string() })),
  /** How a plan for code or the site would be typed. */
  commands: list,
  branchInfo: z.optional(
    z.object({ currentBranch: z.string(), targetBranch: z.string(), conflictsDetected: z.boolean() }),
  ),
  deploymentInfo: z.optional(
    z.object({ siteUrl: z.string(), deployUrl: z.optional(z.string()), buildTime: z.string() }),
  ),
  /** Names only: a client that sends values, too, is not listened to (H13). */
  environmentVars: z.pipe(
    list,
    z.transform((variables) => variables.map(variableName)),
  ),
  /** What became of the instruction; the engine always says it. */
  outcome: z.optional(outcome),
});

type Documented = z.output<typeof documented>;

/** What became of an instruction, as far as the documented fields tell. */
function toldBy({
  success,
  plan = '',
  explanation,
  warnings,
  code,
  commands,
}: Documented): z.output<typeof outcome> {
  const text = [...new Set([explanation, plan, ...warnings])].filter((words) => words !== '').join(' ');
  return success
    ? { kind: 'outline', text, sql: code ?? '', commands }
    : { kind: 'refusal', reason: text, suggestions: [] };
}

/** What is null says as little as what is left out. */
function withoutNulls(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null
    ? Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== null))
    : answer;
}

/** What a planning command answers: the documented agent response, with what became of the instruction. */
export const planAnswerSchema = z.pipe(
  z
    .pipe(z.transform(withoutNulls), documented)
    .check(
      z.refine(
        ({ plan = '', explanation, code = '', commands, warnings, outcome: told }) =>
          told !== undefined ||
          [plan, explanation, code, ...commands, ...warnings].some((words) => words !== ''),
        'An answer says what is planned, or why nothing is.',
      ),
    ),
  z.transform((answer) => ({
    ...answer,
    explanation: answer.explanation === '' ? (answer.plan ?? '') : answer.explanation,
    outcome: answer.outcome ?? toldBy(answer),
  })),
);

export type PlanAnswer = z.output<typeof planAnswerSchema>;
