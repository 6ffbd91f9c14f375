import type { TemplateCardProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<TemplateCardProps> = {
  group: 'Page',
  status: 'stable',
  summary: 'A template to start from.',
  when: 'In a grid of templates.',
  whenNot: 'For what a product can do.',
  alternatives: ['FeatureCard'],
  anatomy: [
    { part: 'Category and difficulty', does: 'Above the name.' },
    { part: 'Name and description', does: 'What it becomes.' },
    { part: 'Features', does: 'Three to five short points.' },
    { part: 'Button', does: 'Starts with this template.' },
  ],
  sizes: 'Fills the height of its grid row, with 20 px of padding.',
  keyboard: [],
  announces: ['Its heading; the difficulty is a word.'],
  content: ['Say what it builds in one sentence; list three to five features.'],
  pairs: [
    {
      good: {
        props: {
          headingLevel: 3,
          name: 'Online shop',
          description: 'Products, a basket, and orders that track stock.',
          category: 'Shop',
          difficulty: { label: 'Beginner', level: 1 },
          features: ['Stock that counts down', 'Invoices by email', 'Row security'],
        },
        because: 'What it builds, in one sentence and three facts.',
      },
      bad: {
        props: {
          headingLevel: 3,
          name: 'Starter Pro',
          description: 'The perfect base for your next big idea.',
          category: 'General',
          difficulty: { label: 'Level 2', level: 2 },
          features: ['Modern', 'Fast', 'Flexible', 'Scalable', 'Secure', 'Easy to use', 'Production ready'],
        },
        because: 'Praise fits every template: what does it build, and who is it for?',
      },
    },
  ],
  edgeCases: { many: 'ManyFeatures' },
};
