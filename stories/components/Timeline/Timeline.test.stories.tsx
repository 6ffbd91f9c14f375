import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { Default, LongText } from './Timeline.stories.tsx';

const meta = { ...specimens, title: 'Components/Data/Timeline', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Activity' })).toBeVisible();
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveTextContent(/^Problem: Deploy failed2 minutes ago/);
    await expect(rows[2]).toHaveTextContent(/^Success: Added the table customers/);
    await expect(rows[4]).toHaveTextContent(/^Project created/);
    await expect(canvas.getByText('2 minutes ago')).toHaveAttribute('datetime', '2026-11-23T14:03Z');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const OwnToneLabels: Story = {
  args: {
    toneLabels: {
      accent: 'New',
      success: 'Done',
      info: 'Note',
      warning: 'Careful',
      danger: 'Failed',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/^Failed: Deploy failed/);
  },
};

export const LongTextTest: Story = {
  ...LongText,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
