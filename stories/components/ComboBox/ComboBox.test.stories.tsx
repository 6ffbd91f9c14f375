import { ComboBox, type SelectOption } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed, thousands } from './support.tsx';

const options: SelectOption[] = [
  { id: 'orders', label: 'orders', icon: 'table' },
  { id: 'order_lines', label: 'order_lines', icon: 'table' },
  { id: 'people', label: 'people', icon: 'table', description: '1,204 rows' },
  { id: 'secrets', label: 'secrets', icon: 'lock', disabled: true },
];

const meta = {
  title: 'Components/ComboBox',
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

const field = (): HTMLElement => screen.getByRole('combobox', { name: 'Table' });
const shown = (): Promise<HTMLElement> => screen.findByRole('listbox');
const closed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
const valueIs = (value: string): Promise<void> => waitFor(() => expect(field()).toHaveValue(value));
const activeOption = (name: RegExp): Promise<void> =>
  waitFor(() => {
    const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
    return expect(active).toHaveTextContent(name);
  });
const names = (): (string | null)[] => screen.getAllByRole('option').map((option) => option.textContent);

export const TypingNarrows: Story = {
  args: { placeholder: 'Name of a table' },
  play: async ({ args }) => {
    await userEvent.type(field(), 'ord');
    await shown();
    await expect(names()).toEqual(['orders', 'order_lines']);
    await userEvent.keyboard('{ArrowDown}');
    await activeOption(/^orders/);
    await userEvent.keyboard('{ArrowDown}');
    await activeOption(/^order_lines/);
    await userEvent.keyboard('{Enter}');
    await closed();
    await valueIs('order_lines');
    await expect(args.onSelect).toHaveBeenLastCalledWith('order_lines');
  },
};
export const TheButtonShowsAll: Story = {
  args: { selected: 'people' },
  play: async () => {
    await valueIs('people');
    await userEvent.click(screen.getByRole('button', { name: /Show all/ }));
    await shown();
    await expect(screen.getAllByRole('option')).toHaveLength(4);
    await userEvent.click(screen.getByRole('option', { name: 'orders' }));
    await closed();
    await valueIs('orders');
  },
};
export const ArrowsOpenFromEitherEnd: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await shown();
    await activeOption(/^orders/);
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.keyboard('{ArrowUp}');
    await shown();
    await activeOption(/^people/);
    await userEvent.keyboard('{Enter}');
    await valueIs('people');
  },
};
export const EscapeLeavesTheChoice: Story = {
  args: { selected: 'people' },
  play: async () => {
    await userEvent.click(field());
    await userEvent.keyboard('x');
    await shown();
    await userEvent.keyboard('{Escape}');
    await closed();
    await valueIs('people');
    await expect(field()).toHaveFocus();
  },
};
export const EmptyingTakesTheChoiceBack: Story = {
  args: { selected: 'people' },
  play: async ({ args }) => {
    await userEvent.clear(field());
    await userEvent.tab();
    await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith(null));
    await valueIs('');
  },
};
export const NothingMatches: Story = {
  play: async () => {
    await userEvent.type(field(), 'zebra');
    await waitFor(() => expect(screen.getByText('Nothing matches.')).toBeVisible());
  },
};
export const WithError: Story = {
  args: { description: 'Only tables you may read.', error: 'Choose one to go on.' },
  play: async () => {
    await expect(field()).toBeInvalid();
    await expect(field()).toHaveAccessibleDescription('Only tables you may read. Choose one to go on.');
  },
};
export const NoOptions: Story = {
  args: { options: [] },
  play: async () => {
    await userEvent.type(field(), 'o');
    await waitFor(() => expect(screen.getByText('Nothing matches.')).toBeVisible());
  },
};
export const One: Story = { args: { options: [{ id: 'orders', label: 'orders' }] } };
export const Thousands: Story = {
  parameters: thousands,
  args: {
    options: Array.from({ length: 1000 }, (_, index) => ({ id: `${index}`, label: `table_${index}` })),
  },
  play: async () => {
    await userEvent.type(field(), '_14');
    await shown();
    await expect(screen.getAllByRole('option')).toHaveLength(11);
  },
};
export const Disabled: Story = { args: { disabled: true, selected: 'people' } };
export const LongText: Story = {
  args: { selected: 'long', options: [{ id: 'long', label: longWord, description: longText }] },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /Show all/ }));
    const list = await shown();
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const MixedDirection: Story = {
  args: { selected: 'mixed', options: [{ id: 'mixed', label: mixed }] },
};
export const InLightTheme: Story = {
  globals: light,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /Show all/ }));
    await shown();
  },
};
