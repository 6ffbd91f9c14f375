import {
  AppShell,
  BackLink,
  Button,
  Header,
  Logo,
  NavMenu,
  PageContainer,
  PageHeader,
  StatusDot,
  ThemeToggle,
  type NavLinkProps,
  type NavMenuItem,
} from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { framed, light, longText, longWord, mixed } from './support.tsx';

const items: NavMenuItem[] = [
  'Home',
  'Dashboard',
  'AI Agent',
  'AI DevOps Build',
  'Analytics',
  'Pricing',
  'Settings',
].map((label) => ({ id: label, label, href: `#${label}`, current: label === 'AI Agent' }));
const onToggle = fn();

/** Stands in for the link of a router: the page stays, the address does not matter here. */
const routerLink = ({ href, className, children, onClick, 'aria-current': current }: NavLinkProps) => (
  <a
    href={href}
    className={className}
    aria-current={current}
    onClick={(event) => {
      event.preventDefault();
      onClick();
    }}
  >
    {children}
  </a>
);

const header = (
  <Header
    brand={
      <a href="#home">
        <Logo />
      </a>
    }
    nav={<NavMenu label="Main" items={items} renderLink={routerLink} />}
    end={
      <>
        <StatusDot status="online" label="GCP Ready" />
        <ThemeToggle theme="dark" onToggle={onToggle} />
      </>
    }
  />
);

const meta = {
  title: 'Components/AppShell, Header and NavMenu',
  component: AppShell,
  parameters: { ...framed, layout: 'fullscreen' },
  args: {
    header,
    children: (
      <PageContainer>
        <PageHeader
          title="States"
          text="Every part has these states before it is done."
          note={<BackLink href="#back">Dashboard</BackLink>}
          end={<Button>New</Button>}
        />
      </PageContainer>
    ),
    footer: <PageContainer>Saywright is an independent project.</PageContainer>,
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    await expect(canvas.getByRole('img', { name: 'Saywright' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the light theme' }));
    await expect(onToggle).toHaveBeenCalled();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'small' } },
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
export const LongText: Story = {
  args: {
    children: (
      <PageContainer>
        <PageHeader title={longWord} text={longText} />
      </PageContainer>
    ),
  },
};
export const MixedDirection: Story = {
  args: {
    children: (
      <PageContainer>
        <PageHeader title={mixed} text={mixed} />
      </PageContainer>
    ),
  },
};
export const InLightTheme: Story = { globals: light };
