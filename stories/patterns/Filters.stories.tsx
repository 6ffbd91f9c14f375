import {
  Button,
  EmptyState,
  FilterBar,
  Grid,
  PageContainer,
  PageHeader,
  Stack,
  TemplateCard,
} from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

const levels = { Beginner: 1, Intermediate: 2, Advanced: 3 } as const;
const templates = [
  { name: 'Online shop', category: 'Business', level: 'Advanced', text: 'Products, baskets and orders.' },
  { name: 'Bookings', category: 'Business', level: 'Intermediate', text: 'Rooms, times and guests.' },
  { name: 'To-do list', category: 'Productivity', level: 'Beginner', text: 'Tasks with a date.' },
  { name: 'Club', category: 'Community', level: 'Intermediate', text: 'Members, events and attendance.' },
] as const;

export interface TemplatesProps {
  /** Initial search text. */
  search: string;
}

/** A filtered list with a result count, and a next step when nothing matches. */
function Templates({ search: first }: TemplatesProps) {
  const [search, setSearch] = useState(first);
  const [category, setCategory] = useState('all');
  const left = templates.filter(
    (one) =>
      (category === 'all' || one.category === category) &&
      one.name.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const clear = (): void => {
    setSearch('');
    setCategory('all');
  };
  const options = ['Business', 'Productivity', 'Community'].map((name) => ({ id: name, label: name }));
  return (
    <main>
      <PageContainer>
        <Stack gap={24}>
          <PageHeader title="Templates" text="Start from a template. You can change everything later." />
          <FilterBar
            label="Filter templates"
            search={search}
            onSearch={setSearch}
            filters={[
              {
                id: 'category',
                label: 'Category',
                value: category,
                options: [{ id: 'all', label: 'All categories' }, ...options],
              },
            ]}
            onFilter={(_, option) => setCategory(option)}
            resultCount={left.length}
            onClear={clear}
          />
          {left.length === 0 ? (
            <EmptyState
              title="No templates found"
              text="Try adjusting your search or filters."
              action={<Button onClick={clear}>Show all templates</Button>}
            />
          ) : (
            <Grid>
              {left.map(({ name, category: kind, level, text }) => (
                <TemplateCard
                  key={name}
                  name={name}
                  headingLevel={2}
                  category={kind}
                  description={text}
                  difficulty={{ label: level, level: levels[level] }}
                  features={['Sign-in', 'A page for each entry']}
                  action={<Button aria-label={`Use template: ${name}`}>Use template</Button>}
                />
              ))}
            </Grid>
          )}
        </Stack>
      </PageContainer>
    </main>
  );
}

const meta = {
  title: 'Patterns/Filters and empty results',
  component: Templates,
  args: { search: '' },
  parameters: {
    lead: 'A list that people narrow. The number of results is announced as they type. When nothing matches, an EmptyState says so and offers to clear the filters.',
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Templates>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const NothingIsLeft: Story = {
  args: { search: 'zebra' },
};
export const NarrowedAndFound: Story = {
  args: { search: 'club' },
};
