import type { HeadingProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<HeadingProps> = {
  group: 'Data',
  status: 'preview',
  summary: 'A heading of a page, section or item.',
  picture: 'Levels',
  when: 'To name what follows, so that people can scan the page and jump between its sections.',
  whenNot: 'For text that is only large or bold, or for a page title with actions beside it.',
  alternatives: ['Text', 'PageHeader'],
  usage: [
    'The level is the place in the outline; the size is how it looks. Choose the level first: 1 once per page, then one deeper at a time, because screen reader users move from heading to heading and expect no gaps. If the result looks too large or too small, change the size and keep the level.',
    'From 30 px, a heading shrinks with the width of the nearest container, so that long words fit in narrow places. A card or panel that sets container-type gives that width; without one it is the window.',
  ],
  anatomy: [{ part: 'Heading', does: 'Names the section below it.' }],
  sizes:
    '30, 24, 20, 18, 16 and 14 px for levels 1 to 6; up to 64 px for display. It has no margin; a Stack gives the space.',
  keyboard: [],
  announces: ['“Heading”, its level and its text.'],
  content: [
    'Two to five words in sentence case, without a full stop.',
    'Name the content, not the container.',
  ],
  since: '0.1.0',
  pairs: [
    {
      good: {
        props: { level: 3, children: 'Recent orders' },
        because: 'It names what follows.',
      },
      bad: {
        props: { level: 3, children: 'Here you can see an overview of everything.' },
        because: 'A sentence cannot be scanned.',
      },
    },
  ],
};
