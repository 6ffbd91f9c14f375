import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import specimens, {
  Closed,
  LongText,
  NoCommands,
  OwnFilter,
  RightToLeft,
  Thousands,
  WithRecent,
} from './CommandPalette.stories.tsx';

const meta = { ...specimens, title: 'Components/Overlays/CommandPalette', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const field = (): HTMLElement => screen.getByRole('combobox');
const ready = (): Promise<void> =>
  waitFor(async () => {
    await expect(field()).toHaveFocus();
  });
const closed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const names = (): (string | undefined)[] =>
  screen.queryAllByRole('option').map((option) => option.textContent?.trim());
const isActive = (name: RegExp): Promise<void> =>
  waitFor(() => {
    const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
    return expect(active).toHaveTextContent(name);
  });

export const ClosedTest: Story = {
  ...Closed,
  play: async ({ args }) => {
    const isMac = /mac/i.test(navigator.userAgent);
    const mod = isMac ? 'Meta' : 'Control';
    screen.getByRole('button', { name: 'Search' }).focus();
    await userEvent.keyboard(`{${mod}>}k{/${mod}}`);
    await ready();
    await expect(args.onToggle).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(`{${mod}>}k{/${mod}}`);
    await closed();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus());
  },
};
export const TypingFinds: Story = {
  play: async ({ args }) => {
    await ready();
    await userEvent.keyboard('óptIons open');
    await waitFor(() => expect(names()).toEqual(['Open settings']));
    await isActive(/Open settings/);
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onRun).toHaveBeenCalledWith('settings');
  },
};
export const ArrowsSkipWhatIsDisabledAndGoRound: Story = {
  play: async ({ args }) => {
    await ready();
    await isActive(/Open Build/);
    await userEvent.keyboard('{ArrowUp}');
    await isActive(/Export as SQL/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await isActive(/Open settings/);
    await userEvent.keyboard('{ArrowDown}');
    await isActive(/Add a table/);
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onRun).toHaveBeenCalledWith('table');
  },
};
export const EscapeCloses: Story = {
  play: async ({ args }) => {
    await ready();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(args.onRun).not.toHaveBeenCalled();
  },
};
export const APressRuns: Story = {
  play: async ({ args }) => {
    await ready();
    await userEvent.click(screen.getByRole('option', { name: /Restore/ }));
    await expect(args.onRun).not.toHaveBeenCalled();
    await expect(field()).toHaveFocus();
    await userEvent.click(screen.getByRole('option', { name: /Export/ }));
    await closed();
    await expect(args.onRun).toHaveBeenCalledWith('export');
  },
};
export const NothingMatches: Story = {
  play: async ({ args }) => {
    await ready();
    await userEvent.keyboard('xyz{Enter}');
    await expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(
      'No commands match. Try another word.',
    );
    await expect(args.onRun).not.toHaveBeenCalled();
    await userEvent.clear(field());
    await waitFor(() => expect(names()).toHaveLength(5));
  },
};
export const WithRecentTest: Story = {
  ...WithRecent,
  play: async () => {
    await ready();
    const recent = screen.getByRole('group', { name: 'Recent' });
    await expect(within(recent).getAllByRole('option')).toHaveLength(2);
    await isActive(/Export as SQL/);
    await expect(names()).toHaveLength(5);
    await userEvent.keyboard('e');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull());
  },
};
export const NoCommandsTest: Story = {
  ...NoCommands,
  play: async () => {
    await ready();
    await expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(
      'There is nothing to do yet.',
    );
  },
};
export const ThousandsTest: Story = {
  ...Thousands,
  play: async () => {
    await ready();
    await userEvent.keyboard('{ArrowUp}');
    await isActive(/Open table 999/);
    const list = screen.getByRole('listbox').getBoundingClientRect();
    const last = screen.getByRole('option', { name: 'Open table 999' }).getBoundingClientRect();
    await expect(last.bottom).toBeLessThanOrEqual(list.bottom);
    await expect(list.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const OwnFilterTest: Story = {
  ...OwnFilter,
  play: async () => {
    await ready();
    await userEvent.keyboard('tab');
    await waitFor(() => expect(names()).toHaveLength(1));
    await isActive(/Add a table/);
  },
};
export const LongTextTest: Story = {
  ...LongText,
  play: async () => {
    await ready();
    const list = screen.getByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
export const RightToLeftTest: Story = {
  ...RightToLeft,
  play: async () => {
    await ready();
    await expect(getComputedStyle(screen.getByRole('listbox')).direction).toBe('rtl');
  },
};
