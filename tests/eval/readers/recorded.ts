import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readingSchema, type Reading } from '@saywright/domain/ast';
import { z } from 'zod';
import { readingPrompt, type ReadingPrompt } from '../../../packages/engine/src/reader/prompt.ts';
import { says, type Answer, type ReadRequest } from '../answer.ts';
import { carryOut } from '../carryOut.ts';
import { readContext } from './context.ts';

const recordSchema = z.object({ id: z.string(), prompt: z.string(), reading: z.unknown() });
type AnswerRecord = z.infer<typeof recordSchema>;

/** Identifies the exact prompt that a recorded answer belongs to. */
export function promptHash({ system, user }: ReadingPrompt): string {
  return createHash('sha256').update(`${system}\n\n${user}`).digest('hex');
}

const folder = join(import.meta.dirname, '../answers');
const files = new Map<string, readonly AnswerRecord[]>();

function recordsOf(set: string): readonly AnswerRecord[] {
  const file = join(folder, `${set}.jsonl`);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const records =
    files.get(set) ?? lines.filter((line) => line !== '').map((line) => recordSchema.parse(JSON.parse(line)));
  files.set(set, records);
  return records;
}

/** How the recorded answers fit the prompts that the product sends now. */
export const recording = {
  /** Answers to an earlier version of the prompt. */
  stale: 0,
  missing: 0,
  /** Answers that are no reading. */
  malformed: 0,
};

function parsed(value: unknown): Reading | undefined {
  const read = readingSchema.safeParse(value);
  if (read.success) return read.data;
  recording.malformed += 1;
  return undefined;
}

/** Reads with the recorded answers of a language model. */
export async function readRecorded({ instruction, scene, set, id }: ReadRequest): Promise<Answer> {
  const hash = promptHash(readingPrompt(instruction, await readContext(scene)));
  const records = recordsOf(set);
  const exact = records.find(({ prompt }) => prompt === hash);
  const record = exact ?? records.find((one) => one.id === id);
  if (!record) {
    recording.missing += 1;
    return says('There is no recorded answer.');
  }
  if (!exact) recording.stale += 1;
  const reading = parsed(record.reading);
  return reading ? carryOut(reading, scene) : says('The recorded answer is no reading.');
}
