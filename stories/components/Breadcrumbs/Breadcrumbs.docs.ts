import type { BreadcrumbsProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<BreadcrumbsProps> = {
  status: 'preview',
  summary: 'The location of a page, as links to its parent pages.',
  when: 'On pages two or more levels deep.',
  whenNot: 'For one level up, or for the steps of a task.',
  alternatives: ['BackLink', 'StepList'],
  keyboard: [{ keys: 'Tab', does: 'Goes to the next link', story: 'TabGoesAlong' }],
  announces: ['“Breadcrumbs”, a list of links, and which of them is the current page.'],
  content: ['Each link uses the title of its page.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Path to customers',
          items: [
            { id: '1', label: 'Projects', href: '#projects' },
            { id: '2', label: 'shop-front', href: '#shop-front' },
            { id: '3', label: 'Database', href: '#database' },
            { id: '4', label: 'customers' },
          ],
        },
        because: 'Each link uses the title of its page.',
      },
      bad: {
        props: {
          label: 'Path to a page',
          items: [
            { id: '1', label: 'Home', href: '#home' },
            { id: '2', label: 'Overview', href: '#overview' },
            { id: '3', label: 'Details', href: '#details' },
            { id: '4', label: 'This page' },
          ],
        },
        because: 'Every page could have this path: details of which project and which table?',
      },
    },
  ],
  edgeCases: { nothing: 'Empty', one: 'One', many: 'Many' },
};
