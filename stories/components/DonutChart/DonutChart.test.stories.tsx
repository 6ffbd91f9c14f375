import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import specimens, { Default, AsTable, Empty, TooManyParts, SmallShares } from './DonutChart.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Data/DonutChart',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'Donut chart, Total 12. Completed 67%, In progress 17%, Pending 17%.',
      }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const AsTableTest: Story = {
  ...AsTable,
  decorators: [],
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
export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data yet')).toBeVisible();
  },
};
export const TooManyPartsTest: Story = {
  ...TooManyParts,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText('Other (1,995)')).toBeVisible();
  },
};
export const SmallSharesTest: Story = {
  ...SmallShares,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('>99%')).toBeVisible();
    await expect(canvas.getByText('<1%')).toBeVisible();
  },
};
