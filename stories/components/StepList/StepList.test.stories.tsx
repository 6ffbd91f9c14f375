import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { Default, SomeLeftOut, Explanation } from './StepList.stories.tsx';

const meta = { ...specimens, title: 'Components/Navigation/StepList', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Setup' })).toBeVisible();
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('Done: Create an account');
    await expect(rows[2]).toHaveAttribute('aria-current', 'step');
    await expect(rows[2]).toHaveTextContent('Current: Ask for a first change');
    await expect(rows[3]).toHaveTextContent('Upcoming: Invite a colleague');
  },
};

export const SomeLeftOutTest: Story = {
  ...SomeLeftOut,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Skipped: Write the first files');
  },
};

export const ExplanationTest: Story = {
  ...Explanation,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/^1It listens/);
    await expect(canvas.queryByText(/Upcoming/)).toBeNull();
  },
};
