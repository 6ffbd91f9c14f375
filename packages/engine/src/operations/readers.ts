import type { Reading, ReadPart } from '@saywright/domain/ast';
import type { DiscourseContext } from '@saywright/domain/discourse';
import type { ProjectRow } from '../store/store.ts';

/** An instruction to read. */
export interface ReadingRequest {
  readonly project: ProjectRow;
  /** As typed, or resolved in its conversation. */
  readonly instruction: string;
  readonly conversation?: DiscourseContext | undefined;
}

/** Reads instructions into data. Readers are asked in order. */
export interface InstructionReader {
  readonly kind: 'rules' | 'model';
  /** Undefined when it cannot read the instruction; `by` names a language model. */
  read(
    request: ReadingRequest,
    signal?: AbortSignal,
  ): Promise<{ readonly reading: Reading; readonly by?: string } | undefined>;
}

/** A reading with everything that is to be done. */
export interface CompleteReading {
  readonly reading: Extract<Reading, { readonly kind: 'parts' | 'talk' }>;
  readonly by?: string | undefined;
}

/** What the readers made of an instruction. */
export interface ReadResult {
  readonly complete?: CompleteReading;
  /** The first question or refusal, for when nothing else can plan the instruction. */
  readonly partial?: Extract<Reading, { readonly kind: 'question' | 'refusal' }>;
}

const isChange = (part: ReadPart): boolean => 'changes' in part;

/** Asks the readers in order until one has read every word; a question may leave words unread. */
export async function readWith(
  readers: readonly InstructionReader[],
  request: ReadingRequest,
  canPlan: (part: ReadPart) => boolean,
  signal?: AbortSignal,
): Promise<ReadResult> {
  let partial: ReadResult['partial'];
  for (const reader of readers) {
    const answer = await reader.read(request, signal);
    if (!answer) continue;
    const { reading, by } = answer;
    if (reading.kind === 'talk') return { complete: { reading, by } };
    if (reading.kind !== 'parts') {
      partial ??= reading;
      continue;
    }
    const isWhole = (reading.unused ?? []).length === 0 || !reading.parts.some(isChange);
    if (isWhole && reading.parts.every(canPlan)) return { complete: { reading, by } };
  }
  return { ...(partial && { partial }) };
}
