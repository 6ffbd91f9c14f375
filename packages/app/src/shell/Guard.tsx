import type { ReactElement, ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAuth } from '../providers/auth.ts';
import { PagePending } from './PageMessage.tsx';

interface GuardProps {
  readonly children: ReactNode;
}

/** Shows its page to signed-in people; redirects everybody else to sign in, and back here afterwards. */
export function Guard({ children }: GuardProps): ReactElement {
  const { status } = useAuth();
  const { pathname, search, hash } = useLocation();
  if (status === 'loading') return <PagePending />;
  if (status === 'anonymous')
    return <Navigate to="/auth" replace state={{ from: `${pathname}${search}${hash}` }} />;
  return <>{children}</>;
}
