import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import * as css from './Spinner.css.ts';

export interface SpinnerProps extends RootProps {
  /** Accessible name; omit it only where visible text says what is loading. */
  label?: string | undefined;
}

/** Spinner for work in progress; static under reduced motion. */
export function Spinner({ label, ...root }: SpinnerProps): ReactElement {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <span {...named} data-kit="Spinner" {...rootProps(root, css.wheel)} />;
}
