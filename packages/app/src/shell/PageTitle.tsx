import type { ReactElement, ReactNode } from 'react';
import { product } from '../product.ts';

interface PageTitleProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Names the document after the page. */
export function PageTitle({ title, children }: PageTitleProps): ReactElement {
  return (
    <>
      <title>{title === product ? product : `${title} · ${product}`}</title>
      {children}
    </>
  );
}
