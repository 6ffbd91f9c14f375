import type { EmptyStateProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<EmptyStateProps> = {
  group: 'Feedback',
  status: 'stable',
  summary: 'Says that there is nothing to show, and what to do next.',
  when: 'In place of a list, table or search result that is empty.',
  whenNot: 'While something is still loading.',
  alternatives: ['Skeleton', 'Banner'],
  usage: [
    'An empty place is the first thing that new people see. Say in the title what is missing, explain in one sentence what will appear here, and offer the one action that fills it. The text is calm and helpful; it neither jokes nor apologises.',
    'There are three kinds. Nothing exists yet: offer to create the first item. A search or filter found nothing: repeat what was searched for, and offer to clear it. Everything is done: say so, and offer nothing. Something that could not be loaded is not empty; use the danger tone and offer “Try again”, or people believe that their data is gone.',
    'Show it where the list would be, with the header and filters of the list in place, so that the page does not jump when the first item appears. While the list loads, use a Skeleton, never this.',
    'An icon is optional: the words do the work.',
  ],
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
