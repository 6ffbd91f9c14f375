import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import specimens, { Recovered } from './LoadingAndRecovery.stories.tsx';

const meta = {
  ...specimens,
  title: 'Patterns/Loading, offline and recovery',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const RecoveredTest: Story = {
  ...Recovered,
  decorators: [],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('318')).toBeVisible();
    await expect(canvas.getByText('Up to date, 10:52')).toBeVisible();
  },
};
