import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import * as css from './CodeInline.css.ts';

export interface CodeInlineProps extends RootProps {
  /** A name or short piece of code. */
  children: ReactNode;
}

/** Inline code; excluded from machine translation. */
export function CodeInline({ children, ...root }: CodeInlineProps): ReactElement {
  return (
    <code data-kit="CodeInline" translate="no" {...rootProps(root, css.root)}>
      {children}
    </code>
  );
}
