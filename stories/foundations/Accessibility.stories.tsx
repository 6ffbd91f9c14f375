import { Card, DataTable } from '@saywright/ui';
import { allDocs } from '../docs/allDocs.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Article, Points } from '../article.tsx';

const keys = allDocs.flatMap(({ name, keyboard }) =>
  keyboard.map((row) => ({
    id: `${name} ${row.keys}`,
    cells: { name, keys: row.keys, does: row.does },
  })),
);

const readers = ['NVDA and Chrome', 'NVDA and Firefox', 'VoiceOver and Safari', 'TalkBack and Chrome'];

/** What the kit keeps to, what was checked and what was not, and every key there is. */
function Accessibility() {
  return (
    <Article
      title="Accessibility"
      lead="The kit aims at WCAG 2.2 AA, with contrast at AAA. Here is what is checked, what is not, and every key there is."
    >
      <Card title="Checked with every change">
        <Points
          items={[
            'axe finds nothing in any story: in dark, light, high contrast on black and on white, in both densities and both directions.',
            'Text keeps 7:1, marks and edges 3:1, on five surfaces and along the page gradient.',
            'Every row of the keyboard map below is played by a story in a real browser.',
            'What is announced is asserted as text.',
            'Every component is drawn by a server and taken over in the browser without a difference.',
          ]}
        />
      </Card>
      <Card title="Screen readers">
        <DataTable
          caption="Tried by a person"
          columns={[
            { id: 'reader', label: 'With' },
            { id: 'when', label: 'When' },
          ]}
          rows={readers.map((reader) => ({ id: reader, cells: { reader, when: 'Not yet run' } }))}
          emptyText="None"
          footnote="Nothing here is claimed that nobody has done: these runs are still to be made."
        />
      </Card>
      <Card title="Keyboard map">
        <DataTable
          caption={`${keys.length} rows of ${new Set(keys.map(({ cells }) => cells.name)).size} components`}
          columns={[
            { id: 'name', label: 'Component' },
            { id: 'keys', label: 'Keys' },
            { id: 'does', label: 'What happens' },
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
