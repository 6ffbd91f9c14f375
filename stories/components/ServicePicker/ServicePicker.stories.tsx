import { ServicePicker } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, light, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Agent/ServicePicker',
  component: ServicePicker,
  args: {
    label: 'Service',
    options: [
      { id: 'auto', label: 'Choose the service for me', icon: 'sparkle' },
      { id: 'database', label: 'Supabase database', icon: 'database' },
      { id: 'branch', label: 'GitHub', icon: 'branch' },
      { id: 'site', label: 'Netlify', icon: 'rocket' },
    ],
    value: 'auto',
    onChange: fn(),
  },
  render: (args) => (
    <Controlled initial={args.value}>
      {(selected, set) => <ServicePicker {...args} value={selected} onChange={set} />}
    </Controlled>
  ),
} satisfies Meta<typeof ServicePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const Small: Story = { args: { size: 'sm', value: 'database' } };
export const Disabled: Story = { args: { disabled: true } };
export const WithoutIcons: Story = { args: { options: [{ id: 'auto', label: 'Any service' }] } };
export const LongText: Story = { args: { options: [{ id: 'auto', label: longWord }] } };
export const MixedDirection: Story = { args: { options: [{ id: 'auto', label: mixed }] } };
export const InLightTheme: Story = { globals: light };
