import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'One of a few choices, all in sight: native radio buttons in one row.',
  when: 'For two to five short options.',
  whenNot: 'For more, or for panels of content.',
  alternatives: ['Select', 'Tabs'],
  keyboard: [
    { keys: 'Arrow keys', does: 'Move the choice', story: 'ArrowsMoveTheChoice' },
    { keys: 'Space', does: 'Chooses the one in focus', story: 'SpaceChooses' },
  ],
  announces: ['“radio group”, its label, and the choice.'],
  content: ['One word per option, of the same kind.'],
};
