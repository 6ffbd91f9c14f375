import { Card, BarChart } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { edgeCases, orders, returns, visits, week } from '../../support/chartSamples.ts';
import { light, mixed } from '../../support/helpers.tsx';
import { pressed } from '../../support/opened.tsx';

const meta = {
  title: 'Components/Data/BarChart',
  component: BarChart,
  args: { title: 'Orders per day', categories: week, series: [orders] },
  decorators: [
    (Example) => (
      <Card>
        <Example />
      </Card>
    ),
  ],
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneSeries: Story = {
  tags: ['!test'],
};
export const ThreeSeries: Story = {
  args: { title: 'Visits, orders and returns', series: [visits, orders, returns] },
  tags: ['!test'],
};
export const AsTable: Story = {
  ...pressed(),
  args: { series: [orders, { ...returns, values: [2, null, Number.NaN] }] },
  tags: ['!test'],
};
export const Empty: Story = {
  args: edgeCases.empty,
  tags: ['!test'],
};
export const NoValues: Story = {
  args: edgeCases.noValues,
  tags: ['!test'],
};
export const One: Story = {
  args: edgeCases.one,
  tags: ['!test'],
};
export const Gaps: Story = {
  args: edgeCases.gaps,
  tags: ['!test'],
};
export const Negative: Story = { args: edgeCases.negative };
export const Enormous: Story = {
  args: edgeCases.enormous,
  tags: ['!test'],
};
export const Zeros: Story = { args: edgeCases.zeros };
export const FewerValuesThanLabels: Story = { args: edgeCases.tooFew };
export const ManySeries: Story = { args: edgeCases.manySeries };
export const Thousands: Story = {
  args: edgeCases.thousands,
  tags: ['!test'],
};
export const LongText: Story = { args: edgeCases.longText };
export const MixedDirection: Story = { args: { title: mixed } };
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <BarChart {...args} />
    </div>
  ),
};
export const OwnSummary: Story = {
  args: { titleHidden: true, summary: 'Orders have tripled since Monday.' },
  tags: ['!test'],
};
export const InLightTheme: Story = { globals: light, args: { series: [visits, orders, returns] } };
