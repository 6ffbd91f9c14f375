import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { allDocs } from '../support/allDocs.ts';
import specimens, { Page } from './GoodAndBad.stories.tsx';

const meta = { ...specimens, title: 'Components/Do and do not', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const PageTest: Story = {
  ...Page,
  play: async ({ canvas }) => {
    let sides = 0;
    for (const group of canvas.getAllByRole('radio')) {
      await userEvent.click(group);
      sides += canvas.getAllByText(/^Do(?: not)?$/).length;
    }
    await expect(sides).toBe(allDocs.reduce((sum, { pairs = [] }) => sum + 2 * pairs.length, 0));
    await userEvent.click(canvas.getByRole('radio', { name: 'Choice' }));
    const alive = canvas.getByRole('switch', { name: 'Check every 30 seconds' });
    await userEvent.click(alive);
    await expect(alive).not.toBeChecked();
  },
};
