import type { PlanPickerProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<PlanPickerProps> = {
  status: 'stable',
  summary: 'Plans side by side, their parts on the same lines.',
  when: 'To compare two to four plans.',
  whenNot: 'For what is bought after the choice.',
  alternatives: ['CheckoutPanel', 'SegmentedControl'],
  keyboard: [],
  announces: ['It is a list with its label; each plan has its name as heading.'],
  content: ['Write the price with its period, and what is in it as facts.'],
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
        because: 'The same facts in both, as figures, and what a month costs.',
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
        because: 'Two plans are recommended, and nothing in them can be compared.',
      },
    },
  ],
};
