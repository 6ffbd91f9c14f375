import { Card, Grid, Row, Stack } from '@saywright/ui';
import { scale } from '@saywright/ui/tokens';
import { radius, shadow, surface } from '../support/article.css.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Article } from '../support/article.tsx';

const uses: Readonly<Record<string, string>> = {
  chip: 'chips and badges',
  field: 'fields and buttons',
  inner: 'cards in cards',
  card: 'cards',
  dialog: 'dialogs',
  full: 'pills and dots',
};
const meanings: Readonly<Record<string, string>> = {
  sunken: 'input fields',
  surface: 'cards',
  raised: 'elements on a card',
  overlay: 'menus and dialogs',
  hover: 'hovered elements',
};

const corners = new Map(Object.entries<string>(scale.radius));

/** Corner radii and elevation levels. */
function RadiusAndElevation() {
  return (
    <Article
      title="Radius and elevation"
      lead="Elevation is lightness first, shadow second. In high contrast it is a border."
    >
      <Card title="Radius">
        <Stack>
          <Row gap={24}>
            {Object.entries(radius).map(([step, look]) => (
              <Stack key={step} gap={4}>
                <div className={look} />
                <b>{step}</b>
                <span>{corners.get(step)}</span>
                <span>{uses[step]}</span>
              </Stack>
            ))}
          </Row>
          <p>Nested corners: the inner radius is the outer radius minus the gap.</p>
        </Stack>
      </Card>
      <Card title="Surfaces">
        <Grid columns={1} gap={8}>
          {Object.entries(surface).map(([name, look]) => (
            <div key={name} className={look}>
              <b>{name}</b>: {meanings[name]}
            </div>
          ))}
        </Grid>
      </Card>
      <Card title="Shadows">
        <Row gap={24}>
          {Object.entries(shadow).map(([step, look]) => (
            <Stack key={step} gap={8}>
              <div className={look} />
              <b>{step}</b>
            </Stack>
          ))}
        </Row>
      </Card>
    </Article>
  );
}

const meta = {
  title: 'Foundations/Radius and elevation',
  component: RadiusAndElevation,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RadiusAndElevation>;
export default meta;

export const Page: StoryObj<typeof meta> = { name: 'Radius and elevation' };
