import type { IconButtonProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<IconButtonProps> = {
  status: 'stable',
  summary: 'A square button with an icon only, named for everyone who cannot see it.',
  when: 'For acts that everybody knows by their sign: close, search, stop.',
  whenNot: 'For an act whose sign has to be guessed.',
  alternatives: ['Button', 'Menu'],
  keyboard: [{ keys: 'Enter or Space', does: 'Presses it', story: 'PressedByKeyboard' }],
  announces: ['Its label.'],
  content: ['The label is a verb: “Dismiss”.'],
  pairs: [
    {
      good: {
        props: { icon: 'undo', label: 'Undo the last change' },
        because: 'Its name says what it does: “Undo the last change”.',
      },
      bad: { props: { icon: 'undo', label: 'Arrow' }, because: 'The name describes the drawing: “Arrow”.' },
    },
  ],
};
