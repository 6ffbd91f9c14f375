import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { heard } from '../../support/helpers.tsx';
import { retry } from './ErrorScreen.samples.ts';
import specimens, { Failed, Retrying, NoMoreAttempts, LongDetails } from './ErrorScreen.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Page/ErrorScreen',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main', { name: 'System Recovery Mode' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry Recovery' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const DetailsOpen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Loading chunk 7 failed/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText(/Loading chunk 7 failed/)).toBeVisible();
  },
};

export const RetryingTest: Story = {
  ...Retrying,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry Recovery' }));
    await heard('Retrying…');
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
};
export const NoMoreAttemptsTest: Story = {
  ...NoMoreAttempts,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const LongDetailsTest: Story = {
  ...LongDetails,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Details'));
    await expect(await canvas.findByRole('region', { name: 'Details' })).toHaveAttribute('tabindex', '0');
  },
};
export const ReachedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
    while (document.activeElement?.matches('button, a')) await userEvent.tab();
    await expect(canvas.getByText('Details')).toHaveFocus();
  },
};
