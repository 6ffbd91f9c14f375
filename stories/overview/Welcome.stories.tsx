import { Card, Grid, Stack } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Article, Points } from './article.tsx';

const ways = [
  ['Look', 'Begin with Screens and Patterns: whole pages and flows with sample data, made of the kit alone.'],
  [
    'Review',
    'Every condition of a component is a story with a name: rest, busy, error, empty, long text, odd data.',
  ],
  [
    'Reuse',
    'Recipes say how the kit gets into a product, how a theme of your own is made, and how words are translated.',
  ],
] as const;

/** What this is, how to review it, and how to reuse it. */
function Welcome() {
  return (
    <Article
      title="Saywright component kit"
      lead="React components for products that ask before they act: a plan, its proof, your yes, and a way back."
    >
      <Grid columns={3}>
        {ways.map(([title, text]) => (
          <Card key={title} title={title}>
            {text}
          </Card>
        ))}
      </Grid>
      <Card title="How to review">
        <Points
          items={[
            'The toolbar changes theme, density, language, direction, motion, text size and viewport of whatever is shown. “Side by side” shows three themes at once.',
            'The page of a component says when to use it, what its keys do, what is announced and how its words are written.',
            'Each row of a keyboard table names the story that plays it; press the name to watch it in the Interactions panel.',
            'The Accessibility panel judges what is on the screen. A story with a finding fails the tests.',
          ]}
        />
      </Card>
      <Card title="What the kit promises">
        <Points
          items={[
            'Text has a contrast of 7:1 or more on every surface, marks and edges 3:1, in every theme.',
            'Everything works with a keyboard, at 200 % text, in 320 px, from right to left, and without motion.',
            'A component says nothing it does not know, and asks for nothing twice.',
          ]}
        />
      </Card>
      <Stack>
        <p>Version 0.1.0, MIT licence. It needs React 19.</p>
      </Stack>
    </Article>
  );
}

const meta = {
  title: 'Welcome',
  component: Welcome,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Welcome>;
export default meta;

export const Page: StoryObj<typeof meta> = { name: 'Welcome' };
