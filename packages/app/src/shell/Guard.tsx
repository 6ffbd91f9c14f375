import { Spinner } from '@saywright/ui/Spinner';
import type { ReactElement, ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { copy } from '../copy.ts';
import { useAuth } from '../providers/auth.ts';

interface GuardProps {
  readonly children: ReactNode;
}

/** Shows its page to signed-in people; sends everybody else to sign in, and back here afterwards. */
export function Guard({ children }: GuardProps): ReactElement {
  const { status } = useAuth();
  const { pathname, search, hash } = useLocation();
  if (status === 'loading') return <Spinner label={copy.loading} />;
  if (status === 'anonymous')
    return <Navigate to="/auth" replace state={{ from: `${pathname}${search}${hash}` }} />;
  return <>{children}</>;
}
