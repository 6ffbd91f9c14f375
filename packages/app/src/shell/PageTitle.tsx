import { useLocation } from 'react-router';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { product } from '../product.ts';

interface PageTitleProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Sets the document title, scrolls to the top and focuses the heading. */
export function PageTitle({ title, children }: PageTitleProps): ReactElement {
  const location = useLocation();
  const [arrival] = useState(location);
  useEffect(() => {
    // On the first page of a visit the browser's own focus and scroll position are right; later pages announce their
    // heading.
    if (arrival.key === 'default') return;
    if (arrival.hash === '') window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [arrival]);
  return (
    <>
      <title>{title === product ? product : `${title} · ${product}`}</title>
      {children}
    </>
  );
}
