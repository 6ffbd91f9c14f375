import { Checkbox } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, light, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Choice/Checkbox',
  component: Checkbox,
  args: { label: 'Yes, delete 37 people from signups in my-shop.', checked: false, onChange: fn() },
  render: (args) => (
    <Controlled initial={args.checked}>
      {(checked, set) => <Checkbox {...args} checked={checked} onChange={set} />}
    </Controlled>
  ),
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['!test'],
};
export const Ticked: Story = { args: { checked: true } };
export const Disabled: Story = { args: { disabled: true, label: 'Not now' } };
export const WithDescription: Story = {
  args: { label: 'Keep me signed in', description: 'For 30 days, on this device.' },
  tags: ['!test'],
};
export const Invalid: Story = { args: { invalid: true, label: 'I have read the terms' } };
export const LongText: Story = { args: { label: longWord, description: longWord } };
export const MixedDirection: Story = { args: { label: mixed } };
export const InLightTheme: Story = { globals: light, args: { checked: true } };
