import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'A square button with an icon only, named for everyone who cannot see it.',
  when: 'For acts that everybody knows by their sign: close, search, stop.',
  whenNot: 'For an act whose sign has to be guessed.',
  alternatives: ['Button', 'Menu'],
  keyboard: [{ keys: 'Enter or Space', does: 'Presses it', story: 'PressedByKeyboard' }],
  announces: ['Its label.'],
  content: ['The label is a verb: “Dismiss”.'],
};
