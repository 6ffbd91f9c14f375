import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'A few things to say next.',
  when: 'Above a Composer, while nothing is written.',
  whenNot: 'For acts that run at once.',
  alternatives: ['Button', 'Menu'],
  keyboard: [{ keys: 'Enter or Space', does: 'Takes the suggestion', story: 'PickedByKeyboard' }],
  announces: ['It is a group with its label.'],
  content: ['Write whole instructions, as somebody would say them.'],
};
