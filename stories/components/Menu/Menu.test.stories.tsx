import { Menu, type MenuItem } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { light, longText, longWord, mixed, thousands } from './support.tsx';

const items: MenuItem[] = [
  { id: 'rename', label: 'Rename', icon: 'page' },
  { id: 'copy', label: 'Make a copy', icon: 'copy', description: 'Without its rows' },
  { id: 'move', label: 'Move', icon: 'archive', disabled: true },
  { id: 'delete', label: 'Delete', icon: 'trash', danger: true },
];

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: { label: 'Actions', items, onAction: fn() },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (): HTMLElement => screen.getByRole('button', { name: 'Actions' });
const opened = (): Promise<HTMLElement> => screen.findByRole('menu', { name: 'Actions' });
const closed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
const onItem = (name: string): Promise<void> =>
  waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());

export const Default: Story = {
  play: async ({ args }) => {
    await expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger());
    await opened();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Make a copy Without its rows' }));
    await closed();
    await expect(args.onAction).toHaveBeenCalledWith('copy');
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};
export const EnterOpensAndUses: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await opened();
    await onItem('Rename');
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onAction).toHaveBeenCalledWith('rename');
  },
};
export const SpaceOpens: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await opened();
  },
};
export const ArrowsSkipWhatIsDisabledAndGoRound: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await opened();
    await onItem('Rename');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await onItem('Delete');
    await userEvent.keyboard('{ArrowDown}');
    await onItem('Rename');
    await userEvent.keyboard('{ArrowUp}');
    await onItem('Delete');
    await userEvent.keyboard('{Home}');
    await onItem('Rename');
    await userEvent.keyboard('{End}');
    await onItem('Delete');
  },
};
export const ArrowUpOpensAtTheEnd: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await opened();
    await onItem('Delete');
  },
};
export const LettersFindAnItem: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await opened();
    await onItem('Rename');
    await userEvent.keyboard('d');
    await onItem('Delete');
  },
};
export const EscapeClosesAndReturns: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await opened();
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(trigger()).toHaveFocus());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};
export const IconOnly: Story = { args: { icon: 'settings', labelHidden: true, variant: 'ghost' } };
export const WithLinks: Story = {
  args: { items: [{ id: 'help', label: 'Help', icon: 'help', href: '#help' }] },
  play: async () => {
    await userEvent.click(trigger());
    await opened();
    await expect(screen.getByRole('menuitem', { name: 'Help' })).toHaveAttribute('href', '#help');
  },
};
export const NothingToDo: Story = {
  args: { items: [] },
  play: async () => {
    await userEvent.click(trigger());
    await waitFor(() => expect(screen.getByText('Nothing to do here.')).toBeVisible());
  },
};
export const One: Story = { args: { items: [{ id: 'rename', label: 'Rename' }] } };
export const Thousands: Story = {
  parameters: thousands,
  args: {
    items: Array.from({ length: 1000 }, (_, index) => ({ id: String(index), label: `Thing ${index}` })),
  },
  play: async () => {
    await userEvent.click(trigger());
    const menu = await opened();
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { items: [{ id: 'long', label: longWord, description: longText }] },
  play: async () => {
    await userEvent.click(trigger());
    const menu = await opened();
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const MixedDirection: Story = {
  args: { items: [{ id: 'mixed', label: mixed }] },
  play: async () => {
    await userEvent.click(trigger());
    await opened();
  },
};
export const RightToLeft: Story = {
  decorators: [
    (Example) => (
      <div dir="rtl">
        <Example />
      </div>
    ),
  ],
  play: async () => {
    await userEvent.click(trigger());
    await expect(getComputedStyle(await opened()).direction).toBe('rtl');
  },
};
export const InLightTheme: Story = {
  globals: light,
  play: async () => {
    await userEvent.click(trigger());
    await opened();
  },
};
