import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { heard } from '../support/helpers.tsx';
import specimens, { Paid, Refused } from './Checkout.stories.tsx';

const meta = { ...specimens, title: 'Patterns/Checkout', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const PaidTest: Story = {
  ...Paid,
  decorators: [],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $29' }));
    await heard('Paid $29.00.');
    await expect(canvas.getByRole('button', { name: 'Paid' })).toBeDisabled();
  },
};
export const RefusedTest: Story = {
  ...Refused,
  decorators: [],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $29' }));
    await heard('Your card was declined. You weren’t charged.');
    await expect(canvas.getByRole('button', { name: 'Pay $29' })).toBeEnabled();
  },
};
