import type { IconProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<IconProps> = {
  group: 'Data',
  status: 'stable',
  summary: 'An icon in the colour of the surrounding text.',
  picture: 'Every Icon',
  when: 'Beside words, so that people find them faster.',
  whenNot: 'Alone, where a word would be clearer.',
  alternatives: ['IconButton'],
  anatomy: [
    { part: 'Shape', does: 'Drawn in the colour of the text around it.' },
    { part: 'Name', does: 'Only if the icon is alone; otherwise it is decoration.' },
  ],
  sizes: '14, 16, 18 or 20 px; all grow with the text size. Choose the size that matches the text beside it.',
  keyboard: [],
  announces: ['Nothing beside words; with a label, an image of that name.'],
  content: ['The same icon always means the same thing.'],
  pairs: [
    {
      good: {
        props: { name: 'lock' },
        because: 'The words say it; the icon makes them faster to find.',
        around: ['', ' Only members read this table'],
      },
      bad: {
        props: { name: 'lock', label: 'Locked' },
        because: 'Encrypted, read only, or part of a paid plan? Alone, the icon could mean any of these.',
      },
    },
  ],
  hasOwnWords: false,
};
