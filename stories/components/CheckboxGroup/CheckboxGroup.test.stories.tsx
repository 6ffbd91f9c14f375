import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import specimens, { Default, WithError, LongText } from './CheckboxGroup.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Choice/CheckboxGroup',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'What the backup holds' })).toBeVisible();
    const people = canvas.getByRole('checkbox', { name: 'People' });
    await expect(people).toHaveAccessibleDescription('37 rows');
    await userEvent.click(people);
    await expect(args.onChange).toHaveBeenLastCalledWith(['orders', 'people']);
    await userEvent.click(canvas.getByText('Orders'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['people']);
  },
};

export const TabAndSpace: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Orders' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'People' })).toBeChecked();
  },
};

export const UnknownValuesStay: Story = {
  args: { value: ['archive'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Orders' }));
    await expect(args.onChange).toHaveBeenCalledWith(['archive', 'orders']);
  },
};
export const DoubleClickEndsAsItBegan: Story = {
  play: async ({ canvas }) => {
    const people = canvas.getByRole('checkbox', { name: 'People' });
    await userEvent.dblClick(people);
    await expect(people).not.toBeChecked();
  },
};
export const WithErrorTest: Story = {
  ...WithError,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Tick at least one.');
    await expect(canvas.getByRole('checkbox', { name: 'Orders' })).toBeInvalid();
  },
};
export const LongTextTest: Story = {
  ...LongText,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
