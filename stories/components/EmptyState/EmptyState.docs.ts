import type { EmptyStateProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<EmptyStateProps> = {
  status: 'stable',
  summary: 'Says that there is nothing to show, and what to do next.',
  when: 'In place of a list, table or search result that is empty.',
  whenNot: 'While something is still loading.',
  alternatives: ['Skeleton', 'Banner'],
  anatomy: [
    { part: 'Icon', does: 'Optional, for recognition only.' },
    { part: 'Title', does: 'What is empty.' },
    { part: 'Text', does: 'Why, and what fills it.' },
    { part: 'Action', does: 'The first step.' },
  ],
  sizes:
    'Centred in the place it fills, with lines of at most 66 characters. It takes the place of the list, not of the page.',
  keyboard: [],
  announces: ['Plain text, read in place; a search announces its own count.'],
  content: ['Title: what is missing. Text: why. Action: how to start.'],
  pairs: [
    {
      good: {
        props: { title: 'No tables yet', text: 'Say “Create a customers table” and it appears here.' },
        because: 'It says what to do next.',
      },
      bad: {
        props: { title: 'No data', text: 'There is nothing to display.' },
        because: 'True, but a dead end.',
      },
    },
  ],
  edgeCases: { optionalMissing: 'WordsOnly' },
};
