import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import specimens, {
  Collapsed,
  Collapsible,
  Default,
  LongText,
  OwnLinks,
  SmallWindow,
} from './SideNav.stories.tsx';

const meta = { ...specimens, title: 'Components/Navigation/SideNav', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Shop' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Account' })).toBeVisible();
    // The group of the current page is open, the other closed.
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Prices');
    await expect(canvas.getByRole('button', { name: 'Catalogue' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.queryByRole('link', { name: /Customers/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Shop' })).toBeNull();
  },
};

export const OpensByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveFocus();
    await userEvent.tab();
    const catalogue = canvas.getByRole('button', { name: 'Catalogue' });
    await expect(catalogue).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(catalogue).toHaveAttribute('aria-expanded', 'false');
    // A closed group shows that the current page is inside.
    await expect(catalogue).toHaveAttribute('data-current');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Customers/ })).toHaveFocus();
  },
};

export const CollapsibleTest: Story = {
  ...Collapsible,
  args: { ...Collapsible.args, onCollapse: fn() },
  play: async ({ canvas, args }) => {
    const nav = canvas.getByRole('navigation');
    const before = nav.clientWidth;
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse' }));
    await expect(args.onCollapse).toHaveBeenLastCalledWith(true);
    await expect(nav.clientWidth).toBeLessThan(before / 2);
    const expand = canvas.getByRole('button', { name: 'Expand' });
    await expect(expand).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCollapse).toHaveBeenLastCalledWith(false);
    await expect(nav.clientWidth).toBe(before);
  },
};

export const CollapsedTest: Story = {
  ...Collapsed,
  play: async ({ canvas }) => {
    const label = canvas.getByText('Billing');
    await expect(label.clientWidth).toBeLessThanOrEqual(1);
    // The name stays, and shows on focus.
    canvas.getByRole('link', { name: 'Overview' }).focus();
    await userEvent.keyboard('{Shift>}{/Shift}');
    await waitFor(() => expect(canvas.getByText('Overview').clientWidth).toBeGreaterThan(20));
    await userEvent.click(canvas.getByRole('button', { name: 'People' }));
    await expect(canvas.getByRole('link', { name: /Customers/ })).toBeVisible();
    await expect(label.clientWidth).toBeGreaterThan(20);
  },
};

export const SmallWindowTest: Story = {
  ...SmallWindow,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Shop' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Prices' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const FollowedInASmallWindow: Story = {
  ...SmallWindow,
  args: {
    renderLink: ({ children, href, onClick, ...link }) => (
      <a
        {...link}
        href={href}
        onClick={(event) => {
          event.preventDefault();
          onClick();
        }}
      >
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shop' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Overview' }));
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const OwnLinksTest: Story = {
  ...OwnLinks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prices' })).toHaveAttribute('data-router', 'own');
  },
};

export const LongTextTest: Story = {
  ...LongText,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
