import type { SegmentedControlProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<SegmentedControlProps> = {
  status: 'stable',
  summary: 'One of a few choices, all in sight: native radio buttons in one row.',
  when: 'For two to five short options.',
  whenNot: 'For more, or for panels of content.',
  alternatives: ['Select', 'Tabs'],
  keyboard: [
    { keys: 'Arrow keys', does: 'Move the choice', story: 'ArrowsMoveTheChoice' },
    { keys: 'Space', does: 'Chooses the one in focus', story: 'SpaceChooses' },
  ],
  announces: ['“radio group”, its label, and the choice.'],
  content: ['One word per option, of the same kind.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Range',
          options: [
            { id: '1d', label: '1 day' },
            { id: '7d', label: '7 days' },
            { id: '30d', label: '30 days' },
          ],
          selected: '7d',
          onSelect: nothing,
        },
        because: 'Few choices, all in sight.',
      },
      bad: {
        props: {
          label: 'Delete everything?',
          options: [
            { id: 'no', label: 'No' },
            { id: 'yes', label: 'Yes' },
          ],
          selected: 'no',
          onSelect: nothing,
        },
        because: 'To act is a button, and a question of this weight a dialog.',
      },
    },
  ],
};
