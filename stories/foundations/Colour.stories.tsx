import { Card, DataTable, Grid, Row, Stack } from '@saywright/ui';
import {
  bars,
  contrast,
  grounds,
  markRoles,
  textRoles,
  themes,
  type ColorTokens,
  type KitTheme,
} from '@saywright/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as css from '../support/stories.css.ts';
import { light } from '../support/helpers.tsx';

type Role = keyof ColorTokens;

/** A swatch for every role. */
const swatches: Role[] = [
  ...([
    'sunken',
    'surface',
    'raised',
    'overlay',
    'hover',
    'border',
    'borderStrong',
    'accent',
    'bubble',
  ] as const),
  ...markRoles,
  ...textRoles,
];

/** Contrast of each role on `surface` and on the worst background, computed in the page. */
function Contrast({ theme }: { theme: KitTheme }) {
  const { color, stops } = themes[theme];
  const all = grounds(color, stops);
  const row = (role: Role, bar: number) => {
    const worst = Math.min(...all.map((ground) => contrast(color[role], ground)));
    return {
      id: role,
      cells: {
        role,
        value: color[role],
        surface: contrast(color[role], color.surface).toFixed(2),
        worst: worst.toFixed(2),
        bar: String(bar),
        kept: worst >= bar ? 'yes' : 'no',
      },
    };
  };
  return (
    <Stack>
      <Card title="Roles">
        <Grid columns={4} gap={12}>
          {[...new Set(swatches)].map((role) => (
            <Row key={role}>
              <svg className={css.swatch} aria-hidden="true">
                <rect width="100%" height="100%" fill={color[role]} />
              </svg>
              {role}
            </Row>
          ))}
        </Grid>
      </Card>
      <Card title={`Contrast, ${theme}`}>
        <DataTable
          caption={`Worst of ${all.length} backgrounds: five surfaces and the page`}
          columns={[
            { id: 'role', label: 'Role' },
            { id: 'value', label: 'Value', mono: true },
            { id: 'surface', label: 'On surface', align: 'end' },
            { id: 'worst', label: 'Worst', align: 'end' },
            { id: 'bar', label: 'Minimum', align: 'end' },
            { id: 'kept', label: 'Met', align: 'end' },
          ]}
          rows={[
            ...textRoles.map((role) => row(role, bars.text)),
            ...markRoles.map((role) => row(role, bars.mark)),
          ]}
          emptyText="No roles"
        />
      </Card>
    </Stack>
  );
}

const meta = {
  title: 'Foundations/Colour',
  component: Contrast,
  args: { theme: 'dark' },
  parameters: {
    lead: 'Colours are named by what they are for. Each text colour is measured on every surface and along the page gradient; the table lists the lowest contrast that it reaches.',
  },
} satisfies Meta<typeof Contrast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = { globals: { theme: 'dark' }, tags: ['!test'] };
export const InLightTheme: Story = { globals: light, args: { theme: 'light' }, tags: ['!test'] };
export const HighContrast: Story = {
  globals: { theme: 'contrast' },
  args: { theme: 'contrastDark' },
  tags: ['!test'],
};
export const HighContrastOnWhite: Story = {
  globals: { theme: 'contrast-light' },
  args: { theme: 'contrastLight' },
  tags: ['!test'],
};
