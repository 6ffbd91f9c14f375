import type { ReadCost } from '../ports/reader.ts';
import type { ReadingPrompt } from './prompt.ts';

/** Prices of a model in euros per million tokens; zero for a model on this machine. */
export interface ModelPrices {
  readonly input: number;
  readonly output: number;
}

/** How often an instruction is sent at most: once, and once more with the problems of the answer. */
export const rounds = 2;
/** Longest list of problems that is sent with the second round, in characters. */
export const longestProblems = 2000;
/** A bound of what the second round sends besides the prompt and the first answer, in tokens. */
const problemTokens = 2 * longestProblems;

/** A bound of the number of tokens in a text: English and JSON have more than three bytes in each. */
export function tokenBound(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 2);
}

/** The cost of tokens, rounded up to a millionth of a euro. */
export function costOf(inputTokens: number, outputTokens: number, { input, output }: ModelPrices): ReadCost {
  return { inputTokens, outputTokens, microEuros: Math.ceil(inputTokens * input + outputTokens * output) };
}

/** The cost of two calls together. */
export function added(one: ReadCost, other: ReadCost): ReadCost {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    microEuros: one.microEuros + other.microEuros,
  };
}

/** The highest cost of reading one instruction. */
export function costBound({ system, user }: ReadingPrompt, maxTokens: number, prices: ModelPrices): ReadCost {
  const prompt = tokenBound(system) + tokenBound(user);
  return costOf(rounds * prompt + maxTokens + problemTokens, rounds * maxTokens, prices);
}
