import { SortableTable } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { heard, light, longWord, mixed, thousands } from './support.tsx';

const columns = [
  { id: 'email', label: 'email', mono: true, sortable: true },
  { id: 'at', label: 'signed up', sortable: true },
  { id: 'orders', label: 'orders', align: 'end', sortable: true },
] as const;
const dated = [
  {
    id: '1',
    cells: { email: 'qa-10@saywright.test', at: '2 Nov', orders: '1,204' },
    sortValues: { at: 1102 },
  },
  { id: '2', cells: { email: 'qa-9@saywright.test', at: null, orders: '-3' } },
  { id: '3', cells: { email: 'Ärger@saywright.test', at: '19 Oct', orders: '12' }, sortValues: { at: 1019 } },
  { id: '4', cells: { email: 'zoe@saywright.test', at: '1 Dec', orders: 'many' }, sortValues: { at: 1201 } },
];

/** The names of the rows in the order they stand in. */
const names = (table: HTMLElement): readonly string[] =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent.replace('@saywright.test', ''));

const meta = {
  title: 'Components/SortableTable',
  component: SortableTable,
  args: { caption: 'Customers', columns, rows: dated, emptyText: 'No customers yet.', onSort: fn() },
} satisfies Meta<typeof SortableTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const table = canvas.getByRole('table');
    const head = (name: string): HTMLElement => canvas.getByRole('columnheader', { name });
    const press = (name: string): Promise<void> => userEvent.click(canvas.getByRole('button', { name }));
    await expect(head('email')).not.toHaveAttribute('aria-sort');
    await press('email');
    await expect(names(table)).toEqual(['Ärger', 'qa-9', 'qa-10', 'zoe']);
    await expect(head('email')).toHaveAttribute('aria-sort', 'ascending');
    await heard('Sorted by email, ascending');
    await press('orders');
    await expect(names(table)).toEqual(['qa-9', 'Ärger', 'qa-10', 'zoe']);
    await press('orders');
    await expect(names(table)).toEqual(['zoe', 'qa-10', 'Ärger', 'qa-9']);
    await expect(head('orders')).toHaveAttribute('aria-sort', 'descending');
    await expect(head('email')).not.toHaveAttribute('aria-sort');
    await expect(args.onSort).toHaveBeenLastCalledWith({ column: 'orders', direction: 'descending' });
    // What is missing is at the end, whichever way.
    await press('signed up');
    await expect(names(table)).toEqual(['Ärger', 'qa-10', 'zoe', 'qa-9']);
    await press('signed up');
    await expect(names(table)).toEqual(['zoe', 'qa-10', 'Ärger', 'qa-9']);
  },
};
export const SortedByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'email' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(names(canvas.getByRole('table'))).toEqual(['Ärger', 'qa-9', 'qa-10', 'zoe']);
    await userEvent.keyboard(' ');
    await expect(names(canvas.getByRole('table'))).toEqual(['zoe', 'qa-10', 'qa-9', 'Ärger']);
    await expect(canvas.getByRole('button', { name: 'email' })).toHaveFocus();
  },
};
export const SortedFromOutside: Story = {
  args: { sort: { column: 'orders', direction: 'ascending' } },
  play: async ({ canvas, args }) => {
    await expect(names(canvas.getByRole('table'))).toEqual(['qa-9', 'Ärger', 'qa-10', 'zoe']);
    await userEvent.click(canvas.getByRole('button', { name: 'email' }));
    await expect(args.onSort).toHaveBeenCalledWith({ column: 'email', direction: 'ascending' });
    await expect(names(canvas.getByRole('table'))).toEqual(['qa-9', 'Ärger', 'qa-10', 'zoe']);
  },
};
export const Empty: Story = { args: { rows: [] } };
export const One: Story = { args: { rows: dated.slice(0, 1) } };
export const CellsMissing: Story = {
  args: { rows: [{ id: '1', cells: { email: null, at: null, orders: null } }] },
};
export const Thousands: Story = {
  parameters: thousands,
  args: {
    rows: Array.from({ length: 1000 }, (_, index) => ({
      id: `${index}`,
      cells: { email: `person-${index}@saywright.test`, at: `${index % 28} Nov`, orders: `${index}` },
    })),
  },
};
export const LongText: Story = {
  args: {
    columns: columns.map((column) => ({ ...column, label: `${column.label} ${longWord}` })),
    rows: [
      { id: '1', cells: { email: longWord, at: mixed, orders: longWord } },
      { id: '2', cells: { email: '', at: '🚀', orders: '0' } },
    ],
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const InLightTheme: Story = { globals: light };
