import { Card, DataTable } from '@saywright/ui';
import { allDocs } from '../support/allDocs.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Article, Points } from '../support/article.tsx';

const keys = allDocs.flatMap(({ name, keyboard }) =>
  keyboard.map((row) => ({
    id: `${name} ${row.keys}`,
    cells: { name, keys: row.keys, does: row.does },
  })),
);

const readers = ['NVDA and Chrome', 'NVDA and Firefox', 'VoiceOver and Safari', 'TalkBack and Chrome'];

/** The accessibility targets, what is and is not checked, and all keyboard rows. */
function Accessibility() {
  return (
    <Article
      title="Accessibility"
      lead="The kit aims for WCAG 2.2 AA, with contrast at AAA. This page lists what is checked, what is not, and every key."
    >
      <Card title="Checked with every change">
        <Points
          items={[
            'axe finds nothing in any story: in dark, light, high contrast on black and on white, in both densities and both directions.',
            'Text has at least 7:1, marks and edges 3:1, on five surfaces and along the page gradient.',
            'A story tests every row of the keyboard map below in a real browser.',
            'Announcements are compared as text.',
            'Every component renders on a server and hydrates in the browser without a mismatch.',
          ]}
        />
      </Card>
      <Card title="Screen readers">
        <DataTable
          caption="Manual tests"
          columns={[
            { id: 'reader', label: 'Screen reader and browser' },
            { id: 'when', label: 'When' },
          ]}
          rows={readers.map((reader) => ({ id: reader, cells: { reader, when: 'Not yet run' } }))}
          emptyText="None"
          footnote="These tests have not been run yet."
        />
      </Card>
      <Card title="Keyboard map">
        <DataTable
          caption={`${keys.length} rows of ${new Set(keys.map(({ cells }) => cells.name)).size} components`}
          columns={[
            { id: 'name', label: 'Component' },
            { id: 'keys', label: 'Keys' },
            { id: 'does', label: 'What they do' },
          ]}
          rows={keys}
          emptyText="No keys"
        />
      </Card>
    </Article>
  );
}

const meta = {
  title: 'Foundations/Accessibility',
  component: Accessibility,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Accessibility>;
export default meta;

export const Page: StoryObj<typeof meta> = { name: 'Accessibility' };
