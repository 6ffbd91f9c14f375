import { AppShell } from '@saywright/ui/AppShell';
import { Button } from '@saywright/ui/Button';
import { Header } from '@saywright/ui/Header';
import { Logo } from '@saywright/ui/Logo';
import { StatusDot } from '@saywright/ui/StatusDot';
import { ThemeToggle } from '@saywright/ui/ThemeToggle';
import { Tooltip } from '@saywright/ui/Tooltip';
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { copy } from '../copy.ts';
import { useAuth } from '../providers/auth.ts';
import { useNetwork } from '../providers/network.ts';
import { useTheme } from '../providers/theme.ts';
import * as css from './Shell.css.ts';
import { deferredComponent } from './deferredComponent.tsx';
import { RouterLinkButton } from './RouterLinkButton.tsx';

const Footer = deferredComponent(() => import('./Footer.tsx'));
const Navigation = deferredComponent(() => import('./Navigation.tsx'));
const OutageBanner = deferredComponent(() => import('./OutageBanner.tsx'));

/** Preloads everything around the page. */
export async function fetchShell(): Promise<void> {
  await Promise.all([Footer.fetch(), Navigation.fetch(), OutageBanner.fetch()]);
}

/** Header, page and footer. */
export function Shell({ children }: { readonly children: ReactNode }): ReactElement {
  const { status, signOut } = useAuth();
  const network = useNetwork();
  const { theme, toggle } = useTheme();
  const { pathname } = useLocation();
  const width = pathname === '/' ? 'home' : 'wide';
  const brand = (
    <Link to="/" aria-label={copy.header.home}>
      <Logo />
    </Link>
  );
  const signOutButton = <Button onClick={() => void signOut()}>{copy.header.signOut}</Button>;
  const isSignedIn = status === 'signed-in';
  const nav = status !== 'loading' && (
    <Suspense>
      <Navigation isSignedIn={isSignedIn} extra={isSignedIn ? signOutButton : undefined} />
    </Suspense>
  );
  const end = (
    <>
      <Tooltip
        placement="bottom"
        text={[copy.header.network[network.status], network.lastMessage].filter(Boolean).join(' ')}
      >
        <Link to="/help-library?q=gcp" className={css.network}>
          <StatusDot status={network.status} label={network.label} />
          <span className={css.project} translate="no">
            {network.projectId}
          </span>
        </Link>
      </Tooltip>
      <ThemeToggle theme={theme} onToggle={toggle} />
      {status === 'anonymous' ? (
        <RouterLinkButton to="/auth">{copy.header.signIn}</RouterLinkButton>
      ) : (
        <span className={status === 'loading' ? css.unknown : css.notOnPhones}>{signOutButton}</span>
      )}
    </>
  );
  return (
    <AppShell
      header={
        <>
          <Header brand={brand} nav={nav} end={end} width={width} />
          <Suspense>
            <OutageBanner />
          </Suspense>
        </>
      }
      footer={
        <Suspense>
          <Footer width={width} />
        </Suspense>
      }
    >
      {children}
    </AppShell>
  );
}
