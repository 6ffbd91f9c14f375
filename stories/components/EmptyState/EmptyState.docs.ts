import type { EmptyStateProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<EmptyStateProps> = {
  status: 'stable',
  summary: 'Says that something is empty, and what comes next.',
  when: 'In the place of a list, a table or a search that has nothing to show.',
  whenNot: 'While something is still loading.',
  alternatives: ['Skeleton', 'Banner'],
  keyboard: [],
  announces: ['It is read as text in its place; a search announces its count by itself.'],
  content: ['Title: what is not there. Text: why. Action: how to begin.'],
  pairs: [
    {
      good: {
        props: { title: 'No tables yet', text: 'Say “Create a customers table” and it appears here.' },
        because: 'It says what to do next.',
      },
      bad: {
        props: { title: 'No data', text: 'There is nothing to display.' },
        because: 'True, and a dead end.',
      },
    },
  ],
};
