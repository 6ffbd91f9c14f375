import * as z from 'zod/mini';
import type { LearnedModel } from './model.ts';

const isWeights = (value: unknown): boolean => Array.isArray(value) && value.every(Number.isInteger);

/** Checked in one loop: a table has a hundred thousand rows, and a schema for each takes ten times as long. */
export const tableSchema = z.custom<Readonly<Record<string, readonly number[]>>>(
  (value) => value instanceof Object && !Array.isArray(value) && Object.values(value).every(isWeights),
);
const modelSchema = z.object({
  intents: z.array(z.string()).check(z.minLength(1)),
  scale: z.int().check(z.positive()),
  texts: tableSchema,
  labels: z.array(z.string()).check(z.minLength(1)),
  tokens: tableSchema,
  transitions: z.array(z.array(z.int())),
  needs: z.record(z.string(), z.array(z.string())),
  splits: tableSchema,
});

/**
 * The model in data that was read from a file.
 * @throws ZodError for anything else.
 *
 * @example
 * parseLearnedModel({ intents: ['list'], scale: 10, texts: {}, labels: ['O'], tokens: {}, transitions: [[0], [0]], needs: {}, splits: {} }).intents // => ['list']
 */
export function parseLearnedModel(data: unknown): LearnedModel {
  const { texts, tokens, splits, ...model } = modelSchema.parse(data);
  return {
    ...model,
    texts: new Map(Object.entries(texts)),
    tokens: new Map(Object.entries(tokens)),
    splits: new Map(Object.entries(splits)),
  };
}
