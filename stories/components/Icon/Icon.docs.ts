import type { IconProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<IconProps> = {
  status: 'stable',
  summary: 'One drawing in the colour of the text around it.',
  when: 'Beside words, to make them quicker to find.',
  whenNot: 'Alone, where a word would be clearer.',
  alternatives: ['IconButton'],
  keyboard: [],
  announces: ['Nothing beside words; with a label it is an image of that name.'],
  content: ['The same icon always means the same thing.'],
  pairs: [
    {
      good: {
        props: { name: 'lock' },
        because: 'The words say it; the drawing makes them quicker to find.',
        around: ['', ' Only members read this table'],
      },
      bad: {
        props: { name: 'lock', label: 'Locked' },
        because: 'Encrypted, read only, or part of a paid plan? A drawing alone means all of it.',
      },
    },
  ],
};
