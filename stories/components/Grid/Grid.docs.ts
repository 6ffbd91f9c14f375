import type { GridProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';
import { part, together } from './parts.ts';

const figures = together(
  part('StatCard', { label: 'Revenue of shop-front', value: '$84,311', note: 'since 1 January' }),
  part('StatCard', { label: 'Deployments', value: '12,480', note: 'since 1 January' }),
  part('StatCard', { label: 'Plans that wait for approval', value: '3', note: 'the oldest since Monday' }),
  part('StatCard', { label: 'Changes undone', value: '14', note: 'since 1 January' }),
);

export const docs: ComponentDocs<GridProps> = {
  page: 'Layout',
  status: 'stable',
  summary: 'Cells of equal width.',
  when: 'For cards that stand side by side.',
  whenNot: 'For rows that are compared column by column.',
  alternatives: ['DataTable', 'Row'],
  keyboard: [],
  announces: ['Nothing; the reading order is the order of the cells.'],
  content: ['Put the most important cell first; it comes first on a phone, too.'],
  pairs: [
    {
      good: {
        props: { columns: 2, children: figures },
        because: 'As many columns as the longest cell has room for.',
      },
      bad: {
        props: { columns: 4, children: figures },
        because: 'Four columns break the figures in two.',
      },
    },
  ],
};
