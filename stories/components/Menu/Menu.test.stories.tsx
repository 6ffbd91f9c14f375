import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { light } from '../../support/helpers.tsx';
import specimens, {
  Default,
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
export const InLightTheme: Story = {
  tags: ['open'],
  globals: light,
  play: async () => {
    await userEvent.click(trigger());
    await opened();
  },
};
