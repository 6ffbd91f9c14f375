import { PasswordField } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, light, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Inputs/PasswordField',
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
  tags: ['!test'],
};
export const Empty: Story = { args: { value: '' } };
export const WithError: Story = { args: { errorMessage: 'Use at least 8 characters' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { value: longWord } };
export const MixedDirection: Story = { args: { label: mixed, errorMessage: mixed } };
export const InLightTheme: Story = { globals: light, args: { errorMessage: 'Use at least 8 characters' } };
