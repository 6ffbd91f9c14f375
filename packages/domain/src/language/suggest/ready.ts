import type { Lexicon } from '../planner/lexicon.ts';
import { understand } from '../planner/understand.ts';
import { canonicalSentences } from './canonical.ts';
import { nearest } from './nearest.ts';

/** A sentence that can be planned now. */
export interface ReadySentence {
  readonly text: string;
  readonly effect: 'read' | 'change';
}

/** Suggestions that are tried; trying one plans it. */
const mostTried = 10;

/**
 * The sentences nearest to a text that can be planned on this database, best first.
 *
 * @example
 * readySentences('what tables are there?', { tables: [] }, 3).length > 0 // => true
 */
export function readySentences(text: string, lexicon: Lexicon, most: number): readonly ReadySentence[] {
  const all = canonicalSentences(lexicon);
  const near = nearest(text, all, mostTried);
  const ready: ReadySentence[] = [];
  for (const { text: sentence } of near.length > 0 ? near : all.slice(0, mostTried)) {
    if (ready.length === most) break;
    const read = understand(sentence, lexicon);
    if (read.kind === 'plan')
      ready.push({ text: sentence, effect: read.plan.effect === 'read' ? 'read' : 'change' });
  }
  return ready;
}
