import type { CheckoutPanelProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';
import { part } from '../../support/parts.ts';

export const docs: ComponentDocs<CheckoutPanelProps> = {
  group: 'Page',
  status: 'stable',
  summary: 'The items, the total, and the button that pays.',
  when: 'Beside a purchase form.',
  whenNot: 'To compare plans, or for an invoice that is already paid.',
  alternatives: ['PlanPicker', 'ValueList'],
  anatomy: [
    { part: 'Lines', does: 'What is being bought, each with its price.' },
    { part: 'Total', does: 'The sum with its currency, larger than the lines.' },
    { part: 'Notice', does: 'What to know before paying.' },
    { part: 'Payment', does: 'The button that pays.' },
    { part: 'Note', does: 'Guarantee and terms.' },
  ],
  sizes:
    'As wide as its column, usually the narrow one of a SplitLayout. Lines have 12 px above and below; the total is set in 24 px.',
  keyboard: [],
  announces: ['Each change of status, such as “Payment is being processed…”.'],
  content: [
    'Write amounts with their currency and period.',
    'While the button is disabled, the status says why.',
  ],
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
        because: 'Amount, period and tax are visible before the button is pressed.',
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
        because: '48 of what, how often, plus what? The next page reveals it.',
      },
    },
  ],
  edgeCases: { nothing: 'NoLines', one: 'One', many: 'Thousands', pending: 'Waiting' },
};
