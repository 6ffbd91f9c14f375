import type { FeatureCardProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<FeatureCardProps> = {
  group: 'Page',
  status: 'stable',
  summary: 'One thing a product can do, with a link to it.',
  when: 'On landing and overview pages.',
  whenNot: 'For things people have created.',
  alternatives: ['TemplateCard', 'Card'],
  anatomy: [
    { part: 'Icon', does: 'In a square of 40 px.' },
    { part: 'Title', does: 'What the product can do.' },
    { part: 'Description', does: 'How it helps.' },
    { part: 'Evidence', does: 'A fact from a real run.' },
    { part: 'Foot', does: 'A link or a badge.' },
  ],
  sizes: 'Fills the height of its grid row, so that cards in a row are equally tall. Padding is 20 px.',
  keyboard: [],
  announces: ['Its heading names it.'],
  content: ['A title of two to five words, and one sentence about its use.'],
  pairs: [
    {
      good: {
        props: {
          icon: 'undo',
          title: 'Every change can be undone',
          description: 'Undo brings back structure and data.',
          headingLevel: 3,
        },
        because: 'It says what people get.',
      },
      bad: {
        props: {
          icon: 'undo',
          title: 'Seamless synergy',
          description: 'Best-in-class reversibility at scale.',
          headingLevel: 3,
        },
        because: 'Grand words that promise nothing.',
      },
    },
  ],
};
