import type { RowProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';
import { part, together } from '../../support/parts.ts';

export const docs: ComponentDocs<RowProps> = {
  group: 'Layout',
  page: 'Stack',
  status: 'stable',
  summary: 'Items side by side, which wrap when there is no room.',
  when: 'For buttons, badges and short texts in one line.',
  whenNot: 'For cells of equal width.',
  alternatives: ['Grid', 'Stack'],
  anatomy: [{ part: 'Items', does: 'In reading order; they wrap as a whole.' }],
  sizes: '8 px between items by default. It has no padding and no margin.',
  keyboard: [],
  announces: ['Nothing; the reading order is the order in the code.'],
  content: ['The main action comes last in dialogs and first on pages.'],
  pairs: [
    {
      good: {
        props: {
          children: together(
            part('Badge', { children: 'Production' }),
            part('Badge', { children: '12 tables' }),
            part('Badge', { tone: 'success', children: 'Row security on' }),
          ),
        },
        because: 'Short labels in one line, each at its natural width.',
      },
      bad: {
        props: {
          children: together(
            part('StatCard', { label: 'Tables', value: '12' }),
            part('StatCard', { label: 'Plans awaiting approval', value: '3' }),
            part('StatCard', { label: 'Undone', value: '0' }),
          ),
        },
        because: 'Cards at their natural width do not align: use a Grid.',
      },
    },
  ],
};
