import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import * as css from './Logo.css.ts';

export interface LogoProps extends RootProps<SVGSVGElement> {
  /** Accessible name of the logo. @default 'Saywright' */
  label?: string | undefined;
}

/** Saywright logo: mark and name. */
export function Logo({ label = 'Saywright', ...root }: LogoProps): ReactElement {
  return (
    <svg
      data-kit="Logo"
      viewBox="0 0 142 28"
      role="img"
      aria-label={label}
      fill="none"
      {...rootProps(root, css.root)}
    >
      <path
        className={css.tile}
        d="M2 6.5A4.5 4.5 0 0 1 6.5 2h13A4.5 4.5 0 0 1 24 6.5v9a4.5 4.5 0 0 1-4.5 4.5h-8.2l-5.1 4.7c-.6.6-1.6.1-1.6-.7v-4.2A4.5 4.5 0 0 1 2 15.5v-9Z"
      />
      <path
        d="m8.2 11 3.4 3.4 6.4-7"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
        <path d="M40 12.1c-.7-1.2-1.9-1.9-3.5-1.9-1.9 0-3.2 1-3.2 2.5 0 3.4 7 1.4 7 4.9 0 1.5-1.5 2.5-3.5 2.5-1.8 0-3.2-.8-3.9-2.1" />
        <circle cx="49.4" cy="15.15" r="4.9" />
        <path d="M54.3 10.2v9.9" />
        <path d="M58 10.2l4.3 9.9M66.6 10.2l-4.7 11.3c-.8 2-1.7 2.9-3.6 2.9" />
        <path d="M69.8 10.2l3.2 9.9 3.3-9.3 3.3 9.3 3.2-9.9" />
        <path d="M87 10.2v9.9M87 14.6c0-2.8 1.7-4.4 4.5-4.4" />
        <path d="M95.2 10.2v9.9" />
        <circle cx="95.2" cy="6" r=".5" fill="currentColor" strokeWidth="1.4" />
        <circle cx="103.9" cy="15.15" r="4.9" />
        <path d="M108.8 10.2v10c0 2.8-1.8 4.6-4.8 4.6-1.9 0-3.3-.7-4.2-1.9" />
        <path d="M113.6 4.2v15.9M113.6 14.5c0-2.7 1.7-4.3 4.2-4.3 2.6 0 4.1 1.7 4.1 4.4v5.5" />
        <path d="M128.3 6.6v10.3c0 2.2 1 3.2 3 3.2h.8M125.3 10.2h6.6" />
      </g>
    </svg>
  );
}
