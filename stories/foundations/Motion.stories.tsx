import { Button, Card, DataTable, Row, Stack } from '@saywright/ui';
import { scale } from '@saywright/ui/tokens';
import { useState } from 'react';
import { far, mover, track } from '../article.css.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Article, Points } from '../article.tsx';

const uses: Readonly<Record<string, string>> = {
  press: 'a press, a tick',
  small: 'hover, small things that appear',
  base: 'menus, tooltips, switches',
  large: 'dialogs, toasts',
  page: 'from one page to another',
};
const curves: Readonly<Record<string, string>> = {
  enter: 'what appears: quick, then gentle',
  exit: 'what leaves: gets out of the way',
  move: 'what goes from one place to another',
};

const times = new Map(Object.entries<string>(scale.motion));

/** How long things take, and how they move. */
function Motion() {
  const [away, setAway] = useState(false);
  return (
    <Article
      title="Motion"
      lead="Motion explains where something came from. It is short, can be interrupted, and changes only place and opacity."
    >
      <Card title="Durations" action={<Button onClick={() => setAway(!away)}>Move them</Button>}>
        <Stack>
          {Object.entries(mover).map(([step, look]) => (
            <Stack key={step} gap={4}>
              <Row justify="between">
                <b>{step}</b>
                <span>
                  {times.get(step)}: {uses[step]}
                </span>
              </Row>
              <div className={track}>
                <div className={away ? `${look} ${far}` : look} />
              </div>
            </Stack>
          ))}
        </Stack>
      </Card>
      <Card title="Curves">
        <DataTable
          caption="Variables named --kit-ease-…"
          columns={[
            { id: 'name', label: 'Curve', mono: true },
            { id: 'value', label: 'Value', mono: true },
            { id: 'use', label: 'For' },
          ]}
          rows={Object.entries(scale.ease).map(([name, value]) => ({
            id: name,
            cells: { name, value, use: curves[name] ?? null },
          }))}
          emptyText="No curves"
        />
      </Card>
      <Card title="Rules">
        <Points
          items={[
            'Nothing goes round and round but work that is really going on.',
            'With reduced motion nothing travels: things are there at once, and shapes that wait stand still.',
            'A toast waits while it is pointed at, focused, or the tab is hidden.',
          ]}
        />
      </Card>
    </Article>
  );
}

const meta = {
  title: 'Foundations/Motion',
  component: Motion,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Motion>;
export default meta;

export const Page: StoryObj<typeof meta> = { name: 'Motion' };
