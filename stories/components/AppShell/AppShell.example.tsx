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

const items: NavMenuItem[] = [
  'Home',
  'Dashboard',
  'AI Agent',
  'AI DevOps Build',
  'Analytics',
  'Pricing',
  'Settings',
].map((label) => ({
  id: label,
  label,
  href: `#${label}`,
  current: label === 'AI Agent',
}));
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
const onToggle = () => undefined;
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

export default function Example() {
  return (
    <AppShell header={header} footer={<PageContainer>Saywright is an independent project.</PageContainer>}>
      <PageContainer>
        <PageHeader
          title="States"
          text="Each part goes through these states."
          note={<BackLink href="#back">Dashboard</BackLink>}
          end={<Button>New</Button>}
        />
      </PageContainer>
    </AppShell>
  );
}
