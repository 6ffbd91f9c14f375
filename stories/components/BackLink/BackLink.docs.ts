import type { BackLinkProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<BackLinkProps> = {
  page: 'Shell',
  status: 'stable',
  summary: 'A link one level up.',
  when: 'Above the title of a page that lies below another one.',
  whenNot: 'To leave a dialog or to undo something.',
  alternatives: ['Button'],
  keyboard: [{ keys: 'Enter', does: 'Goes to the page above', story: 'BackByKeyboard' }],
  announces: [],
  content: ['Name the place it leads to, not the word “back”: “Dashboard”.'],
  pairs: [
    {
      good: { props: { href: '#dashboard', children: 'Dashboard' }, because: 'One knows where one lands.' },
      bad: {
        props: { href: '#back', children: 'Back' },
        because: 'To the page before, or to the one above?',
      },
    },
  ],
};
