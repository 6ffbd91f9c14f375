import { Card, LineChart } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { odd, orders, returns, visits, week } from './chartSamples.ts';
import { light, mixed } from './support.tsx';

const meta = {
  title: 'Components/LineChart',
  component: LineChart,
  args: { title: 'Orders per day', categories: week, series: [orders] },
  decorators: [
    (Example) => (
      <Card>
        <Example />
      </Card>
    ),
  ],
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneSeries: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Orders per day' })).toBeVisible();
    await expect(
      await canvas.findByRole('img', {
        name: 'Line chart, 7 points from Mon to Sun. Orders: lowest 9 (Wed), highest 42 (Sat), last 38 (Sun).',
      }),
    ).toBeVisible();
  },
};
export const ThreeSeries: Story = {
  args: { title: 'Visits, orders and returns', series: [visits, orders, returns] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Visits',
      'Orders',
      'Returns',
    ]);
  },
};
export const AsTable: Story = {
  args: { series: [orders, { ...returns, values: [2, null, Number.NaN] }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: 'Mon 12 2' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Wed 9 no value' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /Line chart/ })).toBeNull();
    const back = canvas.getByRole('button', { name: 'Show as chart' });
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('img', { name: /Line chart/ })).toBeVisible();
  },
};
export const ShownAsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
export const Keyboard: Story = {
  args: { series: [orders, returns] },
  play: async ({ canvas }) => {
    const points = canvas.getByRole('slider', { name: 'Points of Orders per day' });
    await expect(points).toHaveAttribute('aria-valuetext', 'Sun: Orders 38, Returns 7');
    await userEvent.tab();
    await userEvent.tab();
    await expect(points).toHaveFocus();
    await expect(canvas.getByText('38')).toBeVisible();
    // What the browser does with an arrow key on a native slider.
    await fireEvent.change(points, { target: { value: '5' } });
    await expect(points).toHaveAttribute('aria-valuetext', 'Sat: Orders 42, Returns 5');
    await expect(canvas.getByText('42')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.queryByText('42')).toBeNull();
  },
};
export const PointShown: Story = {
  args: { series: [visits, orders, returns] },
  play: async ({ canvas }) => {
    const points = canvas.getByRole('slider');
    points.focus();
    await fireEvent.change(points, { target: { value: '4' } });
    await expect(canvas.getByText('31')).toBeVisible();
  },
};
export const Empty: Story = {
  args: odd.empty,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data yet')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const NoValues: Story = {
  args: odd.noValues,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data yet')).toBeVisible();
  },
};
export const One: Story = {
  args: odd.one,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Line chart, 1 point. Orders: 12 (Mon).' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};
export const Gaps: Story = {
  args: odd.gaps,
  play: async ({ canvas }) => {
    const drawing = await canvas.findByRole('img', { name: /lowest 12 \(Mon\), highest 38 \(Sun\)/ });
    await expect(drawing.innerHTML).not.toMatch(/NaN|Infinity/);
  },
};
export const Negative: Story = { args: odd.negative };
export const Enormous: Story = {
  args: odd.enormous,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('4T')).length).toBeGreaterThan(0);
  },
};
export const Zeros: Story = { args: odd.zeros };
export const FewerValuesThanLabels: Story = { args: odd.tooFew };
export const ManySeries: Story = { args: odd.manySeries };
export const Thousands: Story = {
  args: odd.thousands,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByText('The first 500 of 3,000 rows.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
  },
};
export const LongText: Story = { args: odd.longText };
export const MixedDirection: Story = { args: { title: mixed } };
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <LineChart {...args} />
    </div>
  ),
};
export const OwnSummary: Story = {
  args: { titleHidden: true, summary: 'Orders have tripled since Monday.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Orders have tripled since Monday.' })).toBeVisible();
  },
};
export const InLightTheme: Story = { globals: light, args: { series: [visits, orders, returns] } };
