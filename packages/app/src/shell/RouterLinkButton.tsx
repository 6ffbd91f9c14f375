import { LinkButton, type LinkButtonProps } from '@saywright/ui/LinkButton';
import type { MouseEvent, ReactElement } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

interface RouterLinkButtonProps extends Omit<LinkButtonProps, 'href'> {
  readonly to: string;
}

/** A link that looks like a button and stays inside the app. */
export function RouterLinkButton({ to, ...rest }: RouterLinkButtonProps): ReactElement {
  const href = useHref(to);
  const go = useLinkClickHandler(to);
  return <LinkButton {...rest} href={href} onClick={(event: MouseEvent<HTMLAnchorElement>) => go(event)} />;
}
