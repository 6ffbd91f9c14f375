import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { ExternalMark } from './ExternalMark.tsx';
import * as css from './Link.css.ts';

export interface LinkProps extends ComponentProps<'a'> {
  /** Renders the link with the app's router, from the props of the plain link. @default a plain `<a>` */
  renderLink?: ((link: ComponentProps<'a'>) => ReactElement) | undefined;
  /** Address of the destination. */
  href: string;
  /** Shows the mark of a link that leaves the product. @default true if it opens in a new tab */
  external?: boolean | undefined;
  /** Colour: that of links, or that of the text around it. @default 'accent' */
  tone?: 'accent' | 'inherit' | undefined;
  /** When it is underlined. `hover` is for lists of links; links in a sentence are always underlined. @default 'always' */
  underline?: 'always' | 'hover' | undefined;
  /** Link text: the destination, in words. */
  children: ReactNode;
}

const plainLink = ({ children, ...link }: ComponentProps<'a'>): ReactElement => <a {...link}>{children}</a>;

/** Link in running text or in a list. */
export function Link({
  renderLink = plainLink,
  target,
  external = target === '_blank',
  tone = 'accent',
  underline = 'always',
  rel = target === '_blank' ? 'noopener' : undefined,
  className,
  children,
  ...rest
}: LinkProps): ReactElement {
  const content = (
    <>
      {children}
      {external && <ExternalMark opensTab={target === '_blank'} />}
    </>
  );
  const link = {
    'data-kit': 'Link',
    ...rest,
    ...(target !== undefined && { target }),
    ...(rel !== undefined && { rel }),
    className: cx(css.root, css.tones[tone], underline === 'hover' && css.quiet, className),
  };
  return renderLink({ ...link, children: content });
}
