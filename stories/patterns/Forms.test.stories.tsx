import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import specimens, { SentTooEarly } from './Forms.stories.tsx';

const meta = { ...specimens, title: 'Patterns/Forms and errors', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const SentTooEarlyTest: Story = {
  ...SentTooEarly,
  decorators: [],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(canvas.getByText('3 fields need attention')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Enter an email address with an @, for example mara@northlane.shop.',
    );
  },
};
export const CorrectedTest: Story = {
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Create account' });
    await userEvent.click(send);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Mara');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'mara@northlane.shop');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}');
    await expect(canvas.getByText('Account created')).toBeVisible();
    await expect(canvas.queryByText(/need you/)).toBeNull();
  },
};
