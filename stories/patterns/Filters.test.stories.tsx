import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { heard } from '../support/helpers.tsx';
import specimens, { NothingIsLeft, NarrowedAndFound } from './Filters.stories.tsx';

const meta = { ...specimens, title: 'Patterns/Filters and empty results', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingIsLeftTest: Story = {
  ...NothingIsLeft,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all templates' }));
    await expect(canvas.getByText('4 results')).toBeVisible();
    await heard('4 results');
  },
};
export const NarrowedAndFoundTest: Story = {
  ...NarrowedAndFound,
  args: { search: '' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'club');
    await expect(canvas.getByText('1 result')).toBeVisible();
  },
};
