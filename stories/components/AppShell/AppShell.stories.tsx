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
import { framed, light, longText, longWord, mixed } from '../../support/helpers.tsx';
import { onToggle } from './AppShell.samples.ts';

const items: NavMenuItem[] = [
  'Home',
  'Dashboard',
  'AI Agent',
  'AI DevOps Build',
  'Analytics',
  'Pricing',
  'Settings',
].map((label) => ({ id: label, label, href: `#${label}`, current: label === 'AI Agent' }));

/** A stand-in for a router link that does not navigate. */
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
  title: 'Components/Layout/AppShell, Header and NavMenu',
  component: AppShell,
  parameters: { ...framed, layout: 'fullscreen' },
  args: {
    header,
    children: (
      <PageContainer>
        <PageHeader
          title="States"
          text="Each part goes through these states."
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
  tags: ['!test'],
};
export const Phone: Story = {
  globals: { viewport: { value: 'small' } },
  tags: ['!test'],
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
