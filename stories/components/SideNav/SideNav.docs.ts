import type { SideNavProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<SideNavProps> = {
  group: 'Navigation',
  status: 'preview',
  summary: 'Navigation beside the content, with sections and groups.',
  when: 'For six or more pages of one area, such as settings or the back office of a shop.',
  whenNot: 'For the few main pages of a product, which fit in its header, or for views of one page.',
  alternatives: ['NavMenu', 'Tabs', 'Breadcrumbs'],
  usage: [
    'Mark one link as `current`: its group opens, and a closed group shows that the current page is inside. Groups only open and close, so if a group has a page, put a link to it inside.',
    'Offer `collapsible` where the content needs the width, such as beside a wide table, and remember the state for the person. In a small window the navigation is a button above the content.',
  ],
  anatomy: [
    { part: 'Button', does: 'Opens the navigation in a small window; its text is the label.' },
    { part: 'Section', does: 'A list of links and groups below an optional heading.' },
    { part: 'Link', does: 'An icon, the text, and a short note at the end.' },
    { part: 'Group', does: 'Opens and closes the links inside it.' },
    { part: 'Collapse', does: 'Reduces the navigation to its icons; texts then appear on hover and focus.' },
  ],
  sizes:
    'It is 15 rem wide, or as wide as its icons while collapsed. Lines are 36 px high, and 44 px on touch screens and in small windows, below 720 px.',
  keyboard: [
    { keys: 'Tab', does: 'Goes to the next link or group', story: 'OpensByKeyboard' },
    { keys: 'Enter, Space', does: 'Opens or closes a group', story: 'OpensByKeyboard' },
    {
      keys: 'Escape',
      does: 'Closes the panel in a small window and returns to its button',
      story: 'SmallWindowTest',
    },
  ],
  announces: [
    'The navigation with its label, each section as a list with its heading, and which link is the current page.',
    'Whether a group is open.',
  ],
  content: ['Texts are nouns of one or two words, the same as the titles of their pages.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Settings of shop-front',
          sections: [
            {
              id: 'a',
              items: [
                { id: '1', label: 'General', href: '#general', icon: 'settings', current: true },
                { id: '2', label: 'Domains', href: '#domains', icon: 'external' },
                { id: '3', label: 'Backups', href: '#backups', icon: 'archive' },
              ],
            },
          ],
        },
        because: 'Short nouns, and one link is the current page.',
      },
      bad: {
        props: {
          label: 'Navigation',
          sections: [
            {
              id: 'b',
              items: [
                { id: '4', label: 'Here you can change the general settings', href: '#general-2' },
                { id: '5', label: 'Manage your domains and certificates', href: '#domains-2' },
              ],
            },
          ],
        },
        because: 'Sentences wrap and are slow to scan, and no link says where you are.',
      },
    },
  ],
  edgeCases: { nothing: 'NoLinks', one: 'OneLink', many: 'Hundreds', optionalMissing: 'WithoutIcons' },
  since: '0.1.0',
};
