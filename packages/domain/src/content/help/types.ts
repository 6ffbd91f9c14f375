/** What kind of entry it is (SP-HELP-10). */
export const helpTypes = ['guide', 'example', 'glossary'] as const;
export type HelpType = (typeof helpTypes)[number];

/** The five topics of the guides (SP-HELP-12). */
export const guideTopics = [
  'intro',
  'data-modelling',
  'data-actions',
  'automation',
  'backend-in-builder',
] as const;
export type GuideTopic = (typeof guideTopics)[number];

interface HelpBase {
  readonly id: string;
  readonly title: string;
  readonly content: string;
}

/** A guide; its sentences can be tried out as they stand. */
export interface HelpGuide extends HelpBase {
  readonly type: 'guide';
  readonly topic: GuideTopic;
  readonly instructions: readonly string[];
}

/** A worked example: the sentences that build it, in order. */
export interface HelpExample extends HelpBase {
  readonly type: 'example';
  readonly instructions: readonly string[];
}

/** A word and what it means; the title is the term and the content is the plain meaning (SP-HELP-11, A69). */
export interface HelpTerm extends HelpBase {
  readonly type: 'glossary';
  readonly term: string;
  readonly plain: string;
  /** The page on which something is done about it. */
  readonly to?: string | undefined;
}

/** An entry of the help library (SP-HELP-09). */
export type HelpEntry = HelpGuide | HelpExample | HelpTerm;
