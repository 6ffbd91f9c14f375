import type { DisclosureProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<DisclosureProps> = {
  group: 'Layout',
  status: 'stable',
  summary: 'A line that expands to show more: the native details element.',
  when: 'For details that few people need.',
  whenNot: 'For what everyone must read, or to switch between views.',
  alternatives: ['Tabs', 'Dialog'],
  anatomy: [
    { part: 'Summary', does: 'The line that is always visible.' },
    { part: 'Note', does: 'A count or a short fact at the end.' },
    { part: 'Arrow', does: 'Shows whether it is open.' },
    { part: 'Content', does: 'What opens.' },
  ],
  sizes:
    'The summary is 44 px high; the content has 8 px of padding. Several in a Stack form an accordion; give them one group so that only one is open.',
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
