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
  /** It confirms what the rules made of the instruction. */
  readonly isConfirmed?: boolean;
}

/** What a reader makes of an instruction. */
export type Answer =
  | { readonly kind: 'acts'; readonly effects: readonly Effect[] }
  /** A question, a refusal or talk; nothing happens. */
  | {
      readonly kind: 'says';
      readonly text: string;
      readonly presses: readonly Press[];
      /** Whether another reader may be asked, as something was not understood. */
      readonly isOpen: boolean;
    };

/** The state of the service that an item is about. */
export type Scene =
  | {
      readonly service: 'database';
      /** The lexicon after some statements. */
      readonly lexiconAfter: (sql: string) => Promise<Lexicon>;
      /** The number that a query reads after some statements. */
      readonly countAfter: (before: string, sql: string) => Promise<number>;
    }
  | { readonly service: 'code-hosting'; readonly facts: CodeFacts }
  | { readonly service: 'deployment'; readonly site: Site };

/** An instruction with what it is read against. */
export interface ReadRequest {
  readonly instruction: string;
  readonly scene: Scene;
  /** The set and the item, for recorded answers; what is pressed has no item. */
  readonly set: string;
  readonly id?: string | undefined;
  readonly isConfirmed?: boolean | undefined;
}

export type Reader = (request: ReadRequest) => Promise<Answer>;

export function says(
  text: string,
  presses: readonly Press[] = [],
  isOpen = false,
): Extract<Answer, { readonly kind: 'says' }> {
  return { kind: 'says', text, presses, isOpen };
}

/** Whether an answer says no more than that nothing was understood. */
export function isBare({ text }: { readonly text: string }): boolean {
  return /\b(?:did not|didn't|do not|don't) understand\b/iu.test(text);
}
