import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'One drawing in the colour of the text around it.',
  when: 'Beside words, to make them quicker to find.',
  whenNot: 'Alone, where a word would be clearer.',
  alternatives: ['IconButton'],
  keyboard: [],
  announces: ['Nothing beside words; with a label it is an image of that name.'],
  content: ['The same icon always means the same thing.'],
};
