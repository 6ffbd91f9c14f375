import type { NavMenuProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<NavMenuProps> = {
  page: 'Shell',
  status: 'stable',
  summary: 'Links in a row; below 1100 px they move into a panel behind a button.',
  when: 'Once, in the Header.',
  whenNot: 'For views of one page.',
  alternatives: ['Tabs', 'FooterPanel'],
  keyboard: [
    {
      keys: 'Tab, then Enter',
      does: 'Opens the panel on a narrow page and goes to its links',
      story: 'PhoneByKeyboard',
    },
    { keys: 'Escape', does: 'Closes the panel; focus returns to the button', story: 'Phone' },
  ],
  announces: ['It is a navigation with its label; the present page is read as current.'],
  content: ['One or two words per page, the same words as its title.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Places of the product',
          items: [
            { id: '1', label: 'Dashboard', href: '#dashboard', current: true },
            { id: '2', label: 'Studio', href: '#studio' },
            { id: '3', label: 'Pricing', href: '#pricing' },
          ],
          openLabel: 'Open the places',
        },
        because: 'One word each, the one at the head of its page.',
      },
      bad: {
        props: {
          label: 'Things to do in the product',
          items: [
            { id: '1', label: 'See how your projects are doing', href: '#projects' },
            { id: '2', label: 'Build something new', href: '#build' },
            { id: '3', label: 'Find the plan for you', href: '#plans' },
          ],
          openLabel: 'Open the things to do',
        },
        because: 'Sentences fill the bar, none is marked, and no page has such a title.',
      },
    },
  ],
};
