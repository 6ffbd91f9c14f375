import type { Reading } from '@saywright/domain/ast';
import type { ReadContext, Reader } from '../ports/reader.ts';
import type { ProjectRow } from '../store/store.ts';
import type { PipelineContext } from './context.ts';
import { talk, type Planned } from './serviceDriver.ts';

/** What is needed to ask people's language models. */
export interface SecondReader {
  /** The reader of a person's model; undefined where none is connected and switched on. */
  readerOf(owner: string): Promise<Reader | undefined>;
  contextOf(project: ProjectRow): Promise<ReadContext>;
}

/** What a language model made of an instruction: a plan or an answer, or why it made nothing. */
export type SecondReading =
  | { readonly kind: 'planned'; readonly planned: Planned }
  | { readonly kind: 'problem'; readonly message: string }
  /** No model is connected, or what it read cannot be planned yet. */
  | { readonly kind: 'none' };

type Parts = Extract<Reading, { readonly kind: 'parts' }>;

/** A question about the words that a change would ignore; undefined where there are none. */
function unusedWords({ parts, unused = [] }: Parts): Planned | undefined {
  const isQuestion = parts.every((part) => 'question' in part);
  if (isQuestion || unused.length === 0) return undefined;
  const words = unused.map((word) => `“${word}”`).join(', ');
  return talk({
    kind: 'question',
    text: `I read all of it except ${words}, so nothing is planned. Say it without these words, or in other words.`,
    choices: [],
  });
}

/** Adds to a plan who read it, and the instructions of the parts that follow. */
function completed(planned: Planned, { parts, words }: Parts, by: string): Planned {
  if (planned.kind === 'answer') return planned;
  const { proven, next, details } = planned;
  const rest = parts.slice(1).flatMap(({ instruction = '' }) => (instruction === '' ? [] : [instruction]));
  return {
    kind: 'proven',
    proven: { ...proven, reading: { by, words } },
    next: [...next, ...rest],
    details,
  };
}

/** Reads an instruction with the person's language model and plans the first part of it. */
export async function secondReading(
  context: PipelineContext,
  project: ProjectRow,
  instruction: string,
  signal: AbortSignal | undefined,
): Promise<SecondReading> {
  const reader = await context.models?.readerOf(project.owner);
  if (!reader || !context.models) return { kind: 'none' };
  const read = await reader.read(instruction, await context.models.contextOf(project), signal);
  if (!read.ok) return { kind: 'problem', message: read.error.message };
  const { reading, by } = read.value;
  const answered = (outcome: Parameters<typeof talk>[0]): SecondReading => ({
    kind: 'planned',
    planned: talk(outcome),
  });
  if (reading.kind === 'talk') return answered({ kind: 'answer', text: reading.text, sql: '' });
  if (reading.kind === 'refusal') return answered(reading);
  if (reading.kind === 'question')
    return answered({ kind: 'question', text: reading.text, choices: reading.choices });
  const asked = unusedWords(reading);
  if (asked) return { kind: 'planned', planned: asked };
  const [part] = reading.parts;
  const driver = part && context.driver(part.service);
  if (!part || !driver?.planPart) return { kind: 'none' };
  const request = { instruction, words: reading.words, by };
  const planned = await driver.planPart(project, part, request, signal);
  return { kind: 'planned', planned: completed(planned, reading, by) };
}
