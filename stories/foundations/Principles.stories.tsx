import { Card, Grid } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Article } from '../article.tsx';

const principles = [
  [
    'Ask before you act',
    'A plan first, then its proof, then a yes. What cannot be undone asks twice, in another place.',
  ],
  [
    'Say what is true',
    'Counted numbers, observed results, samples marked as samples. Never success that was not seen.',
  ],
  [
    'Plain words',
    'Sentences a shopkeeper understands. Names of things and numbers, not categories and codes.',
  ],
  [
    'Colour comes third',
    'Shape and word say it first. Colour is spent on status, risk and the one main action.',
  ],
  ['Calm by default', 'Quiet panels, small steps of lightness, nothing that moves unless work is going on.'],
  [
    'Everyone, the same way',
    'Keyboard, screen reader, large text, right to left: the same product, not another one.',
  ],
  ['The browser first', 'Native elements where they are right; code only where it earns its weight.'],
  ['One place per thing', 'A rule, a word or a look is written once. What is not needed is deleted.'],
] as const;

/** What every decision in the kit is measured by. */
function Principles() {
  return (
    <Article
      title="Principles"
      lead="What every decision in the kit is measured by. Where two of them pull apart, the earlier one wins."
    >
      <Grid columns={2}>
        {principles.map(([title, text]) => (
          <Card key={title} title={title}>
            {text}
          </Card>
        ))}
      </Grid>
    </Article>
  );
}

const meta = {
  title: 'Foundations/Principles',
  component: Principles,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Principles>;
export default meta;

export const Page: StoryObj<typeof meta> = { name: 'Principles' };
