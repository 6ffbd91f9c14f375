import { Grid, StatCard } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Data/StatCard',
  component: StatCard,
  args: { label: 'Registered Users', value: '142' },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Up: Story = { args: { trend: { direction: 'up', text: '+12 this week' } } };
export const Down: Story = { args: { trend: { direction: 'down', text: '−3 this week' }, note: 'of 145' } };
export const WithIconAndNote: Story = { args: { icon: 'user', note: 'From 10:21, you’re offline' } };
export const LongText: Story = { args: { label: longText, value: '1,204,318', note: longWord } };
export const Enormous: Story = { args: { value: '1,000,000,000,000', note: 'of 1,000,000,000,000,000' } };
export const NotANumber: Story = {
  args: { value: Number.NaN },
  tags: ['!test'],
};
export const MixedDirection: Story = { args: { label: mixed, note: mixed } };
export const InLightTheme: Story = {
  globals: light,
  render: () => (
    <Grid>
      <StatCard label="Registered Users" value="142" trend={{ direction: 'up', text: '+12 this week' }} />
      <StatCard label="Orders" value="318" trend={{ direction: 'down', text: '−3 this week' }} />
      <StatCard label="Tables" value="4" icon="table" note="1 waits for you" />
    </Grid>
  ),
};
