import type { HeaderProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';
import { part, together } from './parts.ts';

export const docs: ComponentDocs<HeaderProps> = {
  page: 'Shell',
  status: 'stable',
  summary: 'The bar at the top of every page.',
  when: 'Once, in the AppShell.',
  whenNot: 'For the title of a page.',
  alternatives: ['PageHeader'],
  keyboard: [],
  announces: ['It is the banner landmark.'],
  content: ['Brand, then places, then status and theme.'],
  pairs: [
    {
      good: {
        props: {
          brand: 'Saywright',
          end: part('StatusDot', { status: 'online', label: '2 services connected' }),
        },
        because: 'What holds on every page: whose product it is, and how it stands.',
      },
      bad: {
        props: {
          brand: 'Saywright',
          end: together(
            part('Button', { size: 'sm', children: 'Export table' }),
            part('Button', { size: 'sm', variant: 'primary', children: 'Add column' }),
          ),
        },
        because: 'Acts of one page on every page: what does “Add column” do beside the invoices?',
      },
    },
  ],
};
