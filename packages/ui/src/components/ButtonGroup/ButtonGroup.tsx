import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import * as css from './ButtonGroup.css.ts';

export interface ButtonGroupProps extends RootProps {
  /** Accessible name of the group, which screen readers announce on entering it. */
  label: string;
  /** Joins the buttons to one shape, for actions on the same thing. @default false */
  joined?: boolean | undefined;
  /** Buttons, in order. */
  children: ReactNode;
}

/** Buttons that belong together. */
export function ButtonGroup({ label, joined = false, children, ...root }: ButtonGroupProps): ReactElement {
  return (
    <div
      data-kit="ButtonGroup"
      role="group"
      aria-label={label}
      {...rootProps(root, css.root, joined ? css.joined : css.spaced)}
    >
      {children}
    </div>
  );
}
