import type { ButtonProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<ButtonProps> = {
  group: 'Actions',
  status: 'stable',
  summary: 'A native button with a pending state.',
  picture: 'Every Size And Variant',
  when: 'To do something on this page.',
  whenNot: 'To navigate.',
  alternatives: ['LinkButton', 'IconButton', 'Menu'],
  usage: [
    'A view has one primary button: the action that most people came for. Everything beside it is secondary, and actions that are rarely used or that only dismiss something are ghost. The danger variant is for actions that destroy data; it does not replace a ConfirmDialog.',
    'While an action runs, set busy and give a pending label such as “Saving…”. The button keeps its width and its focus, and presses are ignored, so a double click cannot send a form twice. Do not disable a button to say that a form is incomplete: let people press it, and show what is missing.',
    'In a footer the main button comes last; in a toolbar it comes first. Keep the label on one line, and let the button grow with it.',
  ],
  anatomy: [
    { part: 'Icon', does: 'Optional, before the label.' },
    { part: 'Label', does: 'The action as a verb.' },
    { part: 'Spinner', does: 'Replaces the icon while the action is pending.' },
    { part: 'Pending label', does: 'Says what is happening, while it happens.' },
  ],
  sizes:
    '28, 36 or 44 px high. All are 44 px high on touch screens. Inside, 8 px separate icon and label. Leave 8 px between buttons in a row.',
  keyboard: [
    { keys: 'Enter or Space', does: 'Presses it', story: 'PressedByKeyboard' },
    { keys: 'Enter while pending', does: 'Nothing: the press is ignored and focus stays', story: 'BusyTest' },
  ],
  announces: ['While pending, its label changes to the busy label, such as “Signing in...”.'],
  content: [
    'Start with a verb: “Create project”.',
    'One primary button per view; the danger variant only for destructive actions.',
  ],
  pairs: [
    {
      good: {
        props: { variant: 'danger', children: 'Delete 37 people' },
        because: 'The label says what the button does, and to how many.',
      },
      bad: {
        props: { variant: 'danger', children: 'OK' },
        because: '“OK” means nothing without the text around it.',
      },
    },
  ],
  edgeCases: { doubleClick: 'DoubleClickSendsOnce', pending: 'Busy' },
};
