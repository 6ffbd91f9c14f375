import { DataGrid } from '@saywright/ui';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { orderRows } from '../../support/gridSamples.tsx';
import { backKey, heard, onKey } from '../../support/helpers.tsx';
import specimens, {
  ColumnsChosen,
  Editable,
  Pages,
  PagesOfAServer,
  RowActions,
  WithError,
} from './DataGrid.stories.tsx';

const meta = {
  ...specimens,
  component: DataGrid,
  title: 'Components/Data/DataGrid',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

const rowNames = (grid: HTMLElement): readonly string[] =>
  within(grid)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent.replace(/.*#/, ''));
const focused = (): string =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '';

export const DefaultTest: Story = {
  args: { onSelect: fn(), rowActions: RowActions.args?.rowActions },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Orders of November' });
    await expect(grid).toHaveAttribute('aria-rowcount', '7');
    await expect(grid).toHaveAttribute('aria-colcount', '7');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(7);
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2');
  },
};

export const SortedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Customer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(rowNames(grid)).toEqual(['1001', '1005', '1002', '1000', '1004', '1003']);
    await expect(canvas.getByRole('columnheader', { name: 'Customer' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await heard('Sorted by Customer, ascending');
    await userEvent.keyboard('{Enter}');
    await expect(rowNames(grid)[0]).toBe('1003');
  },
};

export const PressedCells: Story = {
  args: { ...Editable.args },
  play: async ({ canvas, args }) => {
    // After the checkbox.
    const cell = canvas.getAllByRole('gridcell')[1];
    const row = expect.objectContaining({ id: '1000' });
    if (cell === undefined) throw new Error('no cell');
    await userEvent.click(cell);
    await expect(args.onCell).toHaveBeenLastCalledWith(row, expect.any(String));
    cell.focus();
    await userEvent.keyboard('{Enter}{F2}');
    await expect(args.onCell).toHaveBeenCalledTimes(3);
    // A control in the grid keeps its own presses.
    await userEvent.click(canvas.getByRole('checkbox', { name: /Select .*1000/ }));
    await expect(args.onCell).toHaveBeenCalledTimes(3);
  },
};

export const MovesByKeyboard: Story = {
  args: { rowActions: RowActions.args?.rowActions },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toBe('Mara Lindqvist #1000');
    await userEvent.keyboard(onKey());
    await expect(focused()).toBe('Paid');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(focused()).toBe('Open');
    await userEvent.keyboard(backKey());
    await expect(focused()).toBe('Jon Berg #1002');
    await userEvent.keyboard('{End}');
    await expect(focused()).toBe('Open order 1002');
    await userEvent.keyboard(onKey());
    await expect(focused()).toBe('Archive order 1002');
    await userEvent.keyboard('{Home}');
    await expect(focused()).toBe('Jon Berg #1002');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(focused()).toBe('Open order 1005');
    await userEvent.keyboard('{PageUp}');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(focused()).toBe('Customer');
    // One tab stop: Tab leaves the grid.
    await userEvent.tab();
    await expect(document.activeElement?.closest('[role="grid"]') ?? null).toBe(null);
  },
};

export const SelectedByKeyboard: Story = {
  args: { onSelect: fn(), bulkActions: (ids) => <span>Archive {ids.length}</span> },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(focused()).toBe('Select all rows');
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onSelect).toHaveBeenLastCalledWith(['1000']);
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('group', { name: '1 selected' })).toBeVisible();
    await heard('1 selected');
    await expect(focused()).toBe('Select order 1000');
    await userEvent.keyboard('{ArrowUp} ');
    await expect(canvas.getByText('Archive 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith([]);
  },
};

export const SelectsARange: Story = {
  args: { onSelect: fn() },
  play: async ({ canvas, args }) => {
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: 'Select order 1001' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: 'Select order 1004' }));
    await user.keyboard('{/Shift}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(['1001', '1002', '1003', '1004']);
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
  },
};

export const ColumnsChosenTest: Story = {
  ...ColumnsChosen,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Items' })).toBe(null);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const panel = within(document.body);
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Items' }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('columnheader', { name: 'Items' })).toBeVisible();
  },
};

export const PagesTest: Story = {
  ...Pages,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–10 of 45')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('11–20 of 45')).toBeVisible();
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '12');
    // Sorting starts at the first page.
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
    await expect(canvas.getByText('1–10 of 45')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const PagesOfAServerTest: Story = {
  ...PagesOfAServer,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('31–40 of 1,204')).toBeVisible();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1205');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPage).toHaveBeenCalledWith(4);
  },
};

export const WithErrorTest: Story = {
  ...WithError,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LoadMoreTest: Story = {
  args: { onMore: fn(), rows: orderRows(3) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
