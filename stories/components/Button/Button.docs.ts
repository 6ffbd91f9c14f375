import type { ButtonProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<ButtonProps> = {
  status: 'stable',
  summary: 'A native button that can show that it is busy.',
  when: 'To do something on this page.',
  whenNot: 'To go somewhere else.',
  alternatives: ['LinkButton', 'IconButton', 'Menu'],
  keyboard: [
    { keys: 'Enter or Space', does: 'Presses it', story: 'PressedByKeyboard' },
    { keys: 'Enter while busy', does: 'Nothing: focus stays, the press is ignored', story: 'Busy' },
  ],
  announces: ['Busy: its words change to the busy label, such as “Signing in...”.'],
  content: [
    'Start with a verb: “Create project”.',
    'One primary button per view; danger only for what destroys.',
  ],
  pairs: [
    {
      good: {
        props: { variant: 'danger', children: 'Delete 37 people' },
        because: 'The button says what it does, and to how many.',
      },
      bad: {
        props: { variant: 'danger', children: 'OK' },
        because: 'Nobody knows what “OK” does without reading everything else.',
      },
    },
  ],
};
