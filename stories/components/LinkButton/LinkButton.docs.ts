import type { LinkButtonProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<LinkButtonProps> = {
  status: 'stable',
  summary: 'A link styled as a button, for navigation.',
  when: 'To lead to another page.',
  whenNot: 'To do something on this page.',
  alternatives: ['Button', 'BackLink'],
  anatomy: [
    { part: 'Icon', does: 'Optional, before the label.' },
    { part: 'Label', does: 'The destination.' },
  ],
  sizes: 'The same sizes as a Button: 28, 36 or 44 px high, and always 44 px on touch screens.',
  keyboard: [{ keys: 'Enter', does: 'Follows the link', story: 'FollowedByKeyboard' }],
  announces: ['A link, not a button.'],
  content: ['Name the destination or the task there: “View analytics”.'],
  pairs: [
    {
      good: {
        props: { href: '#analytics', children: 'View analytics' },
        because: 'It names the destination.',
      },
      bad: {
        props: { href: '#analytics', children: 'Click here' },
        because: 'In a list of links it means nothing.',
      },
    },
  ],
};
