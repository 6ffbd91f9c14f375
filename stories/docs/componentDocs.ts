/** One line of a keyboard table. */
export interface KeyboardRow {
  /** What is pressed, in words. */
  readonly keys: string;
  /** What it does then. */
  readonly does: string;
  /** The story that plays it: the name of an export on the page of the component, or `File/Export` elsewhere. */
  readonly story: string;
}

/** A component in use, shown alive. */
export interface Example<Props> {
  readonly props: Props;
  /** Why it is good, or bad. */
  readonly because: string;
  /** Words before and after it, for what stands beside words or in a sentence. */
  readonly around?: readonly [before: string, after: string];
  /** In a box, where it would scroll the page; at the end of the line, where it opens towards the start. */
  readonly place?: 'box' | 'end';
}

/** The same thing done well and badly. */
export interface Pair<Props> {
  readonly good: Example<Props>;
  readonly bad: Example<Props>;
}

/** What somebody who builds with a component has to know, besides its props. */
export interface ComponentDocs<Props extends object = object> {
  /** File of stories that shows it, without `.stories.tsx`. @default the name of the component */
  readonly page?: string;
  /** `preview`: complete and tested, but no product has relied on it yet, so its props may still change. */
  readonly status: 'stable' | 'preview';
  /** What it is, in one sentence. */
  readonly summary: string;
  /** When to use it. */
  readonly when: string;
  /** When to take something else. */
  readonly whenNot: string;
  /** What to take then: names of components. */
  readonly alternatives: readonly string[];
  /** What the keyboard does; empty where there is nothing to press. */
  readonly keyboard: readonly KeyboardRow[];
  /** What a screen reader says; empty where it adds nothing to its contents. */
  readonly announces: readonly string[];
  /** How its words are written. */
  readonly content: readonly string[];
  /** Good and bad use side by side, where people go wrong. */
  readonly pairs?: readonly Pair<Props>[];
}

/** For a callback of an example: its value is kept where it is shown. */
export const nothing = (): void => undefined;
