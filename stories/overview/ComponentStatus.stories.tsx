import { Card, DataTable, Grid, StatCard, type DataTableColumn } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { z } from 'zod';
import listedSizes from '../../tests/contracts/surface/ui-sizes.json' with { type: 'json' };
import { Article, Points } from '../support/article.tsx';
import { allDocs } from '../support/allDocs.ts';

// As text: no story is loaded for it.
const files = import.meta.glob<string>('../{components,patterns}/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** How many stories a page has. */
function storiesOn(page: string): number {
  const own = Object.entries(files).filter(
    ([path]) => path.endsWith(`/${page}.stories.tsx`) || path.endsWith(`/${page}.test.stories.tsx`),
  );
  return own.reduce((sum, [, code]) => sum + [...code.matchAll(/^export const \w+/gm)].length, 0);
}

const { components: sizes } = z
  .object({ components: z.record(z.string(), z.object({ js: z.number(), css: z.number() })) })
  .parse(listedSizes);
const kilobytes = (bytes: number | undefined): string =>
  bytes === undefined ? '' : (bytes / 1000).toFixed(1);

const rows = allDocs.map((docs) => ({
  ...docs,
  stories: storiesOn(docs.page),
  js: kilobytes(sizes[docs.name]?.js),
  css: kilobytes(sizes[docs.name]?.css),
}));
const stable = rows.filter(({ status }) => status === 'stable').length;
const keys = rows.reduce((sum, { keyboard }) => sum + keyboard.length, 0);

const columns: readonly DataTableColumn[] = [
  { id: 'name', label: 'Component' },
  { id: 'status', label: 'Status' },
  { id: 'js', label: 'JS', align: 'end' },
  { id: 'css', label: 'CSS', align: 'end' },
  { id: 'keys', label: 'Keyboard rows', align: 'end' },
  { id: 'stories', label: 'Stories', align: 'end' },
  { id: 'summary', label: 'What it is' },
];

/** Every component with its status, sizes, keyboard rows and stories. */
function ComponentStatus() {
  return (
    <Article
      title="Component status"
      lead="Stable: used in a product. Preview: complete and tested, but its props may still change."
    >
      <Grid columns={3}>
        <StatCard label="Components" value={rows.length} />
        <StatCard label="Stable" value={stable} />
        <StatCard label="Keyboard rows, each tested by a story" value={keys} />
      </Grid>
      <Card title="How accessibility is tested">
        <Points
          items={[
            'Each test run checks every story with axe in dark, in light and compact, and in high contrast from right to left: 0 findings. VITE_STORY_MODES=all checks all sixteen combinations.',
            'Every keyboard row is tested in a real browser, and announcements are compared word for word.',
            'Manual tests with NVDA, VoiceOver and TalkBack: not yet run.',
          ]}
        />
      </Card>
      <Card title="All components">
        <DataTable
          caption="Sizes in kB after gzip, for one component with all its dependencies except React; components documented together share their stories"
          columns={columns}
          rows={rows.map(({ name, status, js, css, keyboard, stories, summary }) => ({
            id: name,
            cells: {
              name,
              status,
              js,
              css,
              keys: keyboard.length === 0 ? 'nothing to press' : `${keyboard.length}`,
              stories: `${stories}`,
              summary,
            },
          }))}
          emptyText="None"
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
  tags: ['!test'],
};
