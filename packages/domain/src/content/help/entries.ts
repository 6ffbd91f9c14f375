import { helpExamples } from './examples.ts';
import { helpGuides } from './guides.ts';
import { terms } from './terms.ts';
import type { HelpEntry, HelpTerm } from './types.ts';

/** The glossary. */
export const helpGlossary: readonly HelpTerm[] = terms.map(([term, plain, to]) => ({
  id: `term-${term.toLowerCase().replaceAll(' ', '-')}`,
  type: 'glossary',
  title: term,
  content: plain,
  term,
  plain,
  ...(to !== undefined && { to }),
}));

/** Everything the help library knows: guides, examples, glossary. */
export const helpEntries: readonly HelpEntry[] = [...helpGuides, ...helpExamples, ...helpGlossary];
