import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import specimens, { Empty, WithDescription, WithError } from './TextField.stories.tsx';

const meta = { ...specimens, title: 'Components/Inputs/TextField', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    await userEvent.type(field, 'mara@northlane.shop');
    await expect(field).toHaveValue('mara@northlane.shop');
  },
};

export const WithDescriptionTest: Story = {
  ...WithDescription,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Used for signing in only.');
  },
};

export const WithErrorTest: Story = {
  ...WithError,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Used for signing in only. Add the ending after the dot, such as .com',
    );
  },
};
