import type { AvatarProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<AvatarProps> = {
  status: 'stable',
  summary: 'The face of a person, or the letters that stand for it.',
  when: 'Beside a name or a message, to tell people apart at a glance.',
  whenNot: 'For products or services; those have icons and logos.',
  alternatives: ['Icon', 'Logo'],
  keyboard: [],
  announces: ['Its name is the name of the person; beside a written name it is passed over.'],
  content: ['Give the full name; initials are made from its first and last word.'],
  pairs: [
    {
      good: {
        props: { name: 'Mara Lindqvist', decorative: true },
        because: 'The full name gives two letters, which tell people apart.',
        around: ['', ' Mara Lindqvist'],
      },
      bad: {
        props: { decorative: true, name: 'mara@northlane.shop' },
        because: 'An address gives one letter, the same as for Malik and Mo.',
        around: ['', ' Mara Lindqvist'],
      },
    },
  ],
};
