import type { RowProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';
import { part, together } from './parts.ts';

export const docs: ComponentDocs<RowProps> = {
  page: 'Layout',
  status: 'stable',
  summary: 'Things beside one another; they wrap when there is no room.',
  when: 'For buttons, badges and short words in one line.',
  whenNot: 'For cells of equal width.',
  alternatives: ['Grid', 'Stack'],
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
        because: 'Short words in one line, each as wide as it is.',
      },
      bad: {
        props: {
          children: together(
            part('StatCard', { label: 'Tables', value: '12' }),
            part('StatCard', { label: 'Plans that wait for approval', value: '3' }),
            part('StatCard', { label: 'Undone', value: '0' }),
          ),
        },
        because: 'Cards as wide as their words stand in no column: that is a Grid.',
      },
    },
  ],
};
