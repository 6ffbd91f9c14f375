import type { IconButtonProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<IconButtonProps> = {
  group: 'Actions',
  status: 'stable',
  summary: 'A square button with only an icon, and a name for screen readers.',
  when: 'For actions with a familiar icon: close, search, stop.',
  whenNot: 'For an action whose icon people would have to guess.',
  alternatives: ['Button', 'Menu'],
  usage: [
    'An icon saves space only when everybody knows it. Close, search, copy, settings, play and stop are safe; for anything else, a Button with an icon and a word is understood faster. If people have to open the tooltip to find out what a button does, it needs a word.',
    'The label is required. It is the accessible name and the text of the tooltip, which opens on hover after a moment and on keyboard focus at once. Name the action and its object when several of the same buttons are on a page: “Remove orders.pdf” rather than “Remove”.',
    'Use ghost inside cards and rows, where a frame around each icon would be louder than the content. Group related buttons in a Row with 8 px between them, so that they can be pressed with a finger.',
    'When the icon shows a state, such as a muted sound, let the name say what a press does next.',
  ],
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
