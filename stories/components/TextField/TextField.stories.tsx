import { TextField } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Inputs/TextField',
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
  tags: ['!test'],
};
export const WithDescription: Story = {
  args: { description: 'Used for signing in only.' },
  tags: ['!test'],
};
export const WithError: Story = {
  args: {
    value: 'mara@northlane',
    description: 'Used for signing in only.',
    errorMessage: 'Add the ending after the dot, such as .com',
  },
  tags: ['!test'],
};
export const Optional: Story = { args: { label: 'Company', type: 'text', optionalHint: 'optional' } };
export const Required: Story = { args: { required: true } };
export const Disabled: Story = { args: { disabled: true, value: 'mara@northlane.shop' } };
export const LongText: Story = {
  args: { label: longText, type: 'text', value: longWord, errorMessage: longWord },
};
export const MixedDirection: Story = { args: { type: 'text', value: mixed, description: mixed } };
export const InLightTheme: Story = {
  globals: light,
  args: { value: 'mara@northlane', errorMessage: 'Add the ending after the dot' },
};
