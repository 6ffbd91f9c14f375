import type { BreadcrumbsProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<BreadcrumbsProps> = {
  status: 'preview',
  summary: 'Where a page is, as links to the places above it.',
  when: 'On pages that lie two or more levels deep.',
  whenNot: 'For one level up, or for the steps of a task.',
  alternatives: ['BackLink', 'StepList'],
  keyboard: [{ keys: 'Tab', does: 'Goes to the next link', story: 'TabGoesAlong' }],
  announces: ['“Breadcrumbs”, a list of links, and which of them is the page itself.'],
  content: ['Each place has the name that stands at the head of its page.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Way to the customers',
          items: [
            { id: '1', label: 'Projects', href: '#projects' },
            { id: '2', label: 'shop-front', href: '#shop-front' },
            { id: '3', label: 'Database', href: '#database' },
            { id: '4', label: 'customers' },
          ],
        },
        because: 'Each place has the name at the head of its page.',
      },
      bad: {
        props: {
          label: 'Way to a page',
          items: [
            { id: '1', label: 'Home', href: '#home' },
            { id: '2', label: 'Overview', href: '#overview' },
            { id: '3', label: 'Details', href: '#details' },
            { id: '4', label: 'This page' },
          ],
        },
        because: 'Every page has such a way: of which project and which table are these the details?',
      },
    },
  ],
};
