import type { PopoverProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';
import { line, part } from './parts.ts';

export const docs: ComponentDocs<PopoverProps> = {
  status: 'preview',
  summary: 'A panel that a button opens beside itself.',
  when: 'For a few things to do or to read that belong to one button.',
  whenNot: 'For a list of commands, or for what must be finished before the page goes on.',
  alternatives: ['Menu', 'Dialog', 'Tooltip', 'Disclosure'],
  keyboard: [
    { keys: 'Enter or Space', does: 'Opens it, and focus goes into it', story: 'EnterOpensAndEscapeCloses' },
    { keys: 'Escape', does: 'Closes it, and focus comes back', story: 'EnterOpensAndEscapeCloses' },
    { keys: 'Tab', does: 'Goes from one thing inside to the next', story: 'TabStaysInside' },
  ],
  announces: ['The button says that it opens a dialog and whether it has; the panel says its label.'],
  content: ['The label says what the panel is about, not that it is one.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Columns in the table',
          trigger: part('Button', { children: 'Columns: 4 of 9' }),
          children: line('Shown: name, email, plan, created.'),
        },
        because: 'What is set inside can be read on the button.',
      },
      bad: {
        props: {
          label: 'Hidden columns',
          trigger: part('Button', { children: 'Columns' }),
          children: line('Five of nine are hidden.'),
        },
        because: 'That five columns are missing shows only once it is opened.',
      },
    },
  ],
};
