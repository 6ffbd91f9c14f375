import type { DatabaseChange, ReadWords } from '../../../ast/index.ts';
import type { LexiconTable } from '../../../planner/lexicon.ts';
import type { FrameReading } from '../../frame.ts';
import type { CoreIndex } from '../../schemaIndex.ts';
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

/** The table that words name, and nothing else. */
export function tableNamed(words: string, { phrases }: CoreIndex): LexiconTable | undefined {
  return phrases.get(words.trim().toLowerCase())?.find(({ kind }) => kind === 'table')?.table;
}

/** The tables that a sentence names. */
export function tablesIn(shape: Skeleton): readonly LexiconTable[] {
  const found = [...shape.text.matchAll(new RegExp(mark, 'gu'))].flatMap(([marked]) =>
    shape.entries(marked).flatMap((entry) => (entry.kind === 'table' ? [entry.table] : [])),
  );
  return [...new Set(found)];
}
