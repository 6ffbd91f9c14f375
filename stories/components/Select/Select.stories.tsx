import { Select, type SelectOption } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, longText, longWord, mixed, thousands } from '../../support/helpers.tsx';
import { opened } from '../../support/opened.tsx';

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
  args: { label: 'Framework', options, value: null, onChange: fn() },
  render: (args) => (
    <Controlled initial={args.value}>
      {(selected, set) => <Select {...args} value={selected} onChange={set} />}
    </Controlled>
  ),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { ...opened('press') };
export const Empty: Story = {
  tags: ['!test'],
};
export const Chosen: Story = { args: { value: 'svelte' } };
export const WithError: Story = {
  args: {
    description: 'The code is written for it.',
    errorMessage: 'Choose one to continue.',
    required: true,
  },
  tags: ['!test'],
};
export const WithIcons: Story = {
  args: {
    label: 'Service',
    value: 'database',
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
  args: { value: 'gone' },
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
export const One: Story = { args: { options: [{ id: 'react', label: 'React' }] } };
export const ManyOptions: Story = {
  parameters: thousands,
  args: {
    value: '170',
    options: Array.from({ length: 1000 }, (_, index) => ({ id: String(index), label: `Framework ${index}` })),
  },
  tags: ['!test'],
};
export const Disabled: Story = { args: { disabled: true, value: 'vue' } };
export const LongText: Story = {
  args: {
    label: `Framework ${longText}`,
    value: 'long',
    options: [{ id: 'long', label: longWord, description: longText }],
  },
  tags: ['!test'],
};
export const MixedDirection: Story = {
  args: { value: 'mixed', options: [{ id: 'mixed', label: mixed }] },
};
export const RightToLeft: Story = {
  args: { value: 'vue' },
  decorators: [
    (Example) => (
      <div dir="rtl">
        <Example />
      </div>
    ),
  ],
  tags: ['!test'],
};
