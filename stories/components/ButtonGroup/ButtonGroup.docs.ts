import type { ButtonGroupProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';
import { part, together } from '../../support/parts.ts';

export const docs: ComponentDocs<ButtonGroupProps> = {
  group: 'Actions',
  status: 'preview',
  summary: 'Buttons that belong together.',
  when: 'For two to four actions on the same thing.',
  whenNot:
    'To choose one of several values, for the buttons of a dialog, or for a long row of tools that should be one tab stop.',
  alternatives: ['SegmentedControl', 'Toolbar', 'Row', 'SplitButton'],
  usage: [
    'The group has a name, so a screen reader can say which order “Refund” is about. Use the name of the thing, not “Actions”.',
    'Joined buttons read as one tool: zoom in and out, previous and next. Leave them apart when they differ in importance, and never join a primary or a destructive button to others.',
  ],
  anatomy: [
    { part: 'Buttons', does: 'In order of use: Button, IconButton, LinkButton, ToggleButton or Menu.' },
  ],
  sizes: '8 px between buttons, or 2 px if they are joined. They wrap when there is no room.',
  keyboard: [{ keys: 'Tab', does: 'Moves to the next button', story: 'DefaultTest' }],
  announces: ['The name of the group when focus enters it.'],
  content: ['Labels of the same kind: all verbs, or all icons.'],
  edgeCases: { one: 'One' },
  since: '0.1.0',
  pairs: [
    {
      good: {
        props: {
          label: 'Pages',
          joined: true,
          children: together(part('Button', { children: 'Previous' }), part('Button', { children: 'Next' })),
        },
        because: 'Two directions of one movement.',
      },
      bad: {
        props: {
          label: 'Order 1204',
          joined: true,
          children: together(
            part('Button', { children: 'Duplicate' }),
            part('Button', { variant: 'danger', children: 'Delete' }),
          ),
        },
        because: 'A slip of the finger deletes the order.',
      },
    },
  ],
};
