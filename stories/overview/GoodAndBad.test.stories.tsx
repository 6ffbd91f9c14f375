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
    await expect(canvas.getAllByText(/^Do(?: not)?$/)).toHaveLength(
      allDocs.reduce((sum, { pairs = [] }) => sum + 2 * pairs.length, 0),
    );
    const alive = canvas.getByRole('switch', { name: 'Check every 30 seconds' });
    await userEvent.click(alive);
    await expect(alive).not.toBeChecked();
  },
};
