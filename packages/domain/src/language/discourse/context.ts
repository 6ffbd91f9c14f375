import * as z from 'zod/mini';

/** Limits of what a conversation remembers; the oldest is dropped first. */
export const maxFocus = 8;
const maxPlans = 12;
/** Executed plans are what can be undone, so more of them are kept; the server stores 200,000 characters at most. */
const maxExecuted = 40;

const name = z.string().check(z.minLength(1), z.maxLength(200));
const service = z.enum(['database', 'code-hosting', 'deployment']);
const turn = z.int().check(z.minimum(0));

const planSchema = z.object({
  operationId: z.string(),
  /** Imperative while it waits, past tense once it is executed. */
  title: z.string(),
  /** Without secrets. */
  instruction: z.string(),
  service,
  /** The table that it does nothing but add rows to. */
  adds: z.optional(name),
  /** High risk: words alone do not approve it. */
  needsConfirmation: z.boolean(),
  state: z.enum(['waiting', 'executed', 'undone', 'closed']),
  /** The turn in which it reached its state. */
  turn,
});

const choiceSchema = z.object({
  label: z.string(),
  instruction: z.string(),
  service: z.optional(service),
  /** Set where the rules offer it: read by them before anything else. */
  reader: z.optional(z.literal('rules')),
  /** The waiting plan that it takes the place of. */
  replaces: z.optional(z.string()),
});

/** What a conversation is about, newest first. Plain data without secrets; the server stores it with the turns. */
const discourseContextSchema = z.object({
  /** Number of the last turn. */
  turn,
  tables: z.array(z.object({ name, turn })),
  columns: z.array(z.object({ table: name, name, turn })),
  /** The rows that were asked for last, in words: "unpaid orders". */
  rows: z.optional(z.object({ table: name, caption: z.string(), turn })),
  /** The last instruction with its outcome. */
  last: z.optional(
    z.object({
      instruction: z.string(),
      kind: z.enum(['change', 'question', 'asked', 'refused']),
      service: z.optional(service),
      /** The answer, the question back, the reason, or how a change was understood. */
      text: z.string(),
      /** The only column with a date or time that an answer was read from. */
      when: z.optional(name),
    }),
  ),
  /** A question that waits for an answer. */
  question: z.optional(
    z.object({
      text: z.string(),
      choices: z.array(choiceSchema),
      /** The instruction that any answer completes as the text below it. */
      textFor: z.optional(z.string()),
    }),
  ),
  plans: z.array(planSchema),
});
export type DiscourseContext = z.infer<typeof discourseContextSchema>;
export type DiscoursePlan = z.infer<typeof planSchema>;
export type DiscourseChoice = z.infer<typeof choiceSchema>;

/** A table of the project with its columns, as far as names matter. */
export interface DiscourseTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns with numbers that are no ids. */
  readonly numbers?: readonly string[];
  /** Columns with a date or a time. */
  readonly times?: readonly string[];
  /** Tables that columns point to, by column. */
  readonly references?: Readonly<Record<string, string>>;
  /** Texts that occur, by column. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
}

/** The context of a conversation before its first turn. */
export const emptyContext: DiscourseContext = { turn: 0, tables: [], columns: [], plans: [] };

/**
 * Reads a stored context; anything malformed counts as a new conversation.
 * @example
 * parseContext('nonsense') // => { turn: 0, tables: [], columns: [], plans: [] }
 */
export function parseContext(stored: unknown): DiscourseContext {
  const parsed = z.safeParse(discourseContextSchema, stored);
  return parsed.success ? parsed.data : emptyContext;
}

/** The plans that are remembered, newest first: those that were executed are dropped last. */
export function remembered(plans: readonly DiscoursePlan[]): DiscourseContext['plans'] {
  const isExecuted = ({ state }: DiscoursePlan): boolean => state === 'executed';
  const kept = new Set([
    ...plans.filter(isExecuted).slice(0, maxExecuted),
    ...plans.filter((plan) => !isExecuted(plan)).slice(0, maxPlans),
  ]);
  return plans.filter((plan) => kept.has(plan));
}

/**
 * Plans that wait for approval, newest first.
 *
 * @example
 * waitingPlans(emptyContext) // => []
 */
export function waitingPlans({ plans }: DiscourseContext): readonly DiscoursePlan[] {
  return plans.filter(({ state }) => state === 'waiting');
}

/** The table that the last instruction adds rows to, as a plan or executed. */
export function addsTo({ last, plans }: DiscourseContext): string | undefined {
  return last?.kind === 'change'
    ? plans.find(({ instruction }) => instruction === last.instruction)?.adds
    : undefined;
}

/**
 * The plan that was executed last and not undone since.
 *
 * @example
 * lastExecuted(emptyContext) // => undefined
 */
export function lastExecuted({ plans }: DiscourseContext): DiscoursePlan | undefined {
  return plans.filter(({ state }) => state === 'executed').toSorted((one, other) => other.turn - one.turn)[0];
}

/**
 * The plan that was undone last.
 *
 * @example
 * lastUndone(emptyContext) // => undefined
 */
export function lastUndone({ plans }: DiscourseContext): DiscoursePlan | undefined {
  return plans.filter(({ state }) => state === 'undone').toSorted((one, other) => other.turn - one.turn)[0];
}
