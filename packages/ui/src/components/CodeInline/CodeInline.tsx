import type { ReactElement, ReactNode } from 'react';
import * as css from './CodeInline.css.ts';

export interface CodeInlineProps {
  /** The name or the few words of code. */
  children: ReactNode;
}

/** A few words of code in a sentence; no machine translates them. */
export function CodeInline({ children }: CodeInlineProps): ReactElement {
  return (
    <code data-kit="CodeInline" translate="no" className={css.root}>
      {children}
    </code>
  );
}
