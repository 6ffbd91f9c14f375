import type { FilterBarProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<FilterBarProps> = {
  group: 'Choice',
  status: 'stable',
  summary: 'Search and filters for a list, with the number of results.',
  when: 'Above a list of more than about ten items.',
  whenNot: 'For a list that is fully visible.',
  alternatives: ['SearchField', 'SegmentedControl'],
  anatomy: [
    { part: 'Search', does: 'Finds by text.' },
    { part: 'Filters', does: 'One select for each property.' },
    { part: 'Count', does: 'The number of results, announced when it changes.' },
    { part: 'Clear button', does: 'Appears once something is filtered.' },
  ],
  sizes:
    'One row with 12 px between its parts; it wraps where there is no room. The clear button is 28 px high, 44 px on touch screens.',
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
