import type { FilterBarProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<FilterBarProps> = {
  status: 'stable',
  summary: 'Search and filters for a list, with the number of results.',
  when: 'Above a list of more than about ten items.',
  whenNot: 'For a list that is fully visible.',
  alternatives: ['SearchField', 'SegmentedControl'],
  keyboard: [
    {
      keys: 'Letters in the search',
      does: 'Filters the list while typing',
      story: 'TheCountIsSpokenOnceItSettles',
    },
    {
      keys: 'Enter on “Clear filters”',
      does: 'Resets the filters; focus moves to the search',
      story: 'ClearedByKeyboard',
    },
  ],
  announces: ['The number of results, after typing stops: “3 results”.'],
  content: ['The first option of each filter shows everything and says so: “All categories”.'],
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
              value: 'all',
            },
          ],
        },
        because: 'It starts with everything, says so, and counts templates.',
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
              value: 'shop',
            },
          ],
        },
        because:
          'Everything but shops is hidden from the start, with no option to show it. And five of what?',
      },
    },
  ],
  edgeCases: { optionalMissing: 'SearchOnly' },
};
