import type { PlanPickerProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<PlanPickerProps> = {
  group: 'Page',
  status: 'stable',
  summary: 'Plans side by side, with aligned rows.',
  when: 'To compare two to four plans.',
  whenNot: 'For the purchase after the selection.',
  alternatives: ['CheckoutPanel', 'SegmentedControl'],
  anatomy: [
    { part: 'Plan', does: 'Name, price and period.' },
    { part: 'Features', does: 'The same rows in every plan.' },
    { part: 'Mark', does: 'The recommended or current plan.' },
    { part: 'Button', does: 'Chooses the plan.' },
  ],
  sizes: 'Two to four columns of equal width; below each other on small screens. Prices are set in 36 px.',
  keyboard: [],
  announces: ['A list with its label; each plan has its name as a heading.'],
  content: ['Give the price with its period, and the features as facts.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Plans with facts',
          plans: [
            {
              id: 'solo',
              headingLevel: 3,
              name: 'Solo',
              price: '$9',
              period: '/month',
              description: 'For one founder.',
              features: ['3 projects', 'Undo for 7 days', '500 checks'],
            },
            {
              id: 'team',
              headingLevel: 3,
              name: 'Team',
              price: '$29',
              period: '/month',
              description: 'For up to 10 people.',
              features: ['20 projects', 'Undo for 30 days', '5,000 checks'],
              recommended: 'Most chosen',
            },
          ],
        },
        because: 'The same facts in both, as numbers, with the monthly price.',
      },
      bad: {
        props: {
          label: 'Plans without',
          plans: [
            {
              id: 'basic',
              headingLevel: 3,
              name: 'Boost',
              price: 'From 9',
              description: 'For people who want more.',
              features: ['Powerful features', 'Great support'],
              recommended: 'Popular',
            },
            {
              id: 'pro',
              headingLevel: 3,
              name: 'Boost+',
              price: 'Ask us',
              description: 'For people who want even more.',
              features: ['Everything in Boost', 'And much more', 'Priority'],
              recommended: 'Best value',
            },
          ],
        },
        because: 'Two plans are recommended, and nothing can be compared.',
      },
    },
  ],
  edgeCases: { nothing: 'Empty', one: 'OneCard', many: 'Many' },
};
