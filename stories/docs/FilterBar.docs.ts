import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'Search and choices over a list, with the number of things that are left.',
  when: 'Above a list of more than about ten things.',
  whenNot: 'For a list that is in sight as a whole.',
  alternatives: ['SearchField', 'SegmentedControl'],
  keyboard: [
    {
      keys: 'Letters in the search',
      does: 'Narrow the list while typing',
      story: 'TheCountIsSpokenOnceItSettles',
    },
    {
      keys: 'Enter on “Clear filters”',
      does: 'Shows everything; focus goes to the search',
      story: 'ClearedByKeyboard',
    },
  ],
  announces: ['The number of results, once it has settled: “3 results”.'],
  content: ['The first option of each choice lets everything through and says so: “All categories”.'],
};
