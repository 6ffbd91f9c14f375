import type { ReadWords } from '../ast/reading.ts';
import type { DatabaseOperationType, Service } from '../../operations/types.ts';

/** Text that marks names from the founder's project, so that a screen can highlight them. */
export type Phrase = readonly (string | { readonly name: string })[];

/** The object that a second confirmation and a history entry name. */
export interface PlanObject {
  readonly kind: 'table' | 'column' | 'rows' | 'policy' | 'script';
  /** As a person would say it, for example `customers` or `orders.status`. */
  readonly name: string;
}

/** How the rows of a read become one sentence. */
export type AnswerForm =
  | { readonly kind: 'number'; readonly before: string; readonly one: string; readonly many: string }
  | {
      readonly kind: 'rows';
      readonly caption: string;
      /** A question that counts all rows; left out where the answer has a small limit that was asked for. */
      readonly countSql?: string;
      /** True where other rows decide which these are, so that no value of theirs is what was asked for. */
      readonly isByOthers?: true;
    };

/** Which words of an instruction were read as what. */
export interface PlanReading {
  /** Name of the language model that read it; left out for the rules. */
  readonly by?: string;
  readonly words: readonly ReadWords[];
}

/** Rows as a person saw them, compared once more whenever their plan is proven. */
export interface ExpectedRows {
  /** A question that finds the positions, from 1, of the rows that are no longer as they were. */
  readonly sql: string;
  /** What each row is called in a sentence, by position. */
  readonly rows: readonly string[];
}

/** One operation on the database, with its wording and SQL, not yet proven. */
export interface DatabasePlan {
  readonly service: 'database';
  readonly type: DatabaseOperationType;
  /** A read is answered at once; a change is proven, shown and then waits for approval. */
  readonly effect: 'read' | 'change';
  /** Imperative: `Create a table called customers`. */
  readonly title: string;
  /** Past tense, for the history: `Created customers`. */
  readonly doneTitle: string;
  /** One plain sentence that says how the instruction was understood. */
  readonly understood: string;
  readonly steps: readonly Phrase[];
  /** The exact statements; these bytes are shown, proven and executed. */
  readonly sql: string;
  readonly object: PlanObject;
  readonly warnings: readonly string[];
  /** Present on reads only. */
  readonly answer?: AnswerForm;
  /** How the instruction was read; left out where its statements were written by hand. */
  readonly reading?: PlanReading;
  /** Present where values were edited that may have changed since. */
  readonly expects?: ExpectedRows;
  /** True where other parts of the whole plan give the project's pages the new names. */
  readonly changesPages?: boolean;
}

/** An answer to press instead of typing; pressing it sends its instruction. */
export interface Choice {
  readonly label: string;
  readonly instruction: string;
  /** The service to send it to; defaults to the one that asked. */
  readonly service?: Service;
}

/** The planner's result: a plan, one question or a refusal. */
export type Understanding =
  | {
      readonly kind: 'plan';
      readonly plan: DatabasePlan;
      /** Further clauses of the same instruction, in order; each is planned once the previous one is done. */
      readonly next: readonly string[];
    }
  | {
      readonly kind: 'question';
      readonly text: string;
      readonly choices: readonly Choice[];
      /** Set when something was not understood, so that another reader may be asked. */
      readonly isUnread?: true;
    }
  | { readonly kind: 'refusal'; readonly reason: string; readonly suggestions: readonly string[] };
