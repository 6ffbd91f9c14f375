import type { IconButtonProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<IconButtonProps> = {
  status: 'stable',
  summary: 'A square button with only an icon, and a name for screen readers.',
  when: 'For actions with a familiar icon: close, search, stop.',
  whenNot: 'For an action whose icon people would have to guess.',
  alternatives: ['Button', 'Menu'],
  anatomy: [
    { part: 'Icon', does: 'The familiar sign of the action.' },
    { part: 'Name', does: 'Read by screen readers.' },
    { part: 'Tooltip', does: 'The same name, on hover and focus.' },
  ],
  sizes: 'A square of 28, 36 or 44 px; always 44 px on touch screens. Leave 8 px between neighbours.',
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
