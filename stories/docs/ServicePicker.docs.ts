import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'A native select in the shape of a pill.',
  when: 'Beside a Composer, for which service is meant.',
  whenNot: 'In a form.',
  alternatives: ['Select', 'SegmentedControl'],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to it; letters and arrow keys choose, as the browser does by itself',
      story: 'ReachedByKeyboard',
    },
  ],
  announces: ['Its label and the choice.'],
  content: ['The first option chooses by itself, and says so.'],
};
