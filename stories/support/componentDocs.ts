import type { Group } from './groups.ts';

/** One line of a keyboard table. */
export interface KeyboardRow {
  /** The keys, in words. */
  readonly keys: string;
  /** What they do. */
  readonly does: string;
  /** The test that covers it: an export of the component’s test file, or `File/Export` for another file. */
  readonly story: string;
}

/** A live example. */
export interface Example<Props> {
  readonly props: Props;
  /** Why it is good, or bad. */
  readonly because: string;
  /** Text before and after it, for inline components. */
  readonly around?: readonly [before: string, after: string];
  /** `box` if it would scroll the page; `end` if it opens towards the start of the line. */
  readonly place?: 'box' | 'end';
}

/** A good and a bad example of the same use. */
export interface Pair<Props> {
  readonly good: Example<Props>;
  readonly bad: Example<Props>;
}

/** Input and timing that designs rarely cover. */
export type EdgeCase =
  | 'nothing'
  | 'one'
  | 'many'
  | 'optionalMissing'
  | 'notANumber'
  | 'hugeNumber'
  | 'brokenImage'
  | 'doubleClick'
  | 'pending';

/** A named part of a component. */
export interface AnatomyPart {
  /** Its name, as in the props where it has one. */
  readonly part: string;
  /** What it is for. */
  readonly does: string;
}

/** Guidance on a component, beyond its props. */
export interface ComponentDocs<Props extends object = object> {
  /** The story file it is documented in, without `.stories.tsx`. @default the name of the component */
  readonly page?: string;
  /** Where it is in the sidebar; its story title has the same group. */
  readonly group: Group;
  /** `preview`: complete and tested, but not yet used in a product, so its props may still change. */
  readonly status: 'stable' | 'preview';
  /** What it is, in one sentence. */
  readonly summary: string;
  /** The name of the specimen that represents it. @default the first */
  readonly picture?: string;
  /** When to use it. */
  readonly when: string;
  /** When to use something else. */
  readonly whenNot: string;
  /** What to use then: component names. */
  readonly alternatives: readonly string[];
  /** How to use it well, in paragraphs: choice, placement, states. */
  readonly usage?: readonly string[];
  /** Its visible parts, outside in and from the start of the line. */
  readonly anatomy?: readonly AnatomyPart[];
  /** Its sizes, and the space inside and around it. */
  readonly sizes?: string;
  /** Keyboard behaviour; empty without interactive elements. */
  readonly keyboard: readonly KeyboardRow[];
  /** What a screen reader announces; empty if nothing beyond the content. */
  readonly announces: readonly string[];
  /** How to write its text. */
  readonly content: readonly string[];
  /** The story or test for each edge case that applies: export names on its page. */
  readonly edgeCases?: Readonly<Partial<Record<EdgeCase, string>>>;
  /** `false` if its text is fixed, only announced, or from another component. @default true */
  readonly hasOwnWords?: boolean;
  /** The version of the kit that added it. @default the first */
  readonly since?: string;
  /** Good and bad examples of common mistakes. */
  readonly pairs?: readonly Pair<Props>[];
}

/** A callback for examples; `Pairs` stores their values. */
export const nothing = (): void => undefined;
