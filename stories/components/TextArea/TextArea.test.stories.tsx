import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import specimens, { Empty, WithError, WithALimit } from './TextArea.stories.tsx';

const meta = { ...specimens, title: 'Components/Inputs/TextArea', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'One{Enter}Two');
    await expect(field).toHaveValue('One\nTwo');
  },
};

export const GrowsWithTheText: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    const { height } = field.getBoundingClientRect();
    await userEvent.type(field, '{Enter}'.repeat(9));
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(height);
  },
};

export const WithErrorTest: Story = {
  ...WithError,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Don’t include secrets. Write at least a sentence.');
  },
};
export const WithALimitTest: Story = {
  ...WithALimit,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('17 / 20')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), 'abcdef');
    await expect(canvas.getByText('20 / 20')).toBeVisible();
  },
};
