import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import specimens, { Sample, InAHeading } from './SampleMark.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Agent/SampleMark',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const SampleTest: Story = {
  ...Sample,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sample data')).toBeVisible();
  },
};

export const InAHeadingTest: Story = {
  ...InAHeading,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Figures' });
    await expect(group).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Live' }));
    await expect(canvas.getByText('Live data')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('Sample data')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Sample' })).toHaveFocus();
  },
};
