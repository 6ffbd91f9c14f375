import { Button, FloatingMenu, PageContainer, type FloatingMenuItem } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { framed, light, longText, longWord, mixed } from './support.tsx';

const items: FloatingMenuItem[] = [
  { id: 'tour', label: 'Start the tour', icon: 'play' },
  { id: 'about', label: 'About', icon: 'info', href: '#about' },
  { id: 'contact', label: 'Contact', icon: 'mail', href: '#contact' },
  { id: 'privacy', label: 'Privacy Policy', icon: 'lock', href: '#privacy' },
  { id: 'terms', label: 'Terms of Service', icon: 'page', href: '#terms' },
];

const meta = {
  title: 'Components/FloatingMenu',
  component: FloatingMenu,
  parameters: { ...framed, layout: 'fullscreen' },
  args: {
    label: 'Quick menu',
    items,
    onAction: fn(),
    footer: 'Saywright is an independent project. © 2024',
  },
  render: (args) => (
    <PageContainer>
      <Button>Before</Button>
      <p>{longText}</p>
      <FloatingMenu {...args} />
      <Button>After</Button>
    </PageContainer>
  ),
} satisfies Meta<typeof FloatingMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = { name: 'Open the quick menu' };
const close = { name: 'Close the quick menu' };

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', open)).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', open));
    await expect(canvas.getByRole('button', close)).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('navigation', { name: 'Quick menu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '#privacy');
    await waitFor(() =>
      expect(canvas.getByText('Saywright is an independent project. © 2024')).toBeVisible(),
    );
  },
};
export const TabGoesThroughTheItemsAndLeaving: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', open).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Start the tour' })).toHaveFocus();
    for (const name of ['About', 'Contact', 'Privacy Policy', 'Terms of Service']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const EscapeClosesAndReturns: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', open));
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', open)).toHaveFocus();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const APressOutsideCloses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', open));
    await userEvent.click(canvas.getByText(longText));
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const AnActionClosesAndKeepsFocus: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', open));
    await userEvent.click(canvas.getByRole('button', { name: 'Start the tour' }));
    await expect(args.onAction).toHaveBeenCalledWith('tour');
    await expect(canvas.getByRole('button', open)).toHaveFocus();
  },
};
export const StaysAboveATour: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', open);
    const before = button.getBoundingClientRect().bottom;
    document.documentElement.style.setProperty('--kit-tour-height', '120px');
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBe(before - 120));
    document.documentElement.style.removeProperty('--kit-tour-height');
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', open));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const OneDisabled: Story = {
  args: { items: [{ id: 'tour', label: 'Start the tour', icon: 'play', disabled: true }] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', open));
    await expect(canvas.getByRole('button', { name: 'Start the tour' })).toBeDisabled();
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};
export const NoItems: Story = { args: { items: [] } };
export const ManyItems: Story = {
  args: {
    items: Array.from({ length: 60 }, (_, index) => ({ id: `${index}`, label: `Place ${index}`, href: '#' })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', open));
    const [first] = canvas.getAllByRole('link');
    await expect(first?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
export const LongText: Story = {
  args: { items: [{ id: 'long', label: longWord, href: '#' }], footer: longText },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', open));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const MixedDirection: Story = { args: { items: [{ id: 'mixed', label: mixed, href: '#' }] } };
export const InLightTheme: Story = {
  globals: light,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', open));
  },
};
