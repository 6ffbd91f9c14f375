/** The pages /help and /help-library. */
export const helpCopy = {
  text: 'Look something up, or start with a topic.',
  search: 'Search the help library',
  placeholder: 'For example: undo',
  go: 'Search',
  topics: 'Topics',
  questions: 'Questions people ask',
  support: 'Contact Support',
  supportTitle: 'Still stuck?',
  supportText: 'See how to reach someone and what to include.',
} as const;

export const helpLibraryCopy = {
  text: 'Guides, worked examples and a glossary. The search tolerates typos.',
  search: 'Search guides, examples and words',
  placeholder: 'For example: undo',
  groups: { guide: 'Guides', example: 'Examples', glossary: 'Glossary' },
  types: { guide: 'Guide', example: 'Example', glossary: 'Glossary' },
  jump: 'Parts of the library',
  all: (count: number): string => `All ${count} entries`,
  found: (count: number, query: string): string =>
    `${count} ${count === 1 ? 'result' : 'results'} for "${query}"`,
  tryAnother: 'Try a shorter or more common word, such as table, undo or privacy.',
  showAll: 'Show the whole library',
  go: 'Go there',
  goTo: (term: string): string => `Go there: ${term}`,
  open: 'Open a sentence in the agent. Nothing runs yet.',
} as const;
