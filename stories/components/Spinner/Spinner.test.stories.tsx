import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { SpinnerAlone, SkeletonShapes } from './Spinner.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Feedback/Spinner and Skeleton',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const SpinnerAloneTest: Story = {
  ...SpinnerAlone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading' })).toBeVisible();
  },
};

export const SkeletonShapesTest: Story = {
  ...SkeletonShapes,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Registered users, loading' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
