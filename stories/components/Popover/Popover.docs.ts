import type { PopoverProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';
import { line, part } from '../../support/parts.ts';

export const docs: ComponentDocs<PopoverProps> = {
  group: 'Overlays',
  status: 'preview',
  summary: 'A panel that opens beside its button.',
  when: 'For a few controls or facts that belong to one button.',
  whenNot: 'For a list of commands, or for a task to finish before returning to the page.',
  alternatives: ['Menu', 'Dialog', 'Tooltip', 'Disclosure'],
  anatomy: [
    { part: 'Button', does: 'Opens the panel and says whether it is open.' },
    { part: 'Panel', does: 'Controls or facts.' },
    { part: 'Arrowless edge', does: 'The panel aligns with its button.' },
  ],
  sizes:
    'As wide as its content, at most as wide as the window. Padding is 12 px above and below and 16 px at the sides.',
  keyboard: [
    { keys: 'Enter or Space', does: 'Opens it and moves focus into it', story: 'EnterOpensAndEscapeCloses' },
    { keys: 'Escape', does: 'Closes it; focus returns to the button', story: 'EnterOpensAndEscapeCloses' },
    { keys: 'Tab', does: 'Moves through its content', story: 'TabStaysInside' },
  ],
  announces: ['The button has a dialog popup, expanded or collapsed; the panel has its label.'],
  content: ['The label names the subject of the panel.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Columns in the table',
          trigger: part('Button', { children: 'Columns: 4 of 9' }),
          children: line('Shown: name, email, plan, created.'),
        },
        because: 'The button shows the current setting.',
      },
      bad: {
        props: {
          label: 'Hidden columns',
          trigger: part('Button', { children: 'Columns' }),
          children: line('Five of nine are hidden.'),
        },
        because: 'Only the open panel reveals that five columns are hidden.',
      },
    },
  ],
};
