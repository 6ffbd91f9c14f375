import type { BackLinkProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<BackLinkProps> = {
  group: 'Navigation',
  page: 'AppShell',
  status: 'stable',
  summary: 'A link one level up.',
  when: 'Above the title of a page that has a parent page.',
  whenNot: 'To leave a dialog or to undo something.',
  alternatives: ['Button'],
  anatomy: [
    { part: 'Arrow', does: 'Points to the start of the line, so it turns around from right to left.' },
    { part: 'Label', does: 'The name of the parent page.' },
  ],
  sizes:
    'At least 24 px high, with 8 px between arrow and label. It belongs above the page title, aligned with the start of the line.',
  keyboard: [{ keys: 'Enter', does: 'Goes to the parent page', story: 'BackByKeyboard' }],
  announces: [],
  content: ['Name the destination: “Dashboard”, not “Back”.'],
  pairs: [
    {
      good: {
        props: { href: '#dashboard', children: 'Dashboard' },
        because: 'The label names the destination.',
      },
      bad: {
        props: { href: '#back', children: 'Back' },
        because: 'The previous page, or the parent page?',
      },
    },
  ],
};
