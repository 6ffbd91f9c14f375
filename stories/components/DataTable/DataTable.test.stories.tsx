import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import specimens, { Default, CellsMissing, Groups, ManyColumns, StickyHeader } from './DataTable.stories.tsx';

const meta = { ...specimens, title: 'Components/Data/DataTable', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '3 of the 37' })).toBeVisible();
    await expect(canvas.getByText('empty')).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvas.getByRole('rowheader', { name: 'qa-02@saywright.test' })).toBeVisible();
  },
};

export const CellsMissingTest: Story = {
  ...CellsMissing,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('empty')).toHaveLength(3);
  },
};

export const GroupsTest: Story = {
  ...Groups,
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'Person A' });
    await expect(head).toHaveAttribute('colspan', '2');
    await expect(head).toHaveAttribute('scope', 'colgroup');
    await expect(canvas.getByRole('cell', { name: 'A stranger can read 0 of 1,204 orders.' })).toBeVisible();
  },
};

export const ManyColumnsTest: Story = {
  ...ManyColumns,
  play: async ({ canvas }) => {
    const region = await waitFor(() => canvas.getByRole('region', { name: '3 of the 37' }));
    await expect(region).toHaveAttribute('tabindex', '0');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const ReachedByKeyboard: Story = {
  ...ManyColumns,
  play: async ({ canvas }) => {
    const region = await waitFor(() => canvas.getByRole('region', { name: '3 of the 37' }));
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};
export const StickyHeaderTest: Story = {
  ...StickyHeader,
  play: async ({ canvas }) => {
    const region = await waitFor(() => canvas.getByRole('region', { name: '3 of the 37' }));
    const head = canvas.getByRole('columnheader', { name: 'email' });
    region.scrollTop = 400;
    await waitFor(() =>
      expect(head.getBoundingClientRect().top - region.getBoundingClientRect().top).toBeLessThan(2),
    );
    await expect(region.scrollTop).toBe(400);
    await expect(region.clientHeight).toBe(224);
  },
};
