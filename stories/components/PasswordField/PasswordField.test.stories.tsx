import { PasswordField } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Controlled, light, longWord, mixed } from './support.tsx';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', value: 'correct horse', onChange: fn(), autoComplete: 'current-password' },
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, set) => <PasswordField {...args} value={value} onChange={set} />}
    </Controlled>
  ),
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};
export const Empty: Story = { args: { value: '' } };
export const WithError: Story = { args: { error: 'Use at least 8 characters' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { value: longWord } };
export const MixedDirection: Story = { args: { label: mixed, error: mixed } };
export const ShownByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};
export const InLightTheme: Story = { globals: light, args: { error: 'Use at least 8 characters' } };
