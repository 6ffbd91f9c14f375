import type { HeaderProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';
import { part, together } from '../../support/parts.ts';

export const docs: ComponentDocs<HeaderProps> = {
  group: 'Navigation',
  page: 'AppShell',
  status: 'stable',
  summary: 'The bar at the top of every page.',
  when: 'Once, in the AppShell.',
  whenNot: 'For the title of a page.',
  alternatives: ['PageHeader'],
  anatomy: [
    { part: 'Brand', does: 'The logo as a link to the home page.' },
    { part: 'Navigation', does: 'The main links.' },
    { part: 'End', does: 'Status, notifications, theme and account.' },
  ],
  sizes:
    '56 px high and as wide as the window; its content is as wide as the page content. 12 px separate its parts.',
  keyboard: [],
  announces: ['The banner landmark.'],
  content: ['Brand, then navigation, then status and theme.'],
  pairs: [
    {
      good: {
        props: {
          brand: 'Saywright',
          end: part('StatusDot', { status: 'online', label: '2 services connected' }),
        },
        because: 'What applies to every page: the product and its status.',
      },
      bad: {
        props: {
          brand: 'Saywright',
          end: together(
            part('Button', { size: 'sm', children: 'Export table' }),
            part('Button', { size: 'sm', variant: 'primary', children: 'Add column' }),
          ),
        },
        because: 'Actions of one page on every page: what does “Add column” do on the invoices page?',
      },
    },
  ],
};
