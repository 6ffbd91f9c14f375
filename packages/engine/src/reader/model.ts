import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Reading } from '@saywright/domain/ast';
import { settingIn } from '@saywright/domain/deployment';
import { fail, ok, type Result } from '@saywright/domain/result';
import { limitText, withoutSecrets } from '@saywright/domain/text';
import {
  APICallError,
  extractJsonMiddleware,
  generateText,
  jsonSchema,
  NoObjectGeneratedError,
  Output,
  RetryError,
  wrapLanguageModel,
  type LanguageModel,
  type LanguageModelUsage,
  type ModelMessage,
} from 'ai';
import type { ReadContext, ReadCost, Reader, ReadProblem } from '../ports/reader.ts';
import type { ModelReached } from '../protocol/index.ts';
import { modelFetch } from './address.ts';
import { checkAnswer } from './answer.ts';
import type { ModelConnection } from './connection.ts';
import { added, costOf, longestProblems, rounds, tokenBound } from './cost.ts';
import { answerJsonSchema } from './describe.ts';
import { longestInstruction, readingPrompt } from './prompt.ts';
import { silenceWaits, watchSilence } from './silence.ts';

const answerShape = jsonSchema(structuredClone(answerJsonSchema));

/** An answer of a model, with the tokens it used. */
interface Answered {
  readonly text: string;
  readonly cost: ReadCost;
}

/** A call without an answer. `cost` is what it may have cost. */
interface Unanswered {
  readonly status: number | undefined;
  readonly reached: ModelReached;
  readonly cost: ReadCost;
}

function languageModel({ provider, baseUrl, model, apiKey }: ModelConnection): LanguageModel {
  const common = { baseURL: baseUrl, fetch: modelFetch };
  const chosen =
    provider === 'anthropic'
      ? createAnthropic({ ...common, apiKey: apiKey ?? 'none' })(model)
      : createOpenAICompatible({
          ...common,
          name: 'model',
          ...(apiKey !== undefined && { apiKey }),
          includeUsage: true,
          supportsStructuredOutputs: true,
        })(model);
  // Small models put their answer into a code fence.
  return wrapLanguageModel({ model: chosen, middleware: extractJsonMiddleware() });
}

/** Tokens that a server reports; the bound where it reports none, or nonsense. */
function counted(reported: number | undefined, bound: number): number {
  return reported !== undefined && Number.isSafeInteger(reported) && reported >= 0 ? reported : bound;
}

function parsed(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail('The answer is not JSON.');
  }
}

/** The HTTP status of a failed call, also of one that was retried. */
function statusOf(error: unknown): number | undefined {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  return APICallError.isInstance(last) ? last.statusCode : undefined;
}

/** Whether a call failed before the server got it. */
function isUnreached(error: unknown): boolean {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  return APICallError.isInstance(last) && last.isRetryable;
}

function notSent(instruction: string): ReadProblem | undefined {
  if (settingIn(instruction) !== undefined || withoutSecrets(instruction) !== instruction)
    return {
      kind: 'secret',
      message: 'This contains a password or a key, so it was not sent to the language model.',
    };
  if (instruction.length > longestInstruction)
    return { kind: 'failed', message: 'This is too long for the language model. Say it in parts.' };
  return undefined;
}

/** How a server behaved that answered with this status, or with none. */
function reachedBy(error: unknown, status: number | undefined, isSilent: boolean): ModelReached {
  if (status === 401 || status === 403) return 'key-refused';
  if (status === 404) return 'unlisted';
  if (status !== undefined) return 'failed';
  if (isSilent) return 'silent';
  return isUnreached(error) ? 'unreachable' : 'failed';
}

function problemText(status: number | undefined, reached: ModelReached, model: string): string {
  if (reached === 'silent' || reached === 'unreachable') return `${model} did not answer.`;
  if (status === 401 || status === 403)
    return 'The model server does not accept the key. Check it on the AI Models tab of Advanced Features.';
  if (status === 404)
    return 'The model server does not know this model. Check its name on the AI Models tab.';
  if (status === 402 || status === 429)
    return 'The model server is busy, or its limit is reached. Try again in a minute.';
  return 'The language model did not answer as expected, so nothing was planned. Say it in other words, or try again.';
}

/** An answer that cannot be used, with what is wrong with it. */
interface Rejected {
  readonly text: string;
  readonly problems: readonly string[];
}

/** What is sent: the instruction, and in the second round also the first answer with its problems. */
function messages(user: string, rejected: Rejected | undefined): ModelMessage[] {
  const first = { role: 'user', content: user } as const;
  if (!rejected) return [first];
  const problems = limitText(rejected.problems.join('\n'), longestProblems);
  const again = `That answer cannot be used:\n${problems}\nAnswer again with the whole corrected JSON.`;
  const answer = rejected.text.trim() === '' ? '{}' : rejected.text;
  return [first, { role: 'assistant', content: answer }, { role: 'user', content: again }];
}

function readable(text: string, context: ReadContext): Result<Reading, readonly string[]> {
  const data = parsed(text);
  return data.ok ? checkAnswer(data.value, context) : fail([data.error]);
}

/** A reader that asks a language model, and once more when its answer is malformed or names what does not exist. */
export function modelReader(connection: ModelConnection, limitMs = 60_000, waits = silenceWaits): Reader {
  const { temperature, maxTokens, prices, model: by } = connection;
  const model = languageModel(connection);

  async function ask(
    system: string,
    sent: ModelMessage[],
    withSchema: boolean,
    signal: AbortSignal | undefined,
  ): Promise<Result<Answered, Unanswered>> {
    const bound = tokenBound(system) + tokenBound(JSON.stringify(sent));
    const used = (usage: LanguageModelUsage | undefined): ReadCost =>
      costOf(counted(usage?.inputTokens, bound), counted(usage?.outputTokens, maxTokens), prices);
    const silence = watchSilence(connection, { limitMs, ...waits }, signal);
    try {
      const { text, usage } = await generateText({
        model,
        instructions: system,
        messages: sent,
        temperature,
        maxOutputTokens: maxTokens,
        maxRetries: 1,
        // Optional fields are not allowed in OpenAI's strict mode. The answer is checked here in any case.
        providerOptions: { model: { strictJsonSchema: false } },
        abortSignal: silence.signal,
        ...(withSchema && { output: Output.object({ schema: answerShape, name: 'reading' }) }),
      });
      return ok({ text, cost: used(usage) });
    } catch (error) {
      if (NoObjectGeneratedError.isInstance(error))
        return ok({ text: error.text ?? '', cost: used(error.usage) });
      const status = statusOf(error);
      // A server that answered with an error, or could not be reached, charges nothing. Otherwise nobody knows.
      const isFree = status === undefined ? isUnreached(error) : status >= 400;
      const reached = reachedBy(error, status, silence.isSilent());
      return fail({ status, reached, cost: isFree ? costOf(0, 0, prices) : used(undefined) });
    } finally {
      silence.end();
    }
  }

  return {
    async read(instruction, context, signal) {
      const refused = notSent(instruction);
      if (refused) return fail(refused);
      const { system, user } = readingPrompt(instruction, context);
      let cost = costOf(0, 0, prices);
      let rejected: Rejected | undefined;
      let withSchema = true;
      for (let left = rounds; left > 0; left -= 1) {
        const answered = await ask(system, messages(user, rejected), withSchema, signal);
        cost = added(cost, answered.ok ? answered.value.cost : answered.error.cost);
        if (signal?.aborted === true) return fail({ kind: 'stopped', message: 'Stopped.', cost });
        if (answered.ok) {
          const { text } = answered.value;
          const reading = readable(text, context);
          if (reading.ok) return ok({ reading: reading.value, by, cost });
          rejected = { text, problems: reading.error };
        } else if (withSchema && (answered.error.status === 400 || answered.error.status === 422)) {
          // Some servers refuse a schema that refers to itself. The types are in the prompt as well.
          withSchema = false;
          left += 1;
        } else {
          const { status, reached } = answered.error;
          return fail({ kind: 'failed', message: problemText(status, reached, by), reached, cost });
        }
      }
      return fail({ kind: 'failed', message: problemText(undefined, 'failed', by), reached: 'failed', cost });
    },
  };
}
