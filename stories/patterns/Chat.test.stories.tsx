import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { heard } from '../support/helpers.tsx';
import specimens, { SuggestedAndAnswered } from './Chat.stories.tsx';

const answer = '12 orders have no phone number.';

const meta = { ...specimens, title: 'Patterns/Chat with operations', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const SuggestedAndAnsweredTest: Story = {
  ...SuggestedAndAnswered,
  args: { before: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show orders without a phone number' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your instruction' }), '{Enter}');
    await expect(canvas.getByText(answer, { selector: '[role="log"] *' })).toBeVisible();
    await heard(answer);
  },
};
