import { helpExamples } from './examples.ts';
import { helpGuides } from './guides.ts';
import { terms } from './terms.ts';
import type { HelpEntry, HelpTerm } from './types.ts';

/** The glossary (SP-HELP-11, A69). */
export const helpGlossary: readonly HelpTerm[] = terms.map(([term, plain, to]) => ({
  id: `term-${term.toLowerCase().replaceAll(' ', '-')}`,
  type: 'glossary',
  title: term,
  content: plain,
  term,
  plain,
  ...(to !== undefined && { to }),
}));

/** Everything the help library knows: guides, examples, glossary (SP-HELP-08 to SP-HELP-13). */
export const helpEntries: readonly HelpEntry[] = [...helpGuides, ...helpExamples, ...helpGlossary];
