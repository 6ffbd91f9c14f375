import type { ReactElement, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import { changed } from '../../panels/view.ts';

interface TabLinkProps {
  readonly tab: string;
  readonly children: ReactNode;
}

/** A link to another tab that keeps the rest of the query. */
export function TabLink({ tab, children }: TabLinkProps): ReactElement {
  const [search] = useSearchParams();
  return <RouterLinkButton to={`?${changed(search, { tab }).toString()}`}>{children}</RouterLinkButton>;
}
