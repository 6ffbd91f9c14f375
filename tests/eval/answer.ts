import type { Service } from '@saywright/domain/operations';
import type { Lexicon } from '@saywright/domain/planner';
import type { CodeFacts } from './code/facts.ts';
import type { CodeCommand, SiteStep } from './items.ts';
import type { Site } from './site.ts';

/** What a plan or an answer does in one service. */
export type Effect =
  | { readonly service: 'database'; readonly sql: string }
  | { readonly service: 'code-hosting'; readonly commands: readonly CodeCommand[] }
  | { readonly service: 'deployment'; readonly steps: readonly SiteStep[] };

/** Something to press: an instruction to send instead. */
export interface Press {
  readonly instruction: string;
  readonly service?: Service | undefined;
}

/** What a reader makes of an instruction. */
export type Answer =
  | { readonly kind: 'acts'; readonly effects: readonly Effect[] }
  /** A question, a refusal or talk; nothing happens. */
  | {
      readonly kind: 'says';
      readonly text: string;
      readonly presses: readonly Press[];
      /** Nothing of the sentence was understood. */
      readonly isUnread: boolean;
    };

/** The state of the service that an item is about. */
export type Scene =
  | {
      readonly service: 'database';
      /** The lexicon after some statements. */
      readonly lexiconAfter: (sql: string) => Promise<Lexicon>;
    }
  | { readonly service: 'code-hosting'; readonly facts: CodeFacts }
  | { readonly service: 'deployment'; readonly site: Site };

/** Reads one instruction; the set names the file of recorded answers. */
export type Reader = (instruction: string, scene: Scene, set: string) => Promise<Answer>;

export function says(
  text: string,
  presses: readonly Press[] = [],
  isUnread = isBare(text),
): Extract<Answer, { readonly kind: 'says' }> {
  return { kind: 'says', text, presses, isUnread };
}

function isBare(text: string): boolean {
  return /\b(?:did not|didn't|do not|don't) understand\b/iu.test(text);
}
