import type { DatabaseChange, ReadWords, Selection } from '../ast/index.ts';
import type { Item } from './ground.ts';
import type { CoreIndex } from './schemaIndex.ts';

/** What a frame sees: one sentence or clause, grounded in the database. */
export interface Clause {
  readonly text: string;
  readonly items: readonly Item[];
}

/** The state of the database that a clause is read against. */
export interface ReadState {
  readonly index: CoreIndex;
  /** Changes read from earlier clauses of the same instruction. */
  readonly before: readonly DatabaseChange[];
  /** The table the clauses before were about. */
  readonly topic?: string | undefined;
  /** ISO date. */
  readonly today: string;
}

/** What a frame made of a clause. */
export interface FrameReading {
  readonly meaning:
    | { readonly changes: readonly DatabaseChange[] }
    | { readonly question: Selection; readonly caption: string }
    | {
        readonly ask: string;
        readonly choices: readonly { readonly label: string; readonly instruction: string }[];
      };
  readonly words: readonly ReadWords[];
  /** Content words that no slot of the frame uses. */
  readonly unread: readonly string[];
  /** In a question: words that nothing uses and that limit nothing. They are listed with the answer. */
  readonly unused?: readonly string[] | undefined;
  /** Lower is better; corrections and defaults cost. */
  readonly cost: number;
}

/** Reads one clause as one kind of operation; undefined where its cues are missing. */
export type Frame = (clause: Clause, state: ReadState) => FrameReading | undefined;
