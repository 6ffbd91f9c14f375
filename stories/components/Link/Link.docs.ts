import type { LinkProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<LinkProps> = {
  group: 'Actions',
  status: 'preview',
  summary: 'A link in running text or in a list.',
  when: 'To lead to another page from a sentence, a table or a list.',
  whenNot: 'For the main step of a page, for the way to the parent page, or to do something on this page.',
  alternatives: ['LinkButton', 'BackLink', 'Button'],
  usage: [
    'A link in a sentence is always underlined, because colour alone does not show it to everybody. In a list where everything is a link, it can be underlined on hover only.',
    'Mark a link that leaves the product with external. Open a new tab only when leaving would lose work, such as help beside a form that is half filled in; the mark is then set, and screen readers announce the new tab.',
    'Pass renderLink to use your router, as in a LinkButton.',
  ],
  anatomy: [
    { part: 'Text', does: 'The destination, in words.' },
    { part: 'Mark', does: 'An arrow out of a box, if the link leaves the product; it never begins a line.' },
  ],
  sizes: 'The size of the text around it; the mark is 14 px. It wraps like text.',
  keyboard: [{ keys: 'Enter', does: 'Follows the link', story: 'FollowedByKeyboard' }],
  announces: ['“Link” and its text.', '“External link” or “opens in a new tab” after the text, if it does.'],
  content: ['Name the destination, so that it makes sense in a list of all links: “Terms of your bank”.'],
  since: '0.1.0',
  pairs: [
    {
      good: {
        props: { href: '#terms', children: 'Read the terms' },
        because: 'It makes sense without the text around it.',
      },
      bad: {
        props: { href: '#terms', children: 'here' },
        because: 'In a list of links it means nothing.',
      },
    },
  ],
};
