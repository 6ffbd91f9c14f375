import type { LinkButtonProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<LinkButtonProps> = {
  status: 'stable',
  summary: 'A link that looks like a button, for going somewhere.',
  when: 'For the way on to another page.',
  whenNot: 'To do something on this page.',
  alternatives: ['Button', 'BackLink'],
  keyboard: [{ keys: 'Enter', does: 'Follows the link', story: 'FollowedByKeyboard' }],
  announces: ['It is a link, and is read as one.'],
  content: ['Name the place or what happens there: “View analytics”.'],
  pairs: [
    {
      good: {
        props: { href: '#analytics', children: 'View analytics' },
        because: 'It names the place it leads to.',
      },
      bad: {
        props: { href: '#analytics', children: 'Click here' },
        because: 'In a list of links it says nothing.',
      },
    },
  ],
};
