import type { DisclosureProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<DisclosureProps> = {
  status: 'stable',
  summary: 'A line that expands to show more: the native details element.',
  when: 'For details that few people need.',
  whenNot: 'For what everyone must read, or to switch between views.',
  alternatives: ['Tabs', 'Dialog'],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the line; Enter and Space toggle it natively',
      story: 'TakesFocus',
    },
  ],
  announces: ['Its line, expanded or collapsed.'],
  content: ['The line is a question, or names the content.'],
  pairs: [
    {
      good: {
        props: { summary: 'What is sent to us?', children: 'Nothing. Everything stays on your machine.' },
        because: 'The question is visible before it is opened.',
      },
      bad: {
        props: { summary: 'More', children: 'Nothing is sent to us. Everything stays on your machine.' },
        because: 'People must open it to find out whether to open it.',
      },
    },
  ],
};
