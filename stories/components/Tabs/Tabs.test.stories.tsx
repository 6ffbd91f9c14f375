import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { onKey } from '../../support/helpers.tsx';
import { tab } from './Tabs.samples.ts';
import specimens, { Default, RightToLeft } from './Tabs.stories.tsx';

const meta = { ...specimens, title: 'Components/Navigation/Tabs', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
    await userEvent.keyboard(onKey());
    await expect(canvas.getByRole('tab', { name: 'Mandate' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What Mandate shows.');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const ShowsTheSelectedTab: Story = {
  args: {
    items: Array.from({ length: 24 }, (_, index) => tab(`Report ${index + 1}`)),
    value: 'report 20',
  },
  play: async ({ canvas }) => {
    const inSight = async (name: string): Promise<void> => {
      const row = canvas.getByRole('tablist').getBoundingClientRect();
      const own = canvas.getByRole('tab', { name }).getBoundingClientRect();
      await expect(own.left).toBeGreaterThanOrEqual(row.left);
      await expect(own.right).toBeLessThanOrEqual(row.right);
    };
    await inSight('Report 20');
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await inSight('Report 1');
  },
};

export const RightToLeftTest: Story = {
  ...RightToLeft,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Mandate' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
  },
};
