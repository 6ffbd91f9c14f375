import * as z from 'zod/mini';
import { define, nothing } from './define.ts';
import { list } from './list.ts';

/** Bounds as a refinement, which every page has anyway; the library's own checks would add to each. */
const within = (least: number, most: number): z.core.$ZodCheck<number> =>
  z.refine((value: number) => value >= least && value <= most);

const provider = z.enum(['openai-compatible', 'anthropic']);
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
/** Euros per million tokens. */
const price = z.number().check(within(0, 10_000));

/**
 * How a model's server last behaved: the model `answered` an instruction; the server was only `reached`; it does not
 * list the model (`unlisted`); it refused the key; it accepted the request and was `silent`; it was `unreachable`; it
 * answered in another way (`failed`).
 */
const reached = z.enum(['answered', 'reached', 'unlisted', 'key-refused', 'silent', 'unreachable', 'failed']);
export type ModelReached = z.infer<typeof reached>;

/** A language model as a second reader of instructions. Amounts in euros. Never contains a key. */
export const modelSettingsSchema = z.object({
  /** Whose model it is; `none` where neither the person nor the operator has connected one. */
  source: z.enum(['own', 'operator', 'none']),
  enabled: z.boolean(),
  provider,
  /** Empty where the person has no model connected. */
  baseUrl: z.string(),
  model: z.string(),
  hasKey: z.boolean(),
  /** What was observed when the model was last asked; null where it was not since the server started. */
  lastTry: z.nullable(z.object({ reached, at: z.string() })),
  temperature: z.number(),
  maxTokens: z.number(),
  contextAwareness: z.boolean(),
  monthlyCap: z.number(),
  prices: z.object({ input: z.number(), output: z.number() }),
  /** Spent in this calendar month. */
  usedThisMonth: z.number(),
  /** The highest current cost of reading one instruction in this project. */
  mostPerInstruction: z.number(),
  /** Whether models on the server's own machine may be used. */
  localAllowed: z.boolean(),
});
export type ModelSettingsView = z.infer<typeof modelSettingsSchema>;

/** What to change; fields that are left out stay. */
const change = z.object({
  enabled: z.optional(z.boolean()),
  /** The person's own model; null returns to the operator's. */
  own: z.optional(
    z.nullable(
      z.object({
        provider,
        baseUrl: z.string().check(z.maxLength(300)),
        model: name,
        /** Left out, the stored key stays if the address does; empty removes it. */
        key: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
        prices: z.object({ input: price, output: price }),
      }),
    ),
  ),
  temperature: z.optional(z.number().check(within(0, 2))),
  maxTokens: z.optional(
    z.number().check(
      z.refine((count) => Number.isInteger(count)),
      within(256, 4096),
    ),
  ),
  contextAwareness: z.optional(z.boolean()),
  monthlyCap: z.optional(z.number().check(within(0, 1000))),
});
export type ModelSettingsChange = z.infer<typeof change>;

/** A model server found on the server's own machine. */
const localServer = z.object({ name: z.string(), baseUrl: z.string(), models: list(z.string()) });
export type LocalModelServer = z.infer<typeof localServer>;

export const modelCommands = {
  getModelSettings: define('get_model_settings', nothing, modelSettingsSchema),
  setModelSettings: define('set_model_settings', change, modelSettingsSchema, 'models'),
  /** Asks the usual ports of the server's own machine for model servers. */
  findLocalModels: define('find_local_models', nothing, list(localServer)),
} as const;
