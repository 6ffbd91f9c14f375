import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, {
  Default,
  NearTheLimit,
  Reached,
  Over,
  WithoutALimit,
  BadNumbers,
} from './UsageMeter.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Feedback/UsageMeter',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('60 of 100 checks used. 40 left.')).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Checks this month' })).toHaveAttribute(
      'aria-valuetext',
      '60%, 60 of 100 checks used. 40 left.',
    );
  },
};

export const NearTheLimitTest: Story = {
  ...NearTheLimit,
  play: async ({ canvas }) => {
    const words = 'Near the limit. 80 of 100 checks used. 20 left. Resets on 1 April.';
    await expect(canvas.getByText(words)).toBeVisible();
  },
};

export const ReachedTest: Story = {
  ...Reached,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Limit reached. 100 of 100 checks used.')).toBeVisible();
  },
};
export const OverTest: Story = {
  ...Over,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 over the limit. 105 of 100 checks used.')).toBeVisible();
    await expect(canvas.getByText('105%')).toBeVisible();
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
  },
};
export const WithoutALimitTest: Story = {
  ...WithoutALimit,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('60 checks used. No limit.')).toBeVisible();
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};
export const BadNumbersTest: Story = {
  ...BadNumbers,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|Infinity/);
  },
};
