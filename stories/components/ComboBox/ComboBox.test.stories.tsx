import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { light } from '../../support/helpers.tsx';
import specimens, { Sections, WithError, NoOptions, Thousands, LongText } from './ComboBox.stories.tsx';

const meta = { ...specimens, title: 'Components/Choice/ComboBox', tags: ['behaviour', '!autodocs'] };
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
    await expect(args.onChange).toHaveBeenLastCalledWith('order_lines');
  },
};

export const TheButtonShowsAll: Story = {
  args: { value: 'people' },
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
  args: { value: 'people' },
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
  args: { value: 'people' },
  play: async ({ args }) => {
    await userEvent.clear(field());
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await valueIs('');
  },
};
export const NothingMatches: Story = {
  play: async () => {
    await userEvent.type(field(), 'zebra');
    await waitFor(() => expect(screen.getByText('No matches.')).toBeVisible());
  },
};
export const WithErrorTest: Story = {
  ...WithError,
  play: async () => {
    await expect(field()).toBeInvalid();
    await expect(field()).toHaveAccessibleDescription('Only tables you may read. Choose one to continue.');
  },
};
export const NoOptionsTest: Story = {
  ...NoOptions,
  play: async () => {
    await userEvent.type(field(), 'o');
    await waitFor(() => expect(screen.getByText('No matches.')).toBeVisible());
  },
};
export const ThousandsTest: Story = {
  ...Thousands,
  play: async () => {
    await userEvent.type(field(), '_14');
    await shown();
    await expect(screen.getAllByRole('option')).toHaveLength(11);
  },
};
export const LongTextTest: Story = {
  ...LongText,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /Show all/ }));
    const list = await shown();
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const SectionsTest: Story = {
  ...Sections,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /Show all/ }));
    const group = await screen.findByRole('group', { name: 'With a compiler' });
    await expect(within(group).getAllByRole('option')).toHaveLength(2);
    await userEvent.click(screen.getByRole('option', { name: 'htmx' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
export const InLightTheme: Story = {
  tags: ['open'],
  globals: light,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /Show all/ }));
    await shown();
  },
};
