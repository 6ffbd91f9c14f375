import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { Waiting } from './ProcessLine.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Agent/ProcessLine',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitingTest: Story = {
  ...Waiting,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You execute').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText(/It proves/)).toHaveTextContent('It proves, done');
  },
};
