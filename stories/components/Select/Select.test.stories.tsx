import { Select, type SelectOption } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed } from './support.tsx';

const options: SelectOption[] = [
  { id: 'react', label: 'React' },
  { id: 'vue', label: 'Vue' },
  { id: 'svelte', label: 'Svelte', description: 'Compiled ahead of time' },
  { id: 'angular', label: 'Angular', disabled: true },
  { id: 'solid', label: 'Solid' },
];

const meta = {
  title: 'Components/Select',
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

const trigger = (): HTMLElement => screen.getByRole('button', { name: /Framework/ });
const openedList = (): Promise<HTMLElement> => screen.findByRole('listbox');
const closed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
const onOption = (name: string): Promise<void> =>
  waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());

export const Empty: Story = {
  play: async () => {
    await expect(trigger()).toHaveTextContent('Choose…');
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole('option', { name: 'Vue' }));
    await closed();
    await expect(trigger()).toHaveTextContent('Vue');
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};
export const Chosen: Story = { args: { selected: 'svelte' } };
export const EnterOpensAndChooses: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await openedList();
    await onOption('React');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await closed();
    await expect(trigger()).toHaveTextContent('Vue');
  },
};
export const SpaceOpens: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await openedList();
  },
};
export const ArrowsSkipWhatIsDisabled: Story = {
  args: { selected: 'svelte' },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await onOption('Svelte Compiled ahead of time');
    await userEvent.keyboard('{ArrowDown}');
    await onOption('Solid');
    await userEvent.keyboard('{Home}');
    await onOption('React');
    await userEvent.keyboard('{End}');
    await onOption('Solid');
    await userEvent.keyboard('{ArrowUp}');
    await onOption('Svelte Compiled ahead of time');
  },
};
export const LettersFindAnOption: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await openedList();
    await userEvent.keyboard('v');
    await onOption('Vue');
  },
};
export const EscapeLeavesTheChoice: Story = {
  args: { selected: 'react' },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await openedList();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await closed();
    await expect(trigger()).toHaveTextContent('React');
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};
export const WithError: Story = {
  args: { description: 'The code is written for it.', error: 'Choose one to go on.', required: true },
  play: async () => {
    await expect(trigger()).toHaveAccessibleDescription('The code is written for it. Choose one to go on.');
  },
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
  play: async () => {
    await userEvent.click(trigger());
    await waitFor(() => expect(screen.getByText('Nothing to choose.')).toBeVisible());
  },
};
export const UnknownChoice: Story = {
  args: { selected: 'gone' },
  play: async () => {
    await expect(trigger()).toHaveTextContent('Choose…');
  },
};
export const One: Story = { args: { options: [{ id: 'react', label: 'React' }] } };
export const ManyOptions: Story = {
  args: {
    selected: '170',
    options: Array.from({ length: 1000 }, (_, index) => ({ id: String(index), label: `Framework ${index}` })),
  },
  play: async () => {
    await userEvent.click(trigger());
    const list = await openedList();
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const Disabled: Story = { args: { disabled: true, selected: 'vue' } };
export const LongText: Story = {
  args: {
    label: `Framework ${longText}`,
    selected: 'long',
    options: [{ id: 'long', label: longWord, description: longText }],
  },
  play: async () => {
    await userEvent.click(trigger());
    const list = await openedList();
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
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
  play: async () => {
    await userEvent.click(trigger());
    const list = await openedList();
    await expect(getComputedStyle(list).direction).toBe('rtl');
  },
};
export const InLightTheme: Story = {
  globals: light,
  args: { selected: 'svelte' },
  play: async () => {
    await userEvent.click(trigger());
    await openedList();
  },
};
