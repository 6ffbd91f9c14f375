import type { LinkButtonProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<LinkButtonProps> = {
  group: 'Actions',
  status: 'stable',
  summary: 'A link styled as a button, for navigation.',
  when: 'To lead to another page.',
  whenNot: 'To do something on this page.',
  alternatives: ['Button', 'BackLink'],
  usage: [
    'A link goes somewhere; a button does something. People who use a screen reader hear the difference, and everybody else can open a link in a new tab, copy its address or see where it leads. So if a press changes the address, use a LinkButton, whatever it looks like.',
    'It has the same variants and sizes as a Button and can be in the same row. One primary element per view is still the rule, so beside a primary LinkButton every Button is secondary.',
    'Link to the page where the task starts, not to a page that links to it. If the link leaves the product, say so in the label or beside it. If a page is not available, do not disable the link: leave it out, or lead to an explanation of how to get access. Inside a sentence use a plain link; a shape like a button interrupts reading.',
    'In a list of cards, give each link its own label: “Open shop-front” instead of “Open” repeated twelve times. Screen readers can list all the links of a page without the text around them.',
  ],
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
