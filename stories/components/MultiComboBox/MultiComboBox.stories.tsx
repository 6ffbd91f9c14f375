import { Button, Form, MultiComboBox, type SelectOption } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed, thousands } from '../../support/helpers.tsx';
import { opened } from '../../support/opened.tsx';

const options: SelectOption[] = [
  { id: 'orders', label: 'orders' },
  { id: 'people', label: 'people' },
  { id: 'products', label: 'products', description: 'Added yesterday' },
  { id: 'secrets', label: 'secrets', disabled: true },
];

const meta = {
  title: 'Components/Choice/MultiComboBox',
  component: MultiComboBox,
  args: { label: 'Tables', options, value: [], onChange: fn() },
  render: (args) => (
    <Controlled initial={args.value ?? []}>
      {(value, set) => (
        <MultiComboBox
          {...args}
          value={value}
          onChange={(next) => {
            set(next);
            args.onChange?.(next);
          }}
        />
      )}
    </Controlled>
  ),
} satisfies Meta<typeof MultiComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { ...opened('press') };
export const Empty: Story = {};
export const Chosen: Story = {
  args: { value: ['orders', 'products'] },
};
export const Sections: Story = {
  args: {
    options: [
      { id: 'orders', label: 'orders', section: 'Shop' },
      { id: 'products', label: 'products', section: 'Shop' },
      { id: 'posts', label: 'posts', section: 'Blog' },
    ],
  },
  tags: ['!test'],
};
export const WithError: Story = {
  args: { description: 'The agent can read them.', errorMessage: 'Choose at least one.', required: true },
  tags: ['!test'],
};
export const NothingToChoose: Story = {
  args: { options: [] },
  tags: ['!test'],
};
export const One: Story = { args: { options: [{ id: 'orders', label: 'orders' }], value: ['orders'] } };
export const ManyOptions: Story = {
  parameters: thousands,
  args: {
    value: Array.from({ length: 200 }, (_, index) => String(index)),
    options: Array.from({ length: 500 }, (_, index) => ({ id: String(index), label: `Table ${index}` })),
  },
};
export const UnknownChoice: Story = {
  args: { value: ['gone', 'people'] },
  tags: ['!test'],
};
export const Disabled: Story = { args: { disabled: true, value: ['people'] } };
export const ReadOnly: Story = {
  args: { readOnly: true, value: ['people'] },
  tags: ['!test'],
};
export const InAForm: Story = {
  render: () => (
    <Form>
      <MultiComboBox
        label="Tables"
        name="tables"
        options={options}
        defaultValue={['orders', 'people']}
        required
      />
      <Button type="reset">Reset</Button>
    </Form>
  ),
  tags: ['!test'],
};
export const LongText: Story = {
  args: {
    label: `Tables ${longText}`,
    value: ['long', 'more'],
    options: [
      { id: 'long', label: longWord, description: longText },
      { id: 'more', label: longWord },
    ],
  },
};
export const MixedDirection: Story = {
  args: { value: ['mixed'], options: [{ id: 'mixed', label: mixed }] },
};
export const RightToLeft: Story = {
  args: { value: ['people', 'orders'] },
  decorators: [
    (Example) => (
      <div dir="rtl">
        <Example />
      </div>
    ),
  ],
};
export const InLightTheme: Story = { globals: light, args: { value: ['people'] } };
