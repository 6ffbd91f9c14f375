import type { PaginationProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<PaginationProps> = {
  group: 'Navigation',
  status: 'preview',
  summary: 'Links or buttons to the pages of a long list.',
  when: 'For results on several pages, where people return to a page or skip some.',
  whenNot:
    'For a table, which has pages built in, or for a feed, where a “Load more” button keeps the place. For the steps of a task, use a list of steps.',
  alternatives: ['DataGrid', 'StepList', 'Breadcrumbs'],
  usage: [
    'Use links (`hrefOf`) where each page has an address, so that people can share it, open it in a new tab and go back. Use buttons where the page is only a state, such as in a panel.',
    'Put it below the list, and above as well if the list is long. When the page changes, scroll to the top of the list.',
  ],
  anatomy: [
    { part: 'Previous', does: 'Goes back one page; inactive on the first page, where it keeps the focus.' },
    { part: 'Pages', does: 'The first, the last, and the pages around the current one.' },
    { part: 'Ellipsis', does: 'Pages that are left out; hidden from screen readers.' },
    {
      part: 'Position',
      does: 'The current page and the number of pages, instead of the numbers in a narrow place.',
    },
    { part: 'Next', does: 'Goes on one page; inactive on the last page.' },
  ],
  sizes:
    'Controls are 28 px high, and 44 px on touch screens, with 4 px between them. The number of places stays the same, so buttons do not move. Below 34 rem the position replaces the numbers.',
  keyboard: [
    { keys: 'Tab', does: 'Goes to the next control', story: 'MovesByKeyboard' },
    { keys: 'Enter, Space', does: 'Shows the page; links react to Enter only', story: 'MovesByKeyboard' },
  ],
  announces: [
    '“Pages”, a navigation with a list, and which page is the current one.',
    'After each change, the position, such as “Page 6 of 12”.',
  ],
  content: ['Name the navigation after the list if a page has several, such as “Pages of orders”.'],
  pairs: [
    {
      good: {
        props: { count: 12, defaultValue: 5, label: 'Pages of orders' },
        because: 'The neighbours, the first and the last page are one press away.',
      },
      bad: {
        props: { count: 12, defaultValue: 5, around: 6, label: 'All pages of orders' },
        because: 'Twelve numbers take a whole line and are hard to tell apart.',
      },
    },
  ],
  edgeCases: { nothing: 'OnePage', one: 'OnePage', many: 'ManyPages', hugeNumber: 'PageOutOfRange' },
  hasOwnWords: false,
  since: '0.1.0',
};
