import { ComboBox, type SelectOption } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, longText, longWord, mixed, thousands } from '../../support/helpers.tsx';

const options: SelectOption[] = [
  { id: 'orders', label: 'orders', icon: 'table' },
  { id: 'order_lines', label: 'order_lines', icon: 'table' },
  { id: 'people', label: 'people', icon: 'table', description: '1,204 rows' },
  { id: 'secrets', label: 'secrets', icon: 'lock', disabled: true },
];

const meta = {
  title: 'Components/Choice/ComboBox',
  component: ComboBox,
  args: { label: 'Table', options, selected: null, onSelect: fn() },
  render: (args) => (
    <Controlled initial={args.selected}>
      {(selected, set) => (
        <ComboBox
          {...args}
          selected={selected}
          onSelect={(id) => {
            args.onSelect(id);
            set(id);
          }}
        />
      )}
    </Controlled>
  ),
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithError: Story = {
  args: { description: 'Only tables you may read.', error: 'Choose one to continue.' },
  tags: ['!test'],
};
export const NoOptions: Story = {
  args: { options: [] },
  tags: ['!test'],
};
export const One: Story = { args: { options: [{ id: 'orders', label: 'orders' }] } };
export const Thousands: Story = {
  parameters: thousands,
  args: {
    options: Array.from({ length: 1000 }, (_, index) => ({ id: `${index}`, label: `table_${index}` })),
  },
  tags: ['!test'],
};
export const Disabled: Story = { args: { disabled: true, selected: 'people' } };
export const LongText: Story = {
  args: { selected: 'long', options: [{ id: 'long', label: longWord, description: longText }] },
  tags: ['!test'],
};
export const MixedDirection: Story = {
  args: { selected: 'mixed', options: [{ id: 'mixed', label: mixed }] },
};
