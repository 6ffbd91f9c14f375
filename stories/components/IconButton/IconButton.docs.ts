import type { IconButtonProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<IconButtonProps> = {
  status: 'stable',
  summary: 'A square button with only an icon, and a name for screen readers.',
  when: 'For actions with a familiar icon: close, search, stop.',
  whenNot: 'For an action whose icon people would have to guess.',
  alternatives: ['Button', 'Menu'],
  keyboard: [{ keys: 'Enter or Space', does: 'Presses it', story: 'PressedByKeyboard' }],
  announces: ['Its label.'],
  content: ['The label is a verb: “Dismiss”.'],
  pairs: [
    {
      good: {
        props: { icon: 'undo', label: 'Undo the last change' },
        because: 'The name says what it does: “Undo the last change”.',
      },
      bad: { props: { icon: 'undo', label: 'Arrow' }, because: 'The name describes the icon: “Arrow”.' },
    },
  ],
  hasOwnWords: false,
};
