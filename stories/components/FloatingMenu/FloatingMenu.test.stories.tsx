import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { light, longText } from '../../support/helpers.tsx';
import specimens, { Closed, Phone, OneDisabled, ManyItems, LongText } from './FloatingMenu.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Actions/FloatingMenu',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

const open = { name: 'Open the quick menu' };
const close = { name: 'Close the quick menu' };

export const ClosedTest: Story = {
  ...Closed,
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
export const PhoneTest: Story = {
  ...Phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', open));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const OneDisabledTest: Story = {
  ...OneDisabled,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', open));
    await expect(canvas.getByRole('button', { name: 'Start the tour' })).toBeDisabled();
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};
export const ManyItemsTest: Story = {
  ...ManyItems,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', open));
    const [first] = canvas.getAllByRole('link');
    await expect(first?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
export const LongTextTest: Story = {
  ...LongText,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', open));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const InLightTheme: Story = {
  tags: ['open'],
  globals: light,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', open));
  },
};
