import type { CheckoutPanelProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';
import { part } from './parts.ts';

export const docs: ComponentDocs<CheckoutPanelProps> = {
  status: 'stable',
  summary: 'What is paid, what it comes to, and the button that pays it.',
  when: 'Beside the form of a purchase.',
  whenNot: 'To compare plans, or for a bill that is already paid.',
  alternatives: ['PlanPicker', 'ValueList'],
  keyboard: [],
  announces: ['A change of status, such as “Payment is being processed…”, is announced.'],
  content: ['Write amounts with their currency and period.', 'While the button waits, the status says why.'],
  pairs: [
    {
      good: {
        props: {
          title: 'Your order',
          headingLevel: 3,
          lines: [
            { id: 'plan', label: 'Team plan', value: '$48.00', note: '4 seats at $12 a month' },
            { id: 'tax', label: 'VAT 19%', value: '$9.12' },
          ],
          total: { label: 'Due today', value: '$57.12', note: 'Then on the 14th of every month' },
          payment: part('Button', { variant: 'primary', children: 'Pay $57.12' }),
        },
        because: 'What is paid, how often and with which tax stands there before the press.',
      },
      bad: {
        props: {
          title: 'Checkout',
          headingLevel: 3,
          lines: [{ id: 'plan', label: 'Subscription', value: '48' }],
          total: { label: 'Total', value: '48' },
          payment: part('Button', { variant: 'primary', children: 'Continue' }),
          note: 'Plus taxes and fees.',
        },
        because: '48 of what, how often, and what is added? It comes out on the next page.',
      },
    },
  ],
};
