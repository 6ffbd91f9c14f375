import { EmptyState, FilterBar, Stack, ValueList, type Filter, type FilterBarProps } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { heard, light, longWord, mixed } from './support.tsx';

const category: Filter = {
  id: 'category',
  label: 'Category',
  selected: 'all',
  options: [
    { id: 'all', label: 'All categories' },
    { id: 'shop', label: 'Shop' },
    { id: 'blog', label: 'Blog' },
  ],
};
const difficulty: Filter = {
  id: 'difficulty',
  label: 'Difficulty',
  selected: 'all',
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

/** A list that really narrows. */
function Narrowed(args: FilterBarProps): ReactElement {
  const [search, setSearch] = useState(args.search);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const filters = (args.filters ?? []).map((filter) => ({
    ...filter,
    selected: chosen[filter.id] ?? filter.selected,
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
  title: 'Components/FilterBar',
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search', { name: 'Filter the templates' })).toBeVisible();
    await expect(canvas.getByText('3 results')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
};
export const TheCountIsSpokenOnceItSettles: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'flower');
    await expect(canvas.getByText('1 result')).toBeVisible();
    await heard('1 result');
    const spoken = document.querySelector('[data-kit="Announcer"][aria-live="polite"]')?.textContent ?? '';
    await expect(spoken).not.toContain('2 results');
  },
};
export const FiltersCombine: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Category/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Shop' }));
    await waitFor(() => expect(canvas.getByText('2 results')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /Difficulty/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Beginner' }));
    await waitFor(() => expect(canvas.getByText('1 result')).toBeVisible());
  },
};
export const ClearShowsEverything: Story = {
  args: { search: 'nothing like it' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('0 results')).toBeVisible();
    await expect(canvas.getByText('No templates found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByText('3 results')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await heard('3 results');
  },
};
export const ClearedByKeyboard: Story = {
  args: { search: 'nothing like it' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Clear filters' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('3 results')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
export const SearchOnly: Story = { args: { filters: undefined } };
export const ThreeFilters: Story = {
  args: { filters: [category, difficulty, { ...category, id: 'type', label: 'Type' }] },
};
export const Phone: Story = {
  globals: { viewport: { value: 'small' } },
  args: { search: 'shop' },
  play: async () => {
    await waitFor(() => expect(window.innerWidth).toBeLessThan(720));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const EmptyFilter: Story = { args: { filters: [{ ...category, options: [] }] } };
export const LongText: Story = {
  args: {
    search: longWord,
    filters: [
      { ...category, label: longWord, selected: 'x', options: [{ id: 'x', label: longWord }] },
      difficulty,
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const MixedDirection: Story = { args: { search: mixed } };
export const InLightTheme: Story = { globals: light, args: { search: 'shop' } };
