import type { Reading, Selection } from '../../ast/index.ts';
import type { LexiconTable } from '../../planner/lexicon.ts';
import { periodsIn, type Period } from '../constituents/dates.ts';
import { rangeIn } from './range.ts';
import { entriesOf, type CoreIndex, type Entry } from '../schemaIndex.ts';

/** A question without the period in it, in small letters. */
export interface Said {
  readonly words: string;
  readonly period: Period | undefined;
  /** The period as it was said: `this Saturday`. */
  readonly when: string | undefined;
  readonly index: CoreIndex;
  /** ISO date. */
  readonly today: string;
}

/** Reads one kind of question; undefined unless every word of it has a place. */
export type Lookup = (said: Said) => Reading | undefined;

const before =
  /^(?:(?:please|pls|hi|hello|hey|ok|okay|and|so|now|then|tell me|show me|let me know|can you (?:tell|show) me|could you (?:tell|show) me|do you know|i (?:want|need|would like) to (?:know|see)|i wonder)[, ]+)+(?=(?:who|which|what|how|is|are)\b)/u;
const after = /[\s,]*(?:please|pls|thanks|thank you|now|right now|at the moment)$/u;
const weekday =
  /(?<!\b(?:on|this|next|last|for|every|since|until|till|by|before|after|from|coming) )\b(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/gu;
const dangling = /\s(?:on|for|in|at|by|of|from)$/u;

/** A question of one line; undefined where it has several periods. */
export function saidIn(text: string, index: CoreIndex, today: string): Said | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\s+/gu, ' ')
    .replace(/[\s?.!]+$/u, '')
    .trim()
    .replace(before, '')
    .replace(after, '')
    .replaceAll(weekday, 'on ');
  if (plain.length > 120) return undefined;
  const days = rangeIn(plain, today);
  const [period, other] = days ? [days] : periodsIn(plain, today);
  if (other) return undefined;
  const words = period ? `${plain.slice(0, period.start)} ${plain.slice(period.end)}` : plain;
  return {
    words: words.replaceAll(/\s+/gu, ' ').trim().replace(dangling, ''),
    period,
    when: period && plain.slice(period.start, period.end),
    index,
    today,
  };
}

const articles = /^(?:(?:of|a|an|the|one|any|all|my|our|your|these|those|this) )+/u;

/** The tables that words name. */
export function tablesNamed(said: string, index: CoreIndex): readonly LexiconTable[] {
  const named = entriesOf(said.replace(articles, ''), index).flatMap((entry) =>
    entry.kind === 'table' ? [entry.table] : [],
  );
  return [...new Set(named)];
}

/** The only table that words name. */
export function tableNamed(said: string | undefined, index: CoreIndex): LexiconTable | undefined {
  const tables = tablesNamed(said ?? '', index);
  return tables.length === 1 ? tables[0] : undefined;
}

/** Most words of a name. */
const longestName = 4;

/** The entries of the longest name that begins at a place, and the place after it; none where no name does. */
export function nameAt(
  words: readonly string[],
  at: number,
  index: CoreIndex,
): readonly [entries: readonly Entry[], next: number] {
  for (let length = Math.min(longestName, words.length - at); length > 0; length -= 1) {
    const name = words.slice(at, at + length).join(' ');
    for (const spelt of [name, name.replaceAll('-', ''), name.replaceAll('-', ' ')]) {
      const entries = entriesOf(spelt, index);
      if (entries.length > 0) return [entries, at + length];
    }
  }
  return [[], at];
}

/** A reading that looks rows up. */
export function lookedUp({ words, when }: Said, question: Selection, caption: string): Reading {
  const said = when === undefined ? words : `${words} ${when}`;
  return {
    kind: 'parts',
    parts: [{ service: 'database', question, caption }],
    words: [{ said, read: caption }],
  };
}

/** A question back, with instructions that plan. */
export function asked(
  text: string,
  choices: readonly (readonly [label: string, instruction: string])[],
): Reading {
  return {
    kind: 'question',
    text,
    choices: choices.map(([label, instruction]) => ({ label, instruction })),
  };
}
