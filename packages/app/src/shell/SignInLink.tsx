import type { LinkButtonProps } from '@saywright/ui/LinkButton';
import type { MouseEvent, ReactElement } from 'react';
import { LinkButton } from '@saywright/ui/LinkButton';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';

/** A link to sign in, and back to this page afterwards. */
export function SignInLink(props: Omit<LinkButtonProps, 'href'>): ReactElement {
  const { pathname, search, hash } = useLocation();
  const href = useHref('/auth');
  const go = useLinkClickHandler('/auth', { state: { from: `${pathname}${search}${hash}` } });
  return <LinkButton {...props} href={href} onClick={(event: MouseEvent<HTMLAnchorElement>) => go(event)} />;
}
