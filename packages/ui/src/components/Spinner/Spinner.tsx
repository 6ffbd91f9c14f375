import type { ReactElement } from 'react';
import * as css from './Spinner.css.ts';

export interface SpinnerProps {
  /** Accessible name; omit it only where visible text says what is loading. */
  label?: string | undefined;
}

/** Spinner for work in progress; static under reduced motion. */
export function Spinner({ label }: SpinnerProps): ReactElement {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <span {...named} data-kit="Spinner" className={css.wheel} />;
}
