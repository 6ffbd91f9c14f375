import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { fine } from '../../internal/text.css.ts';
import * as css from './Dock.css.ts';

export interface DockProps extends RootProps {
  /** Composer, with suggestions above it. */
  children: ReactNode;
  /** Short note under the composer, always shown. */
  note?: ReactNode;
  /** Short note at the end of the row, hidden on small screens. */
  endNote?: ReactNode;
}

/** Container that keeps the composer at the bottom of the window. */
export function Dock({ children, note, endNote, ...root }: DockProps): ReactElement {
  return (
    <div data-kit="Dock" {...rootProps(root, css.root)}>
      {children}
      {(note !== undefined || endNote !== undefined) && (
        <p className={`${fine} ${css.notes}`}>
          <span>{note}</span>
          <span className={css.second}>{endNote}</span>
        </p>
      )}
    </div>
  );
}
