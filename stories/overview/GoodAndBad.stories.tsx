import { Card } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Article } from './article.tsx';
import { allDocs } from './docs/allDocs.ts';
import { Pairs } from './pairs.tsx';

const told = allDocs.filter(({ pairs }) => pairs !== undefined);

/** Every pair of good and bad use that the docs of the components hold. */
function GoodAndBad() {
  return (
    <Article
      title="Do and do not"
      lead="Where people go wrong, as living examples. The page of a component shows its own."
    >
      {told.map((docs) => (
        <Card key={docs.name} title={docs.name}>
          <Pairs docs={docs} />
        </Card>
      ))}
    </Article>
  );
}

const meta = {
  title: 'Components/Do and do not',
  component: GoodAndBad,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GoodAndBad>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  name: 'Do and do not',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Do(?: not)?$/)).toHaveLength(
      told.reduce((sum, { pairs = [] }) => sum + 2 * pairs.length, 0),
    );
    const alive = canvas.getByRole('switch', { name: 'Check every 30 seconds' });
    await userEvent.click(alive);
    await expect(alive).not.toBeChecked();
  },
};
