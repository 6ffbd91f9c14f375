import { Composer, ServicePicker } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, light, longWord, mixed } from '../../support/helpers.tsx';
import { stop } from './Composer.samples.ts';

const meta = {
  title: 'Components/Agent/Composer',
  component: Composer,
  args: {
    label: 'Your instruction',
    placeholder: 'Say what should change…',
    value: '',
    canSend: true,
    onChange: fn(),
    onSend: fn(),
  },
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, set) => <Composer {...args} value={value} onChange={set} canSend={value.trim() !== ''} />}
    </Controlled>
  ),
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['!test'],
};
export const BusyWithStop: Story = {
  args: { value: 'Add a price', busy: true, stop },
  tags: ['!test'],
};
export const Disabled: Story = { args: { disabled: true } };
export const WithServicePicker: Story = {
  args: {
    hint: 'Nothing runs until you press Execute.',
    footer: (
      <ServicePicker
        label="Service"
        options={[{ id: 'auto', label: 'Choose the service for me', icon: 'sparkle' }]}
        value="auto"
        onChange={fn()}
      />
    ),
  },
};
export const LongText: Story = { args: { value: longWord } };
export const MixedDirection: Story = { args: { value: mixed } };
export const InLightTheme: Story = { ...WithServicePicker, globals: light };
