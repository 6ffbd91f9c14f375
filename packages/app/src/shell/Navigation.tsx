import { NavMenu } from '@saywright/ui/NavMenu';
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { copy } from '../copy.ts';
import { deferredComponent } from './deferredComponent.tsx';

const ProjectLink = deferredComponent(() => import('./ProjectLink.tsx'));

const places = [
  { id: 'home', label: 'Home', href: '/' },
  { id: 'dashboard', label: 'Dashboard', href: '/dashboard' },
  { id: 'agent', label: 'AI Agent', href: '/agent' },
  { id: 'build', label: 'AI DevOps Build', href: '/build' },
  { id: 'overview', label: 'Analytics', href: '/overview' },
  { id: 'pricing', label: 'Pricing', href: '/pricing' },
  { id: 'settings', label: 'Settings', href: '/settings' },
] as const;

/** Where visitors can go without an account. */
const openPlaces = [
  { id: 'guide', label: 'Guide', href: '/build-guide' },
  { id: 'demo', label: 'Demo', href: '/demo' },
  { id: 'build', label: 'AI DevOps Build', href: '/build' },
  { id: 'pricing', label: 'Pricing', href: '/pricing' },
  { id: 'help', label: 'Help', href: '/help' },
] as const;

interface NavigationProps {
  /** Signed-in people have the documented menu, visitors the pages that are open to them. */
  readonly isSignedIn: boolean;
  readonly extra?: ReactNode;
}

/** The navigation of the header. */
export default function Navigation({ isSignedIn, extra }: NavigationProps): ReactElement {
  const { pathname } = useLocation();
  return (
    <>
      {isSignedIn && (
        <Suspense>
          <ProjectLink />
        </Suspense>
      )}
      <NavMenu
        label={isSignedIn ? copy.header.navigation : copy.header.explore}
        extra={extra}
        items={(isSignedIn ? places : openPlaces).map((place) => ({
          ...place,
          current: place.href === pathname,
        }))}
        renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      />
    </>
  );
}
