import { Grid, Sparkline, StatCard } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText } from '../../support/helpers.tsx';

const values = [12, 18, 9, 24, 31, 42, 38];
const inCards = (
  <Grid>
    <StatCard label="Orders" value="38" note={<Sparkline label="Orders" values={values} />} />
    <StatCard label="Returns" value="3" note={<Sparkline label="Returns" values={[7, 6, 6, 5, 4, 3, 3]} />} />
    <StatCard label="Visits" value="–" note={<Sparkline label="Visits" values={[]} />} />
  </Grid>
);

const meta = {
  title: 'Components/Data/Sparkline',
  component: Sparkline,
  args: { label: 'Orders', values },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const InStatCards: Story = { render: () => inCards };
export const Empty: Story = {
  args: { values: [] },
  tags: ['!test'],
};
export const One: Story = {
  args: { values: [12] },
  tags: ['!test'],
};
export const Flat: Story = { args: { values: [5, 5, 5, 5] } };
export const Gaps: Story = {
  args: { values: [12, null, Number.NaN, 24, 31, Infinity] },
  tags: ['!test'],
};
export const Enormous: Story = { args: { values: [1e12, -1e12, 4e12] } };
export const Thousands: Story = {
  args: { values: Array.from({ length: 5000 }, (_, index) => Math.sin(index / 200)) },
};
export const LongText: Story = { args: { label: longText } };
export const InLightTheme: Story = { globals: light, render: () => inCards };
