import type { SegmentedControlProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<SegmentedControlProps> = {
  group: 'Choice',
  status: 'stable',
  summary: 'One of a few options, all visible: native radio buttons in one row.',
  when: 'For two to five short options.',
  whenNot: 'For more options, or for panels of content.',
  alternatives: ['Select', 'Tabs'],
  anatomy: [
    { part: 'Legend', does: 'The question, often hidden.' },
    { part: 'Segments', does: 'One radio button each, with a word or an icon.' },
    { part: 'Selected segment', does: 'Marked by its raised surface and weight.' },
  ],
  sizes:
    'A segment is 30 px high, 24 px when small, 44 px on touch screens. A segment is at least 44 px wide.',
  keyboard: [
    { keys: 'Arrow keys', does: 'Move the selection', story: 'ArrowsMoveTheChoice' },
    { keys: 'Space', does: 'Selects the focused option', story: 'SpaceChooses' },
  ],
  announces: ['“radio group”, its label, and the selected option.'],
  content: ['One word per option, all of the same kind.'],
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
          value: '7d',
          onChange: nothing,
        },
        because: 'Few options, all visible.',
      },
      bad: {
        props: {
          label: 'Delete everything?',
          options: [
            { id: 'no', label: 'No' },
            { id: 'yes', label: 'Yes' },
          ],
          value: 'no',
          onChange: nothing,
        },
        because: 'An action is a button, and one this serious needs a dialog.',
      },
    },
  ],
  edgeCases: { many: 'ManySegments' },
};
