import { NavMenu } from '@saywright/ui/NavMenu';
import type { ReactElement, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { copy } from '../copy.ts';

const places = [
  { id: 'home', label: 'Home', href: '/' },
  { id: 'dashboard', label: 'Dashboard', href: '/dashboard' },
  { id: 'agent', label: 'AI Agent', href: '/agent' },
  { id: 'build', label: 'AI DevOps Build', href: '/build' },
  { id: 'overview', label: 'Analytics', href: '/overview' },
  { id: 'pricing', label: 'Pricing', href: '/pricing' },
  { id: 'settings', label: 'Settings', href: '/settings' },
] as const;

/** The navigation menu of signed-in people (CS-HEAD-05 to CS-HEAD-07); visitors need not load it. */
export default function Places({ extra }: { readonly extra: ReactNode }): ReactElement {
  const { pathname } = useLocation();
  return (
    <NavMenu
      label={copy.header.navigation}
      extra={extra}
      items={places.map((place) => ({ ...place, current: place.href === pathname }))}
      renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
    />
  );
}
