import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { backKey, light, onKey } from '../../support/helpers.tsx';
import specimens, {
  CheckItems,
  Default,
  OwnTrigger,
  Sections,
  Submenus,
  SubmenusRightToLeft,
  WithLinks,
  NothingToDo,
  Thousands,
  LongText,
  MixedDirection,
  RightToLeft,
} from './Menu.stories.tsx';

const meta = { ...specimens, title: 'Components/Actions/Menu', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (): HTMLElement => screen.getByRole('button', { name: 'Actions' });
const opened = (): Promise<HTMLElement> => screen.findByRole('menu', { name: 'Actions' });
const closed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
const onItem = (name: string): Promise<void> =>
  waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());

export const DefaultTest: Story = {
  ...Default,
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
export const WithLinksTest: Story = {
  ...WithLinks,
  play: async () => {
    await userEvent.click(trigger());
    await opened();
    await expect(screen.getByRole('menuitem', { name: 'Help' })).toHaveAttribute('href', '#help');
  },
};
export const NothingToDoTest: Story = {
  ...NothingToDo,
  play: async () => {
    await userEvent.click(trigger());
    await waitFor(() => expect(screen.getByText('No actions available.')).toBeVisible());
  },
};
export const ThousandsTest: Story = {
  ...Thousands,
  play: async () => {
    await userEvent.click(trigger());
    const menu = await opened();
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const LongTextTest: Story = {
  ...LongText,
  play: async () => {
    await userEvent.click(trigger());
    const menu = await opened();
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const MixedDirectionTest: Story = {
  ...MixedDirection,
  play: async () => {
    await userEvent.click(trigger());
    await opened();
  },
};
export const RightToLeftTest: Story = {
  ...RightToLeft,
  play: async () => {
    await userEvent.click(trigger());
    await expect(getComputedStyle(await opened()).direction).toBe('rtl');
  },
};
export const SectionsTest: Story = {
  ...Sections,
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await opened();
    await expect(
      within(screen.getByRole('group', { name: 'Danger zone' })).getAllByRole('menuitem'),
    ).toHaveLength(1);
    await onItem('Rename');
    await userEvent.keyboard('{ArrowDown}');
    await onItem('Delete');
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onAction).toHaveBeenCalledWith('delete');
  },
};
export const CheckItemsTest: Story = {
  ...CheckItems,
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    const item = (name: RegExp): HTMLElement =>
      within(menu).getByRole(name.source.endsWith('first') ? 'menuitemradio' : 'menuitemcheckbox', { name });
    await waitFor(() => expect(item(/^Name/)).toHaveFocus());
    await expect(item(/^Name/)).toBeChecked();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(item(/^Name/)).not.toBeChecked());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item(/^Email/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item(/^Email/)).toBeChecked());
    await expect(item(/^Email/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(item(/^Oldest first/)).toHaveFocus());
    await userEvent.keyboard(' ');
    await closed();
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitemradio', { name: 'Oldest first', checked: true });
    await expect(screen.getByRole('menuitemradio', { name: 'Newest first' })).not.toBeChecked();
  },
};
export const ArrowsOpenSubmenus: Story = {
  ...Submenus,
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await opened();
    await onItem('Open');
    await userEvent.keyboard('{ArrowDown}');
    await onItem('Export');
    await expect(screen.getByRole('menuitem', { name: 'Export' })).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.keyboard(onKey());
    await onItem('As CSV');
    await userEvent.keyboard(`{ArrowDown}${onKey()}`);
    await onItem('SQL');
    await userEvent.keyboard(backKey());
    await onItem('As code');
    await userEvent.keyboard('{Enter}');
    await onItem('SQL');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await closed();
    await expect(args.onAction).toHaveBeenCalledWith('ts');
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};
export const SubmenusTest: Story = {
  ...Submenus,
  play: async ({ args }) => {
    await userEvent.click(trigger());
    await opened();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Export' }));
    const submenu = await screen.findByRole('menu', { name: 'Export' });
    await expect(submenu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'As CSV' }));
    await closed();
    await expect(args.onAction).toHaveBeenCalledWith('csv');
  },
};
export const SubmenusRightToLeftTest: Story = {
  ...SubmenusRightToLeft,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await opened();
    await onItem('Open');
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await onItem('As CSV');
    await userEvent.keyboard('{ArrowRight}');
    await onItem('Export');
  },
};
export const OwnTriggerTest: Story = {
  ...OwnTrigger,
  play: async ({ args }) => {
    const button = screen.getByRole('button', { name: 'Settings of the table' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await opened();
    await onItem('Delete');
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await opened();
    await onItem('Rename');
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onAction).toHaveBeenCalledWith('rename');
    await userEvent.click(button);
    await opened();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};
export const InLightTheme: Story = {
  tags: ['open'],
  globals: light,
  play: async () => {
    await userEvent.click(trigger());
    await opened();
  },
};
