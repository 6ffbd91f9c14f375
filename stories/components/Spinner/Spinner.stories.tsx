import { Card, Row, Skeleton, Spinner, Stack } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Feedback/Spinner and Skeleton',
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
  tags: ['!test'],
};
export const SpinnerBesideText: Story = {
  args: { label: undefined },
  render: (args) => (
    <Row>
      <Spinner {...args} />
      Testing it on your database... 3 s
    </Row>
  ),
};
export const SkeletonShapes: Story = {
  render: () => shapes,
  tags: ['!test'],
};
export const InLightTheme: Story = { globals: light, render: () => shapes };
