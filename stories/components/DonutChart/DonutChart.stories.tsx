import { Card, DonutChart } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { light, longWord, mixed } from './support.tsx';

const slices = [
  { id: 'done', label: 'Completed', value: 8 },
  { id: 'now', label: 'In progress', value: 2 },
  { id: 'next', label: 'Pending', value: 2 },
];

const meta = {
  title: 'Components/DonutChart',
  component: DonutChart,
  args: { title: 'Milestones', slices },
  decorators: [
    (Example) => (
      <Card>
        <Example />
      </Card>
    ),
  ],
} satisfies Meta<typeof DonutChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'Donut chart, Total 12. Completed 67%, In progress 17%, Pending 17%.',
      }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const AsTable: Story = {
  args: { slices: [...slices, { id: 'odd', label: 'Unknown', value: Number.NaN }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: 'Completed 8 67%' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Unknown no value no value' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    await expect(canvas.getByRole('img', { name: /Donut chart/ })).toBeVisible();
  },
};
export const TableByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('img', { name: /Donut chart/ })).toBeVisible();
  },
};
export const Empty: Story = {
  args: { slices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data yet')).toBeVisible();
  },
};
export const NothingToDraw: Story = {
  args: {
    slices: [
      { id: 'a', label: 'Zero', value: 0 },
      { id: 'b', label: 'Below', value: -4 },
    ],
  },
};
export const One: Story = { args: { slices: slices.slice(0, 1) } };
export const TooManyParts: Story = {
  args: {
    slices: Array.from({ length: 2000 }, (_, index) => ({
      id: String(index),
      label: `Project ${index + 1}`,
      value: 2000 - index,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText('Other (1,995)')).toBeVisible();
  },
};
export const SmallShares: Story = {
  args: {
    slices: [
      { id: 'a', label: 'Nearly all', value: 99_999 },
      { id: 'b', label: 'Hardly any', value: 1 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('>99%')).toBeVisible();
    await expect(canvas.getByText('<1%')).toBeVisible();
  },
};
export const Enormous: Story = { args: { slices: slices.map((slice) => ({ ...slice, value: 1e12 })) } };
export const LongText: Story = {
  args: {
    title: longWord,
    slices: [
      { id: 'a', label: longWord, value: 3 },
      { id: 'b', label: mixed, value: 2 },
    ],
  },
};
export const InLightTheme: Story = { globals: light };
