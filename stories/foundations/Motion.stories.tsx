import { Button, Card, DataTable, Row, Stack } from '@saywright/ui';
import { scale } from '@saywright/ui/tokens';
import { useState } from 'react';
import { far, mover, track } from '../support/article.css.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Article, Points } from '../support/article.tsx';

const uses: Readonly<Record<string, string>> = {
  press: 'a press, a tick',
  small: 'hover, small elements that appear',
  base: 'menus, tooltips, switches',
  large: 'dialogs, toasts',
  page: 'page transitions',
};
const curves: Readonly<Record<string, string>> = {
  enter: 'elements that appear: fast, then gentle',
  exit: 'elements that disappear: fast',
  move: 'elements that change position',
};

const times = new Map(Object.entries<string>(scale.motion));

/** Durations and easing curves. */
function Motion() {
  const [moved, setMoved] = useState(false);
  return (
    <Article
      title="Motion"
      lead="Motion shows where something came from. It is short, interruptible, and changes only position and opacity."
    >
      <Card title="Durations" action={<Button onClick={() => setMoved(!moved)}>Move them</Button>}>
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
                <div className={moved ? `${look} ${far}` : look} />
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
            'Only work in progress animates in a loop.',
            'With reduced motion nothing moves: elements appear immediately, and placeholders are static.',
            'A toast stays while it is hovered or focused, or while the tab is hidden.',
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
