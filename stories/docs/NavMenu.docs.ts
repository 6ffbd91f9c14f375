import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
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
};
