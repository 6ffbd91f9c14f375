import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { Default, WithWords, Unknown, OutOfRange, LabelHidden } from './ProgressBar.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Feedback/ProgressBar',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Setup' });
    await expect(bar).toHaveAttribute('aria-valuetext', '50%');
    await expect(bar).toHaveAttribute('aria-valuenow', '50');
    await expect(canvas.getByText('50%')).toBeVisible();
  },
};

export const WithWordsTest: Story = {
  ...WithWords,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2/4 Complete');
  },
};

export const UnknownTest: Story = {
  ...Unknown,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    await expect(canvas.getByText('Working…')).toBeVisible();
  },
};
export const OutOfRangeTest: Story = {
  ...OutOfRange,
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'));
    await expect(texts).toEqual(['100%', '0%', '0%']);
  },
};
export const LabelHiddenTest: Story = {
  ...LabelHidden,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Setup' });
    const figure = document.createRange();
    figure.setStart(bar, 0);
    figure.setEnd(bar, 1);
    const end = document.dir === 'rtl' ? 'left' : 'right';
    await expect(figure.toString()).toBe('50%');
    await expect(figure.getBoundingClientRect()[end]).toBeCloseTo(bar.getBoundingClientRect()[end], 0);
  },
};
