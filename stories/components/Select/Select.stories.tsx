import { Select, type SelectOption } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, longText, longWord, mixed } from '../../support/helpers.tsx';

const options: SelectOption[] = [
  { id: 'react', label: 'React' },
  { id: 'vue', label: 'Vue' },
  { id: 'svelte', label: 'Svelte', description: 'Compiled ahead of time' },
  { id: 'angular', label: 'Angular', disabled: true },
  { id: 'solid', label: 'Solid' },
];

const meta = {
  title: 'Components/Choice/Select',
  component: Select,
  args: { label: 'Framework', options, selected: null, onSelect: fn() },
  render: (args) => (
    <Controlled initial={args.selected}>
      {(selected, set) => <Select {...args} selected={selected} onSelect={set} />}
    </Controlled>
  ),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['!test'],
};
export const Chosen: Story = { args: { selected: 'svelte' } };
export const WithError: Story = {
  args: { description: 'The code is written for it.', error: 'Choose one to continue.', required: true },
  tags: ['!test'],
};
export const WithIcons: Story = {
  args: {
    label: 'Service',
    selected: 'database',
    options: [
      { id: 'database', label: 'Supabase database', icon: 'database' },
      { id: 'branch', label: 'GitHub', icon: 'branch' },
    ],
  },
};
export const NothingToChoose: Story = {
  args: { options: [] },
  tags: ['!test'],
};
export const UnknownChoice: Story = {
  args: { selected: 'gone' },
  tags: ['!test'],
};
export const One: Story = { args: { options: [{ id: 'react', label: 'React' }] } };
export const ManyOptions: Story = {
  args: {
    selected: '170',
    options: Array.from({ length: 1000 }, (_, index) => ({ id: String(index), label: `Framework ${index}` })),
  },
  tags: ['!test'],
};
export const Disabled: Story = { args: { disabled: true, selected: 'vue' } };
export const LongText: Story = {
  args: {
    label: `Framework ${longText}`,
    selected: 'long',
    options: [{ id: 'long', label: longWord, description: longText }],
  },
  tags: ['!test'],
};
export const MixedDirection: Story = {
  args: { selected: 'mixed', options: [{ id: 'mixed', label: mixed }] },
};
export const RightToLeft: Story = {
  args: { selected: 'vue' },
  decorators: [
    (Example) => (
      <div dir="rtl">
        <Example />
      </div>
    ),
  ],
  tags: ['!test'],
};
