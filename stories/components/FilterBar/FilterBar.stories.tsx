import { EmptyState, FilterBar, Stack, ValueList, type Filter, type FilterBarProps } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { fn } from 'storybook/test';
import { light, longWord, mixed } from '../../support/helpers.tsx';

const category: Filter = {
  id: 'category',
  label: 'Category',
  value: 'all',
  options: [
    { id: 'all', label: 'All categories' },
    { id: 'shop', label: 'Shop' },
    { id: 'blog', label: 'Blog' },
  ],
};
const difficulty: Filter = {
  id: 'difficulty',
  label: 'Difficulty',
  value: 'all',
  options: [
    { id: 'all', label: 'Any difficulty' },
    { id: 'beginner', label: 'Beginner' },
  ],
};
const templates = [
  { id: '1', label: 'Online shop', category: 'shop', difficulty: 'all' },
  { id: '2', label: 'Flower shop', category: 'shop', difficulty: 'beginner' },
  { id: '3', label: 'Travel blog', category: 'blog', difficulty: 'beginner' },
];

/** A list with working filters. */
function Narrowed(args: FilterBarProps): ReactElement {
  const [search, setSearch] = useState(args.search);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const filters = (args.filters ?? []).map((filter) => ({
    ...filter,
    selected: chosen[filter.id] ?? filter.value,
  }));
  const wants = (id: string, value: string): boolean => {
    const wanted = filters.find((filter) => filter.id === id)?.selected ?? 'all';
    return wanted === 'all' || wanted === value;
  };
  const left = templates.filter(
    (template) =>
      template.label.toLowerCase().includes(search.toLowerCase()) &&
      wants('category', template.category) &&
      wants('difficulty', template.difficulty),
  );
  return (
    <Stack>
      <FilterBar
        {...args}
        search={search}
        onSearch={setSearch}
        filters={filters}
        onFilter={(filter, option) => setChosen({ ...chosen, [filter]: option })}
        resultCount={left.length}
        onClear={() => {
          args.onClear();
          setSearch('');
          setChosen({});
        }}
      />
      {left.length === 0 ? (
        <EmptyState title="No templates found" text="Try adjusting your search or filters" />
      ) : (
        <ValueList label="Templates" items={left.map(({ id, label }) => ({ id, label, value: '' }))} />
      )}
    </Stack>
  );
}

const meta = {
  title: 'Components/Choice/FilterBar',
  component: FilterBar,
  args: {
    label: 'Filter the templates',
    search: '',
    onSearch: fn(),
    filters: [category, difficulty],
    onFilter: fn(),
    resultCount: 3,
    onClear: fn(),
  },
  render: (args) => <Narrowed {...args} />,
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const SearchOnly: Story = { args: { filters: undefined } };
export const ThreeFilters: Story = {
  args: { filters: [category, difficulty, { ...category, id: 'type', label: 'Type' }] },
};
export const Phone: Story = {
  globals: { viewport: { value: 'small' } },
  args: { search: 'shop' },
  tags: ['!test'],
};
export const EmptyFilter: Story = { args: { filters: [{ ...category, options: [] }] } };
export const LongText: Story = {
  args: {
    search: longWord,
    filters: [
      { ...category, label: longWord, value: 'x', options: [{ id: 'x', label: longWord }] },
      difficulty,
    ],
  },
  tags: ['!test'],
};
export const MixedDirection: Story = { args: { search: mixed } };
export const InLightTheme: Story = { globals: light, args: { search: 'shop' } };
