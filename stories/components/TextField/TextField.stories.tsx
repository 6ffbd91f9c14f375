import { TextField } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed } from './support.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Email', type: 'email', value: '', onChange: fn() },
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, set) => <TextField {...args} value={value} onChange={set} />}
    </Controlled>
  ),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'you@company.com' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    await userEvent.type(field, 'mara@northlane.shop');
    await expect(field).toHaveValue('mara@northlane.shop');
  },
};
export const WithDescription: Story = {
  args: { description: 'Used for signing in only.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Used for signing in only.');
  },
};
export const WithError: Story = {
  args: {
    value: 'mara@northlane',
    description: 'Used for signing in only.',
    error: 'Add the part after the dot, such as .com',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Used for signing in only. Add the part after the dot, such as .com',
    );
  },
};
export const Optional: Story = { args: { label: 'Company', type: 'text', optionalHint: 'optional' } };
export const Required: Story = { args: { required: true } };
export const Disabled: Story = { args: { disabled: true, value: 'mara@northlane.shop' } };
export const LongText: Story = { args: { label: longText, type: 'text', value: longWord, error: longWord } };
export const MixedDirection: Story = { args: { type: 'text', value: mixed, description: mixed } };
export const InLightTheme: Story = {
  globals: light,
  args: { value: 'mara@northlane', error: 'Add the part after the dot' },
};
