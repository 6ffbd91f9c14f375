import type { BreadcrumbsProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<BreadcrumbsProps> = {
  group: 'Navigation',
  status: 'preview',
  summary: 'The location of a page, as links to its parent pages.',
  when: 'On pages two or more levels deep.',
  whenNot: 'For one level up, or for the steps of a task.',
  alternatives: ['BackLink', 'StepList'],
  anatomy: [
    { part: 'Links', does: 'One for each parent page, from the top.' },
    { part: 'Separators', does: 'Decorative, and hidden from screen readers.' },
    { part: 'Current page', does: 'The last name, which is not a link.' },
  ],
  sizes:
    'One line with 13 px text that wraps when there is no room. Links are 44 px high on touch screens. Put it above the page title.',
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
