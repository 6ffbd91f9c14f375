import type { GridProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';
import { part, together } from '../../support/parts.ts';

const figures = together(
  part('StatCard', { label: 'Revenue of shop-front', value: '$84,311', note: 'since 1 January' }),
  part('StatCard', { label: 'Deployments', value: '12,480', note: 'since 1 January' }),
  part('StatCard', { label: 'Plans awaiting approval', value: '3', note: 'the oldest since Monday' }),
  part('StatCard', { label: 'Changes undone', value: '14', note: 'since 1 January' }),
);

export const docs: ComponentDocs<GridProps> = {
  group: 'Layout',
  page: 'Stack',
  status: 'stable',
  summary: 'Cells of equal width.',
  when: 'For cards side by side.',
  whenNot: 'For rows to compare column by column.',
  alternatives: ['DataTable', 'Row'],
  anatomy: [{ part: 'Cells', does: 'Children in reading order, all equally wide.' }],
  sizes:
    'As many columns as asked for, fewer where a cell would become too narrow. 16 px separate the cells.',
  keyboard: [],
  announces: ['Nothing; the reading order is the order of the cells.'],
  content: ['Put the most important cell first; on a phone it stays first.'],
  pairs: [
    {
      good: {
        props: { columns: 2, children: figures },
        because: 'As many columns as fit the longest cell.',
      },
      bad: {
        props: { columns: 4, children: figures },
        because: 'In four columns the numbers wrap.',
      },
    },
  ],
};
