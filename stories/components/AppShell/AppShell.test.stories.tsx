import { BackLink } from '@saywright/ui';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { onToggle } from './AppShell.samples.ts';
import specimens, { Desktop, Phone } from './AppShell.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Layout/AppShell, Header and NavMenu',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const DesktopTest: Story = {
  ...Desktop,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    await expect(canvas.getByRole('img', { name: 'Saywright' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the light theme' }));
    await expect(onToggle).toHaveBeenCalled();
  },
};

export const PhoneTest: Story = {
  ...Phone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(window.innerWidth).toBeLessThan(720));
    const open = canvas.getByRole('button', { name: 'Open the menu' });
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(open);
    await expect(canvas.getByRole('link', { name: 'AI Agent' })).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Open the menu' })).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: 'Pricing' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Pricing' }));
    await expect(canvas.queryByRole('link', { name: 'Pricing' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const BackByKeyboard: Story = {
  args: { header: undefined, children: <BackLink href="#back">Dashboard</BackLink> },
  play: async ({ canvas }) => {
    const followed = fn((event: Event) => event.preventDefault());
    canvas.getByRole('link', { name: 'Dashboard' }).addEventListener('click', followed);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};
export const ThemeByKeyboard: Story = {
  play: async ({ canvas }) => {
    onToggle.mockClear();
    canvas.getByRole('button', { name: 'Use the light theme' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(onToggle).toHaveBeenCalledTimes(2);
  },
};
export const PhoneByKeyboard: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(window.innerWidth).toBeLessThan(720));
    canvas.getByRole('button', { name: 'Open the menu' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('link', { name: 'Home' })).toBeNull();
  },
};
