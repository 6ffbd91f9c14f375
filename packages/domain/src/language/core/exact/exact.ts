import type { DatabaseChange, Reading } from '../../ast/index.ts';
import type { CoreIndex } from '../schemaIndex.ts';
import { readExactAccess } from './access.ts';
import { readExactQuestion } from './questions.ts';
import { readExactRows } from './rows.ts';
import { readExactRule } from './rules.ts';
import { readExactColumns, readExactTable } from './tables.ts';
import type { ExactState } from './values.ts';

/** Sentences at full stops outside quotes and figures. */
function sentencesOf(text: string): readonly string[] {
  return text
    .split(/\.\s+(?=(?:set|increase|decrease|delete|add|create|people)\b)/iu)
    .map((one) => one.trim().replace(/\.$/u, ''))
    .filter((one) => one !== '');
}

/** The changes of a reading that only changes the database, and uses every word. */
function changesOf(reading: Reading | undefined): readonly DatabaseChange[] | undefined {
  if (reading?.kind !== 'parts' || (reading.unused?.length ?? 0) > 0) return undefined;
  const changes = reading.parts.map((part) =>
    'changes' in part && part.service === 'database' ? part.changes : undefined,
  );
  return changes.includes(undefined) ? undefined : changes.flatMap((some) => some ?? []);
}

/**
 * Reads an instruction in the exact words that the product offers: each sentence names its table and its columns as they
 * are. Further sentences may be read by `readOther`. Undefined where one says anything else, so nothing can be overlooked.
 */
export function readExact(
  instruction: string,
  index: CoreIndex,
  today: string,
  readOther: (sentence: string) => Reading | undefined = () => undefined,
): Reading | undefined {
  const state: ExactState = { index, today };
  const question = readExactQuestion(instruction, state);
  if (question) return { kind: 'parts', parts: [question], words: [] };
  const changes: DatabaseChange[] = [];
  const others: string[] = [];
  const texts = sentencesOf(instruction);
  for (const text of texts) {
    const change =
      readExactRows(text, state) ??
      readExactTable(text, state) ??
      readExactColumns(text, state) ??
      readExactRule(text, state);
    const exact = change ? [change] : readExactAccess(text, state);
    const read = exact ?? (others.length < texts.length - 1 ? changesOf(readOther(text)) : undefined);
    if (!exact) others.push(text);
    if (!read) return undefined;
    changes.push(...read);
  }
  return changes.length === 0
    ? undefined
    : { kind: 'parts', parts: [{ service: 'database', changes }], words: [] };
}
