import type { FooterPanelProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<FooterPanelProps> = {
  group: 'Page',
  status: 'preview',
  summary: 'A panel at the end of a page: links and a notice of independence.',
  when: 'Once, in the footer.',
  whenNot: 'For links that people need to do their work.',
  alternatives: ['NavMenu'],
  anatomy: [
    { part: 'Links', does: 'In columns with a heading each.' },
    { part: 'Notice', does: 'Who is responsible.' },
    { part: 'Note', does: 'Year and licence.' },
  ],
  sizes: 'As wide as the page content, with 24 px of padding. Links are 28 px high, 44 px on touch screens.',
  keyboard: [
    { keys: 'Tab, then Enter', does: 'Moves through the links and follows one', story: 'LinksByKeyboard' },
  ],
  announces: ['A navigation landmark named “Footer”.'],
  content: ['A notice of one sentence; legal pages go behind links.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Product footer',
          links: [
            { label: 'Privacy', href: '#privacy' },
            { label: 'Terms', href: '#terms' },
            { label: 'Status', href: '#status' },
          ],
          notice: 'Saywright is independent of the services it works on.',
        },
        because: 'One sentence; clearly named links lead to the rest.',
      },
      bad: {
        props: {
          label: 'Footer with small print',
          links: [
            { label: 'More', href: '#more' },
            { label: 'Here', href: '#here' },
          ],
          notice:
            'All product names, logos and brands are property of their respective owners and are used for identification purposes only. Use of these names does not imply endorsement. No warranty is given for fitness for a particular purpose, and no liability is accepted for loss of data, revenue or time.',
        },
        because: 'Nobody reads it, and “More” and “Here” could lead anywhere.',
      },
    },
  ],
  edgeCases: { many: 'ManyLinks', optionalMissing: 'NoticeOnly' },
};
