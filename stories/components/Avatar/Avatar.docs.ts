import type { AvatarProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<AvatarProps> = {
  status: 'stable',
  summary: 'A photo of a person, or their initials.',
  when: 'Beside a name or a message, to recognise people at a glance.',
  whenNot: 'For products or services; those have icons and logos.',
  alternatives: ['Icon', 'Logo'],
  keyboard: [],
  announces: ['The name of the person; decorative beside a written name.'],
  content: ['Give the full name; initials are made from its first and last word.'],
  pairs: [
    {
      good: {
        props: { name: 'Mara Lindqvist', decorative: true },
        because: 'The full name gives two initials, which distinguish people.',
        around: ['', ' Mara Lindqvist'],
      },
      bad: {
        props: { decorative: true, name: 'mara@northlane.shop' },
        because: 'An address gives one initial, the same as for Malik and Mo.',
        around: ['', ' Mara Lindqvist'],
      },
    },
  ],
  edgeCases: { optionalMissing: 'WithoutAName', brokenImage: 'PictureThatFails' },
};
