import type { DatabaseChange, Reading, ReadWords } from '../ast/index.ts';
import type { Lexicon } from '../planner/lexicon.ts';
import type { Clause, Frame, FrameReading, ReadState } from './frame.ts';
import { accessFrame, isHarmless, readAccess } from './frames/access/index.ts';
import { isContext } from './frames/context.ts';
import { readNewTables } from './frames/schema/createTable.ts';
import { alterFrames } from './frames/schema/alter.ts';
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
const frames: readonly Frame[] = [...alterFrames, accessFrame];

function best(clause: Clause, state: ReadState): FrameReading | undefined {
  return frames
    .map((frame) => frame(clause, state))
    .filter((found) => found !== undefined)
    .toSorted((one, other) => one.unread.length - other.unread.length || one.cost - other.cost)[0];
}

/** Two requests in one sentence, each read alone. */
function bestOfBoth(text: string, state: ReadState): FrameReading | undefined {
  const halves = text.split(/,?\s+(?:and|but|then|and then|and also|plus)\s+(?=\S+\s+\S+)/iu);
  if (halves.length !== 2) return undefined;
  const read: FrameReading[] = [];
  let { topic } = state;
  for (const half of halves) {
    const items = ground(tokenise(half), state.index);
    const found = best({ text: half, items }, { ...state, topic });
    if (!found || found.unread.length > 0 || !('changes' in found.meaning)) return undefined;
    topic = items.flatMap(({ entries }) => entries.flatMap((entry) => (entry.kind === 'table' ? [entry.table.name] : []))).at(-1) ?? topic;
    read.push(found);
  }
  return {
    meaning: { changes: read.flatMap(({ meaning }) => ('changes' in meaning ? meaning.changes : [])) },
    words: read.flatMap(({ words }) => words),
    unread: [],
    cost: read.reduce((sum, { cost }) => sum + cost, 0.1),
  };
}

const isHeadingLike = /^(?:.{0,80}\b(?:two|three|four|2|3|4|some|following|a few|several) (?:things|wishes|changes|requests|points)\b.{0,80}|.{0,60}:)$/iu;

/** A line that only introduces a list of requests. */
function isHeading(text: string): boolean {
  return isHeadingLike.test(text.trim().replace(/[.!]+$/u, ''));
}

/** The requests of a sentence: its numbered or bulleted items, or itself. */
function clauses(sentence: string): readonly string[] {
  const numbered = sentence.split(/(?:^|\s|\n)(?:\d[.)]|[-*•])\s+/u).map((part) => part.trim()).filter((part) => part !== '');
  return numbered.length > 2 || (numbered.length === 2 && /(?:^|\s)1[.)]\s/u.test(sentence)) ? numbered : sentence.split(/;\s+/u);
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
    (words) => ground(tokenise(words), index).some(({ entries }) => entries.some(({ kind }) => kind !== 'column')),
  );
  if (tables && tables.unread.length === 0)
    return {
      kind: 'parts',
      parts: [{ service: 'database', changes: [...tables.changes] }],
      words: [...tables.words],
    };
  const access = readAccess(instruction, { index, before: [], today });
  if (access && access.unread.length === 0 && 'changes' in access.meaning)
    return { kind: 'parts', parts: [{ service: 'database', changes: [...access.meaning.changes] }], words: [...access.words] };
  const changes: DatabaseChange[] = [];
  const words: ReadWords[] = [];
  let topic: string | undefined;
  const skipped: string[] = [];
  const asked: Reading | undefined =
    access && 'ask' in access.meaning ? { kind: 'question', text: access.meaning.ask, choices: [...access.meaning.choices] } : undefined;
  for (const text of sentences(instruction).flatMap((sentence) => clauses(sentence.text))) {
    const items = ground(tokenise(text), index);
    const state: ReadState = { index, before: changes, today, topic };
    const found = best({ text, items }, state) ?? bestOfBoth(text, state);
    topic = items.flatMap(({ entries }) => entries.flatMap((entry) => (entry.kind === 'table' ? [entry.table.name] : []))).at(-1) ?? topic;
    if ((!found || found.unread.length > 0) && (isContext(text) || isHeading(text))) {
      skipped.push(text);
      continue;
    }
    if (!found || found.unread.length > 0) return asked;
    words.push(...found.words);
    if ('changes' in found.meaning) changes.push(...found.meaning.changes);
    else if ('question' in found.meaning)
      return {
        kind: 'parts',
        parts: [{ service: 'database', question: found.meaning.question, caption: found.meaning.caption }],
        words,
      };
    else return { kind: 'question', text: found.meaning.ask, choices: [...found.meaning.choices] };
  }
  // What seems to be background may limit who is let in.
  const isOpened = changes.some((change) => change.do === 'set-access' && change.rules.length > 0);
  return changes.length === 0 || (isOpened && !skipped.every(isHarmless))
    ? asked
    : { kind: 'parts', parts: [{ service: 'database', changes }], words };
}
