import type { FilterBarProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<FilterBarProps> = {
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
  pairs: [
    {
      good: {
        props: {
          label: 'Filter templates',
          searchLabel: 'Search templates',
          search: '',
          onSearch: nothing,
          onClear: nothing,
          resultCount: 24,
          resultText: (count) => `${count} templates`,
          filters: [
            {
              id: 'category',
              label: 'Category',
              options: [
                { id: 'all', label: 'All categories' },
                { id: 'shop', label: 'Shops' },
                { id: 'blog', label: 'Blogs' },
              ],
              selected: 'all',
            },
          ],
        },
        because: 'It begins with everything, says so, and counts in templates.',
      },
      bad: {
        props: {
          label: 'Filter',
          search: '',
          onSearch: nothing,
          onClear: nothing,
          resultCount: 5,
          resultText: String,
          filters: [
            {
              id: 'category',
              label: 'Category',
              options: [
                { id: 'shop', label: 'Shops' },
                { id: 'blog', label: 'Blogs' },
              ],
              selected: 'shop',
            },
          ],
        },
        because: 'All but shops is hidden from the start, there is no way to see it, and five of what?',
      },
    },
  ],
};
