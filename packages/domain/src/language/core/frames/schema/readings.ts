import type { DatabaseChange, ReadWords } from '../../../ast/index.ts';
import type { LexiconTable } from '../../../planner/lexicon.ts';
import type { FrameReading } from '../../frame.ts';
import { mark, type Skeleton } from '../../skeleton.ts';

/** A reading that makes these changes. */
export function reading(
  changes: readonly DatabaseChange[],
  words: readonly ReadWords[],
  cost = 0,
  unread: readonly string[] = [],
): FrameReading {
  return { meaning: { changes }, words, unread, cost };
}

/** The tables that a sentence names. */
export function tablesIn(shape: Skeleton): readonly LexiconTable[] {
  const found = [...shape.text.matchAll(new RegExp(mark, 'gu'))].flatMap(([marked]) =>
    shape.entries(marked).flatMap((entry) => (entry.kind === 'table' ? [entry.table] : [])),
  );
  return [...new Set(found)];
}
