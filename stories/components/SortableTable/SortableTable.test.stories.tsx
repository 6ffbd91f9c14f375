import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { heard } from '../../support/helpers.tsx';
import specimens, { Default, SortedFromOutside } from './SortableTable.stories.tsx';

/** Row names in display order. */
const names = (table: HTMLElement): readonly string[] =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent.replace('@saywright.test', ''));
const meta = {
  ...specimens,
  title: 'Components/Data/SortableTable',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
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
    // Missing values come last in either order.
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

export const SortedFromOutsideTest: Story = {
  ...SortedFromOutside,
  play: async ({ canvas, args }) => {
    await expect(names(canvas.getByRole('table'))).toEqual(['qa-9', 'Ärger', 'qa-10', 'zoe']);
    await userEvent.click(canvas.getByRole('button', { name: 'email' }));
    await expect(args.onSort).toHaveBeenCalledWith({ column: 'email', direction: 'ascending' });
    await expect(names(canvas.getByRole('table'))).toEqual(['qa-9', 'Ärger', 'qa-10', 'zoe']);
  },
};
