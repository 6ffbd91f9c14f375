import type { AvatarProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<AvatarProps> = {
  group: 'Data',
  status: 'stable',
  summary: 'A photo of a person, or their initials.',
  when: 'Beside a name or a message, to recognise people at a glance.',
  whenNot: 'For products or services; those have icons and logos.',
  alternatives: ['Icon', 'Logo'],
  anatomy: [
    { part: 'Photo', does: 'Fills the circle; if it fails to load, the initials appear.' },
    { part: 'Initials', does: 'One or two letters from the name.' },
  ],
  sizes:
    '24, 36 or 56 px across. Use 24 px in lines of text, 36 px beside messages and 56 px on a profile. Keep 8 px to the name.',
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
