import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { orders, returns, visits } from '../../support/chartSamples.ts';
import specimens, {
  OneSeries,
  ThreeSeries,
  AsTable,
  Empty,
  NoValues,
  One,
  Gaps,
  Enormous,
  Thousands,
  OwnSummary,
} from './BarChart.stories.tsx';

const meta = { ...specimens, title: 'Components/Data/BarChart', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const OneSeriesTest: Story = {
  ...OneSeries,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Orders per day' })).toBeVisible();
    await expect(
      await canvas.findByRole('img', {
        name: 'Bar chart, 7 points from Mon to Sun. Orders: lowest 9 (Wed), highest 42 (Sat), last 38 (Sun).',
      }),
    ).toBeVisible();
  },
};

export const ThreeSeriesTest: Story = {
  ...ThreeSeries,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Visits',
      'Orders',
      'Returns',
    ]);
  },
};

export const AsTableTest: Story = {
  ...AsTable,
  decorators: [],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: 'Mon 12 2' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Wed 9 no value' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /Bar chart/ })).toBeNull();
    const back = canvas.getByRole('button', { name: 'Show as chart' });
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('img', { name: /Bar chart/ })).toBeVisible();
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
    // The browser's arrow key behaviour on a native slider.
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
export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data yet')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const NoValuesTest: Story = {
  ...NoValues,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data yet')).toBeVisible();
  },
};
export const OneTest: Story = {
  ...One,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Bar chart, 1 point. Orders: 12 (Mon).' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};
export const GapsTest: Story = {
  ...Gaps,
  play: async ({ canvas }) => {
    const drawing = await canvas.findByRole('img', { name: /lowest 12 \(Mon\), highest 38 \(Sun\)/ });
    await expect(drawing.innerHTML).not.toMatch(/NaN|Infinity/);
  },
};
export const EnormousTest: Story = {
  ...Enormous,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('4T')).length).toBeGreaterThan(0);
  },
};
export const ThousandsTest: Story = {
  ...Thousands,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByText('The first 500 of 3,000 rows.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
  },
};
export const OwnSummaryTest: Story = {
  ...OwnSummary,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Orders have tripled since Monday.' })).toBeVisible();
  },
};
