import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import specimens, { Thousands } from './VirtualDataGrid.stories.tsx';

const meta = { ...specimens, title: 'Components/Data/VirtualDataGrid', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const focused = (): string => document.activeElement?.getAttribute('aria-label') ?? '';

export const ThousandsTest: Story = {
  ...Thousands,
  play: async ({ canvas, args }) => {
    const grid = canvas.getByRole('grid', { name: 'All orders' });
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    // A row that is scrolled away keeps the focus.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select order 1001' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(['1001']);
    const scroller = grid.parentElement;
    if (scroller !== null) scroller.scrollTop = 200_000;
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: 'Select order 1030' })).toBe(null));
    await expect(focused()).toBe('Select order 1001');
  },
};

export const ReachedByKeyboard: Story = {
  ...Thousands,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toBe('Select order 1000');
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(focused()).toBe('Select order 1010'));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement?.closest('[aria-rowindex="10001"]')).not.toBe(null));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(focused()).toBe('Select all rows'));
  },
};
