import type { FeatureCardProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<FeatureCardProps> = {
  status: 'stable',
  summary: 'One thing a product can do, and the way to it.',
  when: 'On landing and overview pages.',
  whenNot: 'For things people made themselves.',
  alternatives: ['TemplateCard', 'Card'],
  keyboard: [],
  announces: ['Its heading names it.'],
  content: ['A title of two to five words, and one sentence of use.'],
  pairs: [
    {
      good: {
        props: {
          icon: 'undo',
          title: 'Every change has a way back',
          description: 'Undo brings back structure and data.',
          headingLevel: 3,
        },
        because: 'It says what somebody gets.',
      },
      bad: {
        props: {
          icon: 'undo',
          title: 'Seamless synergy',
          description: 'Best-in-class reversibility at scale.',
          headingLevel: 3,
        },
        because: 'Fine words that promise nothing.',
      },
    },
  ],
};
