import type { NavMenuProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<NavMenuProps> = {
  group: 'Navigation',
  page: 'AppShell',
  status: 'stable',
  summary: 'Links in a row; below 1100 px they collapse into a panel behind a button.',
  when: 'Once, in the Header.',
  whenNot: 'For views within a page.',
  alternatives: ['Tabs', 'FooterPanel'],
  anatomy: [
    { part: 'Links', does: 'The pages of the product; the current one is marked by weight and shape.' },
    { part: 'Menu button', does: 'Takes their place where there is no room.' },
  ],
  sizes:
    'Links are 36 px high with 12 px at the sides, 44 px high on touch screens. The panel is never taller than 80% of the window.',
  keyboard: [
    {
      keys: 'Tab, then Enter',
      does: 'Opens the panel on a narrow page and moves to its links',
      story: 'PhoneByKeyboard',
    },
    { keys: 'Escape', does: 'Closes the panel; focus returns to the button', story: 'PhoneTest' },
  ],
  announces: ['A navigation landmark with its label; the current page is marked as current.'],
  content: ['One or two words per page, the same as its title.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Product pages',
          items: [
            { id: '1', label: 'Dashboard', href: '#dashboard', current: true },
            { id: '2', label: 'Studio', href: '#studio' },
            { id: '3', label: 'Pricing', href: '#pricing' },
          ],
          openLabel: 'Open the menu',
        },
        because: 'One word each, the same as the page title.',
      },
      bad: {
        props: {
          label: 'Product tasks',
          items: [
            { id: '1', label: 'See how your projects are doing', href: '#projects' },
            { id: '2', label: 'Build something new', href: '#build' },
            { id: '3', label: 'Find the plan for you', href: '#plans' },
          ],
          openLabel: 'Open the tasks',
        },
        because: 'Sentences fill the bar, none is marked as current, and no page has such a title.',
      },
    },
  ],
};
