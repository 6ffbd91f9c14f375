import { Card, DonutChart } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longWord, mixed } from '../../support/helpers.tsx';
import { pressed } from '../../support/opened.tsx';

const slices = [
  { id: 'done', label: 'Completed', value: 8 },
  { id: 'now', label: 'In progress', value: 2 },
  { id: 'next', label: 'Pending', value: 2 },
];

const meta = {
  title: 'Components/Data/DonutChart',
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
  tags: ['!test'],
};
export const AsTable: Story = {
  ...pressed(),
  args: { slices: [...slices, { id: 'odd', label: 'Unknown', value: Number.NaN }] },
  tags: ['!test'],
};
export const Empty: Story = {
  args: { slices: [] },
  tags: ['!test'],
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
  tags: ['!test'],
};
export const SmallShares: Story = {
  args: {
    slices: [
      { id: 'a', label: 'Nearly all', value: 99_999 },
      { id: 'b', label: 'Hardly any', value: 1 },
    ],
  },
  tags: ['!test'],
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
