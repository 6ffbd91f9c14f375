import { Card, Grid, StatCard } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Article, Table } from './article.tsx';
import { allDocs } from './docs/allDocs.ts';

// As text: no story is loaded for it.
const pages = import.meta.glob('./*.stories.tsx', { query: '?raw', import: 'default', eager: true });

/** How many stories a page has. */
function storiesOn(page: string): number {
  const code = pages[`./${page}.stories.tsx`] ?? '';
  return code.match(/^export const \w+/gm)?.length ?? 0;
}

const rows = allDocs.map((docs) => ({ ...docs, stories: storiesOn(docs.page) }));
const stable = rows.filter(({ status }) => status === 'stable').length;
const keys = rows.reduce((sum, { keyboard }) => sum + keyboard.length, 0);

/** Every component: how settled it is, what its keyboard table and its page hold. */
function ComponentStatus() {
  return (
    <Article
      title="Component status"
      lead="Stable: a product relies on it. Preview: complete and tested, but its props may still change."
    >
      <Grid columns={3}>
        <StatCard label="Components" value={rows.length} />
        <StatCard label="Stable" value={stable} />
        <StatCard label="Keyboard rows, each played by a story" value={keys} />
      </Grid>
      <Card title="All components">
        <Table
          caption="Components that are documented together share a page, and its stories"
          head={['Component', 'Status', 'Keyboard rows', 'Stories on its page', 'What it is']}
          rows={rows.map(({ name, status, keyboard, stories, summary }) => [
            name,
            status,
            keyboard.length === 0 ? 'nothing to press' : keyboard.length,
            stories,
            summary,
          ])}
        />
      </Card>
    </Article>
  );
}

const meta = {
  title: 'Components/Status',
  component: ComponentStatus,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ComponentStatus>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  name: 'Status',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(rows.length + 1);
    await expect(canvas.queryByRole('cell', { name: '0' })).toBeNull();
  },
};
