import type { DatabaseChange, Reading, ReadWords } from '../ast/index.ts';
import type { Lexicon } from '../planner/lexicon.ts';
import type { Clause, Frame, FrameReading, ReadState } from './frame.ts';
import { isContext } from './frames/context.ts';
import { readNewTables } from './frames/createTable.ts';
import { questionFrames } from './frames/questions/index.ts';
import { rowFrames } from './frames/rows/index.ts';
import { ground } from './ground.ts';
import { coreIndex } from './schemaIndex.ts';
import { sentences } from './sentences.ts';
import { tokenise } from './tokens.ts';

/** What an instruction is read against. */
export interface CoreContext {
  readonly lexicon: Lexicon;
  /** ISO date. */
  readonly today: string;
}

/** Frames of the database, in no order: the cheapest complete reading wins. */
const frames: readonly Frame[] = [...rowFrames, ...questionFrames];

function best(clause: Clause, state: ReadState): FrameReading | undefined {
  return frames
    .map((frame) => frame(clause, state))
    .filter((found) => found !== undefined)
    .toSorted((one, other) => one.unread.length - other.unread.length || one.cost - other.cost)[0];
}

/**
 * Reads an instruction about the database by the rules: undefined where no frame reads it completely. Deterministic, and
 * bounded by the length of the instruction.
 */
export function readDatabase(instruction: string, { lexicon, today }: CoreContext): Reading | undefined {
  const index = coreIndex(lexicon);
  const tables = readNewTables(
    instruction,
    lexicon.tables.map(({ name }) => name),
  );
  if (tables && tables.unread.length === 0)
    return {
      kind: 'parts',
      parts: [{ service: 'database', changes: [...tables.tables] }],
      words: [...tables.words],
    };
  const changes: DatabaseChange[] = [];
  const words: ReadWords[] = [];
  for (const { text } of sentences(instruction)) {
    if (isContext(text)) continue;
    const found = best({ text, items: ground(tokenise(text), index) }, { index, before: changes, today });
    if (!found || found.unread.length > 0) return undefined;
    words.push(...found.words);
    if ('changes' in found.meaning) changes.push(...found.meaning.changes);
    else if ('question' in found.meaning)
      return {
        kind: 'parts',
        parts: [{ service: 'database', question: found.meaning.question, caption: found.meaning.caption }],
        words,
        ...(found.unused && found.unused.length > 0 && { unused: [...found.unused] }),
      };
    else return { kind: 'question', text: found.meaning.ask, choices: [...found.meaning.choices] };
  }
  return changes.length === 0
    ? undefined
    : { kind: 'parts', parts: [{ service: 'database', changes }], words };
}
