import {
  AppShell,
  FooterPanel,
  Header,
  Logo,
  NavMenu,
  PageContainer,
  StatusDot,
  ThemeToggle,
} from '@saywright/ui';
import type { ReactElement, ReactNode } from 'react';

const pages = ['Home', 'Dashboard', 'AI Agent', 'AI DevOps Build', 'Pricing'];
const doNothing = (): void => undefined;

interface FrameProps {
  /** The current page. */
  readonly current: string;
  readonly children: ReactNode;
}

/** Header and footer shared by all screens. */
export function Frame({ current, children }: FrameProps): ReactElement {
  return (
    <AppShell
      header={
        <Header
          brand={
            <a href="#home">
              <Logo />
            </a>
          }
          nav={
            <NavMenu
              label="Main"
              items={pages.map((label) => ({
                id: label,
                label,
                href: `#${label}`,
                current: label === current,
              }))}
            />
          }
          end={
            <>
              <StatusDot status="online" label="GCP Ready" />
              <ThemeToggle theme="dark" onToggle={doNothing} />
            </>
          }
        />
      }
      footer={
        <PageContainer>
          <FooterPanel
            links={[
              { label: 'Pricing', href: '#pricing' },
              { label: 'Help', href: '#help' },
              { label: 'Privacy', href: '#privacy' },
            ]}
            notice="Saywright is an independent project."
          />
        </PageContainer>
      }
    >
      {children}
    </AppShell>
  );
}
