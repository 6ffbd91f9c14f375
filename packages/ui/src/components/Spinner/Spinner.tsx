import type { ReactElement } from 'react';
import * as css from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is being waited for; leave it out only where visible text beside the wheel says it. */
  label?: string | undefined;
}

/** A turning wheel for work in progress; it stands still under reduced motion. */
export function Spinner({ label }: SpinnerProps): ReactElement {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <span {...named} data-kit="Spinner" className={css.wheel} />;
}
