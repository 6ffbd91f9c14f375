import type { DisclosureProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<DisclosureProps> = {
  status: 'stable',
  summary: 'A line that opens to show more: the native details element.',
  when: 'For details that few people need.',
  whenNot: 'For what everybody has to read, or for switching between views.',
  alternatives: ['Tabs', 'Dialog'],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the line; Enter and Space open it, as the browser does by itself',
      story: 'TakesFocus',
    },
  ],
  announces: ['Whether it is open.'],
  content: ['The line is a question or the name of what is inside.'],
  pairs: [
    {
      good: {
        props: { summary: 'What is sent to us?', children: 'Nothing. Everything stays on your machine.' },
        because: 'The question is there before it is opened.',
      },
      bad: {
        props: { summary: 'More', children: 'Nothing is sent to us. Everything stays on your machine.' },
        because: 'One has to open it to know whether to open it.',
      },
    },
  ],
};
