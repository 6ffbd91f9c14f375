import { Card, Grid, Stack } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Article, Points } from '../support/article.tsx';

const ways = [
  [
    'Explore',
    'Start with Screens and Patterns: whole pages and flows with sample data, built only from the kit.',
  ],
  [
    'Review',
    'Every state of a component is a named story: default, pending, error, empty, long text, malformed data.',
  ],
  ['Reuse', 'Recipes show how to install the kit, make your own theme, and translate its text.'],
] as const;

/** What the kit is, how to review it, and how to reuse it. */
function Welcome() {
  return (
    <Article
      title="Saywright component kit"
      lead="React components for products that ask before they act: a plan, its proof, your approval, and undo."
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
            'The toolbar changes theme, density, language, direction, motion, text size and viewport. “Side by side” shows three themes at once.',
            'A component page says when to use the component, what its keys do, what screen readers announce, and how to write its text.',
            'Each row of a keyboard table links to the story that tests it; follow the link to watch it in the Interactions panel.',
            'The Accessibility panel checks the current story. A story with a finding fails the tests.',
          ]}
        />
      </Card>
      <Card title="What the kit promises">
        <Points
          items={[
            'Text has a contrast of at least 7:1 on every surface in every theme, marks and edges at least 3:1.',
            'Everything works with a keyboard, at 200% text size, at a width of 320 px, from right to left, and without motion.',
            'A component never claims what it does not know, and never asks for the same thing twice.',
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
