import type { ReactElement, ReactNode } from 'react';
import * as css from './CodeInline.css.ts';

export interface CodeInlineProps {
  /** A name or short piece of code. */
  children: ReactNode;
}

/** Inline code; excluded from machine translation. */
export function CodeInline({ children }: CodeInlineProps): ReactElement {
  return (
    <code data-kit="CodeInline" translate="no" className={css.root}>
      {children}
    </code>
  );
}
