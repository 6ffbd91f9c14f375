import { variableName } from '@saywright/domain/integrations';
import * as z from 'zod/mini';
import { list } from './list.ts';
import { operationSchema, serviceSchema, textTableSchema, type OperationView } from './operation.ts';

const texts = list(z.string());
const optionalTexts = z.prefault(texts, []);

/** The result of an instruction. */
export const outcomeSchema = z.discriminatedUnion('kind', [
  /** Planned: the operation in the answer waits for approval. */
  z.object({ kind: z.literal('operation'), next: texts }),
  z.object({
    kind: z.literal('answer'),
    text: z.string(),
    /** The query of a question about data; empty for other services. */
    sql: z.string(),
    commands: z.optional(texts),
    table: z.optional(textTableSchema),
    /** Rows of a stored answer that were not stored with it. */
    more: z.optional(z.number()),
  }),
  z.object({
    kind: z.literal('question'),
    text: z.string(),
    choices: list(
      z.object({
        label: z.string(),
        instruction: z.string(),
        /** The service to send it to. @default the one that asked */
        service: z.optional(serviceSchema),
        /** What it is, in two or three words: "a question". */
        note: z.optional(z.string()),
        /** Set where the rules offer it: sent back, it is read by them before anything else. */
        reader: z.optional(z.literal('rules')),
      }),
    ),
    /** Any answer is the text that this instruction asks for, and is never read as an instruction. */
    textFor: z.optional(z.string()),
    /** Set when all words were read, and only what they name is asked for. */
    isClear: z.optional(z.boolean()),
    /** Set when something was not understood, so that a language model may be asked. */
    isUnread: z.optional(z.boolean()),
    /** Words of the instruction that were understood, in its order. */
    understood: z.optional(list(z.object({ said: z.string(), read: z.string() }))),
    /** Words of the instruction that were not understood, as typed and each once. */
    unread: z.optional(texts),
  }),
  z.object({
    kind: z.literal('refusal'),
    reason: z.string(),
    suggestions: texts,
    /** A limit of the person's subscription; a higher one allows it. */
    isLimit: z.optional(z.boolean()),
  }),
  /** A plan of a command client without stored operations: it can be read but not executed here. */
  z.object({ kind: z.literal('outline'), text: z.string(), sql: z.string(), commands: texts }),
]);

const named = z.pick(operationSchema, { id: true, type: true, risk: true });

/** The documented fields; empty ones may be left out. */
const documented = z.object({
  success: z.prefault(z.boolean(), true),
  /** The steps, one per line. */
  plan: z.optional(z.string()),
  explanation: z.prefault(z.string(), ''),
  /** The planned operation; a client without stored operations only names it. */
  operation: z.optional(z.union([operationSchema, named])),
  warnings: optionalTexts,
  code: z.optional(z.string()),
  usageImpact: z.optional(z.object({ storage: z.string(), rows: z.string(), requests: z.string() })),
  /** The equivalent commands of a plan for code or the site. */
  commands: optionalTexts,
  branchInfo: z.optional(
    z.object({ currentBranch: z.string(), targetBranch: z.string(), conflictsDetected: z.boolean() }),
  ),
  deploymentInfo: z.optional(
    z.object({ siteUrl: z.string(), deployUrl: z.optional(z.string()), buildTime: z.string() }),
  ),
  /** Names only; values that a client sends are dropped. */
  environmentVars: z.pipe(
    optionalTexts,
    z.transform((variables) => variables.map(variableName)),
  ),
  /** Something made up by the server that is stored nowhere and said only here, such as a new password. */
  shownOnce: z.optional(z.object({ label: z.string(), value: z.string() })),
  /** The result of the instruction; the engine always sends it. */
  outcome: z.optional(outcomeSchema),
  /** The service that planned or answered it. */
  service: z.optional(serviceSchema),
  /** Further parts of the instruction, in order. */
  parts: z.optional(
    list(
      z.object({ service: serviceSchema, outcome: outcomeSchema, operation: z.optional(operationSchema) }),
    ),
  ),
  /** What the words decided about an operation, with its state after that. */
  decided: z.optional(z.object({ act: z.enum(['execute', 'decline', 'undo']), operation: operationSchema })),
});

type Documented = z.output<typeof documented>;

/** Derives the outcome of an instruction from the documented fields. */
function outcomeFrom({
  success,
  plan = '',
  explanation,
  warnings,
  code,
  commands,
}: Documented): z.output<typeof outcomeSchema> {
  const text = [...new Set([explanation, plan, ...warnings])].filter((words) => words !== '').join(' ');
  return success
    ? { kind: 'outline', text, sql: code ?? '', commands }
    : { kind: 'refusal', reason: text, suggestions: [] };
}

/** Treats null fields as left out. */
function withoutNulls(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null
    ? Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== null))
    : answer;
}

/** The answer of a planning command: the documented agent response, with its outcome. */
export const planAnswerSchema = z.pipe(
  z.pipe(z.transform(withoutNulls), documented).check(
    z.refine(
      ({ plan = '', explanation, code = '', commands, warnings, outcome: given }) =>
        given !== undefined ||
        [plan, explanation, code, ...commands, ...warnings].some((words) => words !== ''),
      'An answer must say what is planned, or why nothing is.',
    ),
    z.refine(
      ({ operation, outcome: given }) =>
        given?.kind !== 'operation' || (operation !== undefined && 'state' in operation),
      'A planned operation must be complete.',
    ),
  ),
  z.transform((answer) => ({
    ...answer,
    explanation: answer.explanation === '' ? (answer.plan ?? '') : answer.explanation,
    outcome: answer.outcome ?? outcomeFrom(answer),
  })),
);

export type PlanAnswer = z.output<typeof planAnswerSchema>;

/** The planned operation; undefined where nothing waits for approval. */
export function plannedOperation({
  operation,
  outcome: { kind },
}: Pick<PlanAnswer, 'operation' | 'outcome'>): OperationView | undefined {
  return kind === 'operation' && operation && 'state' in operation ? operation : undefined;
}
