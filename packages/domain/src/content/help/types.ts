/** Kinds of entries. */
export const helpTypes = ['guide', 'example', 'glossary'] as const;
export type HelpType = (typeof helpTypes)[number];

/** The five topics of the guides. */
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

/** A guide, with instructions to try. */
export interface HelpGuide extends HelpBase {
  readonly type: 'guide';
  readonly topic: GuideTopic;
  readonly instructions: readonly string[];
}

/** A worked example, with the instructions that build it, in order. */
export interface HelpExample extends HelpBase {
  readonly type: 'example';
  readonly instructions: readonly string[];
}

/** A glossary entry; the title is the term, the content its meaning. */
export interface HelpTerm extends HelpBase {
  readonly type: 'glossary';
  readonly term: string;
  readonly plain: string;
  /** The page related to the term. */
  readonly to?: string | undefined;
}

/** An entry of the help library. */
export type HelpEntry = HelpGuide | HelpExample | HelpTerm;
