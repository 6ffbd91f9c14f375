import { useEffect, type ReactElement, type ReactNode } from 'react';
import { product } from '../product.ts';

interface PageTitleProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Names the document after the page and starts at its top. */
export function PageTitle({ title, children }: PageTitleProps): ReactElement {
  // Braces: newer browsers return a promise here, which React would take for a clean-up.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <>
      <title>{title === product ? product : `${title} · ${product}`}</title>
      {children}
    </>
  );
}
