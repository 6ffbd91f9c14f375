import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { light } from '../../support/helpers.tsx';
import specimens, { Busy, Default, Disabled, LongText, RightToLeft } from './SplitButton.stories.tsx';

const meta = { ...specimens, title: 'Components/Actions/SplitButton', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const main = (): HTMLElement => screen.getByRole('button', { name: 'Publish' });
const arrow = (): HTMLElement => screen.getByRole('button', { name: 'More ways to publish' });
const opened = (): Promise<HTMLElement> => screen.findByRole('menu', { name: 'More ways to publish' });
const closed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const DefaultTest: Story = {
  ...Default,
  play: async ({ args }) => {
    await userEvent.click(main());
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.click(arrow());
    const menu = await opened();
    const edge = document.dir === 'rtl' ? 'right' : 'left';
    const group = screen.getByRole('group', { hidden: true }).getBoundingClientRect();
    // The list opens under the whole button, not under the arrow; it keeps 12 px to the edge of the window.
    const near = (distance: number): boolean => Math.abs(distance) < 20;
    await waitFor(() => expect(near(menu.getBoundingClientRect()[edge] - group[edge])).toBe(true));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Save as a draft' }));
    await closed();
    await expect(args.onAction).toHaveBeenCalledWith('draft');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await waitFor(() => expect(arrow()).toHaveFocus());
  },
};
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(main()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(arrow()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await opened();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Publish later…' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onAction).toHaveBeenCalledWith('later');
  },
};
export const EscapeClosesAndReturns: Story = {
  play: async ({ args }) => {
    await userEvent.click(arrow());
    await opened();
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(arrow()).toHaveFocus());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};
export const BusyTest: Story = {
  ...Busy,
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: /Publishing/ }));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(arrow()).toBeDisabled();
  },
};
export const DisabledTest: Story = {
  ...Disabled,
  play: async () => {
    await expect(main()).toBeDisabled();
    await expect(arrow()).toBeDisabled();
  },
};
export const LongTextTest: Story = {
  ...LongText,
  play: async () => {
    const group = screen.getByRole('group');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};
export const RightToLeftTest: Story = {
  ...RightToLeft,
  play: async () => {
    await expect(arrow().getBoundingClientRect().right).toBeLessThan(main().getBoundingClientRect().left);
  },
};
export const OpenInLightTheme: Story = {
  tags: ['open'],
  globals: light,
  play: async () => {
    await userEvent.click(arrow());
    await opened();
  },
};
