import { Card, Row, Skeleton, Spinner, Stack } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { light } from './support.tsx';

const meta = {
  title: 'Components/Spinner and Skeleton',
  component: Spinner,
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

const shapes = (
  <Card>
    <Stack>
      <Skeleton width="sm" height="title" label="Registered users, loading" />
      <Skeleton width="sm" height="figure" />
      <Skeleton lines={3} />
      <Skeleton height="block" />
    </Stack>
  </Card>
);

export const SpinnerAlone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading' })).toBeVisible();
  },
};
export const SpinnerBesideText: Story = {
  args: { label: undefined },
  render: (args) => (
    <Row>
      <Spinner {...args} />
      Trying it on your database... 3 s
    </Row>
  ),
};
export const SkeletonShapes: Story = {
  render: () => shapes,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Registered users, loading' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
export const InLightTheme: Story = { globals: light, render: () => shapes };
