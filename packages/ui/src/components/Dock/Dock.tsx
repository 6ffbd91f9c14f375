import type { ReactElement, ReactNode } from 'react';
import { fine } from '../../internal/text.css.ts';
import * as css from './Dock.css.ts';

export interface DockProps {
  /** The composer, with suggestions above it. */
  children: ReactNode;
  /** A few words under the composer, always shown. */
  note?: ReactNode;
  /** A few words at the far end, left out on small screens. */
  endNote?: ReactNode;
}

/** Keeps the composer at the bottom of the window while the conversation scrolls behind it. */
export function Dock({ children, note, endNote }: DockProps): ReactElement {
  return (
    <div data-kit="Dock" className={css.root}>
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
