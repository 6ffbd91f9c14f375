import type { DatabaseOperationType, Service } from '../operations/types.ts';

/** Text in which the names of the founder's own things stand apart, so that a screen can set them off. */
export type Phrase = readonly (string | { readonly name: string })[];

/** What a second confirmation names, and what a history entry is about. */
export interface PlanObject {
  readonly kind: 'table' | 'column' | 'rows' | 'policy' | 'script';
  /** As a person would say it, for example `customers` or `orders.status`. */
  readonly name: string;
}

/** How the rows that a read returns become one spoken answer. */
export type AnswerForm =
  | { readonly kind: 'number'; readonly before: string; readonly one: string; readonly many: string }
  | { readonly kind: 'rows'; readonly caption: string };

/** One operation on the database, worded and written out, not yet tried. */
export interface DatabasePlan {
  readonly service: 'database';
  readonly type: DatabaseOperationType;
  /** A read is answered at once; a change is proven, shown and waits for approval. */
  readonly effect: 'read' | 'change';
  /** Imperative: `Create a table called customers`. */
  readonly title: string;
  /** Past tense, for the history: `Created customers`. */
  readonly doneTitle: string;
  /** One plain sentence that says how the instruction was read. */
  readonly understood: string;
  readonly steps: readonly Phrase[];
  /** The exact statements; these bytes are shown, proven and executed. */
  readonly sql: string;
  readonly object: PlanObject;
  readonly warnings: readonly string[];
  /** Present on reads only. */
  readonly answer?: AnswerForm;
}

/** A choice a person can press instead of typing; pressing it sends its instruction. */
export interface Choice {
  readonly label: string;
  readonly instruction: string;
  /** The service it is for; the one that asked when left out. */
  readonly service?: Service;
}

/** What the planner made of an instruction: a plan, one question, or an honest no. */
export type Understanding =
  | {
      readonly kind: 'plan';
      readonly plan: DatabasePlan;
      /** Further wishes in the same instruction, in order; each is planned once the one before it is done. */
      readonly next: readonly string[];
    }
  | { readonly kind: 'question'; readonly text: string; readonly choices: readonly Choice[] }
  | { readonly kind: 'refusal'; readonly reason: string; readonly suggestions: readonly string[] };
