import * as z from 'zod/mini';
import { tableSchema } from '../parse.ts';
import type { Table } from '../model.ts';

/** What was learned from first messages: what an app is to store, and who reaches it. Weights are whole numbers. */
export interface LearnedApps {
  /** `O` for words that stand for nothing; `B-` and `I-` for the first and the further words of a span. */
  readonly labels: readonly string[];
  readonly tokens: Table;
  /** Weights of one label after another; the row after the last one is for the start. */
  readonly transitions: readonly (readonly number[])[];
  /** How many weights make one unit of log odds, for the tables below. */
  readonly scale: number;
  /** Who reaches a list, and what speaks for each. */
  readonly accesses: readonly string[];
  readonly lists: Table;
  /** Of two classes: rows that belong to none of another list, and rows that do. */
  readonly parents: Table;
  /** The usual name of a list, by the words that stand for it in a message. */
  readonly names: Readonly<Record<string, string>>;
  /** Words that lists are called by, in the singular. */
  readonly nouns: ReadonlySet<string>;
  /** What a list of this name usually has. */
  readonly usual: Readonly<Record<string, readonly string[]>>;
}

const modelSchema = z.object({
  labels: z.array(z.string()).check(z.minLength(1)),
  tokens: tableSchema,
  transitions: z.array(z.array(z.int())),
  scale: z.int().check(z.positive()),
  accesses: z.array(z.string()).check(z.minLength(1)),
  lists: tableSchema,
  parents: tableSchema,
  names: z.record(z.string(), z.string()),
  nouns: z.array(z.string()),
  usual: z.record(z.string(), z.array(z.string())),
});

/**
 * What was learned of apps, in data that was read from a file.
 * @throws ZodError for anything else.
 */
export function parseLearnedApps(data: unknown): LearnedApps {
  const { tokens, lists, parents, nouns, ...model } = modelSchema.parse(data);
  const table = (rows: Readonly<Record<string, readonly number[]>>): Table => new Map(Object.entries(rows));
  return {
    ...model,
    tokens: table(tokens),
    lists: table(lists),
    parents: table(parents),
    nouns: new Set(nouns),
  };
}
