import { ComboBox, type SelectOption } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, longText, longWord, mixed, thousands } from '../../support/helpers.tsx';
import { opened } from '../../support/opened.tsx';

const options: SelectOption[] = [
  { id: 'orders', label: 'orders', icon: 'table' },
  { id: 'order_lines', label: 'order_lines', icon: 'table' },
  { id: 'people', label: 'people', icon: 'table', description: '1,204 rows' },
  { id: 'secrets', label: 'secrets', icon: 'lock', disabled: true },
];

const meta = {
  title: 'Components/Choice/ComboBox',
  component: ComboBox,
  args: { label: 'Table', options, value: null, onChange: fn() },
  render: (args) => (
    <Controlled initial={args.value}>
      {(selected, set) => (
        <ComboBox
          {...args}
          value={selected}
          onChange={(id) => {
            args.onChange?.(id);
            set(id);
          }}
        />
      )}
    </Controlled>
  ),
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { ...opened('press') };
export const Default: Story = {};
export const WithError: Story = {
  args: { description: 'Only tables you may read.', errorMessage: 'Choose one to continue.' },
  tags: ['!test'],
};
export const NoOptions: Story = {
  args: { options: [] },
  tags: ['!test'],
};
export const Sections: Story = {
  args: {
    options: [
      { id: 'react', label: 'React', section: 'With a compiler' },
      { id: 'svelte', label: 'Svelte', section: 'With a compiler' },
      { id: 'htmx', label: 'htmx', section: 'Without a build' },
    ],
  },
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
export const Disabled: Story = { args: { disabled: true, value: 'people' } };
export const LongText: Story = {
  args: { value: 'long', options: [{ id: 'long', label: longWord, description: longText }] },
  tags: ['!test'],
};
export const MixedDirection: Story = {
  args: { value: 'mixed', options: [{ id: 'mixed', label: mixed }] },
};
