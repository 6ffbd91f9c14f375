import { Card, Grid } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Article } from '../support/article.tsx';

const principles = [
  [
    'Ask before you act',
    'A plan first, then its proof, then an approval. What cannot be undone needs a second confirmation in another place.',
  ],
  [
    'Say what is true',
    'Counted numbers, observed results, samples marked as samples. Never claim success that was not observed.',
  ],
  ['Plain words', 'Sentences that a shopkeeper understands. Names and numbers, not categories and codes.'],
  [
    'Colour comes third',
    'Shape and words come first. Colour is reserved for status, risk and the primary action.',
  ],
  [
    'Calm by default',
    'Quiet panels, subtle differences in lightness, and no motion unless work is in progress.',
  ],
  [
    'The same for everyone',
    'Keyboard, screen reader, large text, right to left: the same product, not a separate version.',
  ],
  ['The browser first', 'Native elements where they fit; code only where it is worth its size.'],
  ['One place for each thing', 'A rule, a text or a style is written once. What is not needed is deleted.'],
] as const;

/** The principles behind every decision in the kit. */
function Principles() {
  return (
    <Article
      title="Principles"
      lead="The principles behind every decision in the kit. Where two conflict, the earlier one wins."
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
