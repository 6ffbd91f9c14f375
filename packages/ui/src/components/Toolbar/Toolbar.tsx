'use client';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { useRovingFocus } from '../../internal/useRovingFocus.ts';
import * as css from './Toolbar.css.ts';

export interface ToolbarProps extends RootProps {
  /** Accessible name: what its controls act on. */
  label: string;
  /** Buttons, links, menus and groups of them; vertical dividers between groups. */
  children: ReactNode;
}

/** Row of controls that is one tab stop, with arrow keys between them. */
export function Toolbar(props: ToolbarProps): ReactElement {
  const bar = useOwnRef<HTMLDivElement>(props);
  const { onKeyDown, ...row } = useRovingFocus(bar).row;
  // Before the controls, because a select also uses the arrow keys.
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    onKeyDown(event);
    if (event.defaultPrevented) event.stopPropagation();
  };
  return (
    <div
      data-kit="Toolbar"
      role="toolbar"
      aria-label={props.label}
      {...rootProps(props, css.root)}
      {...row}
      onKeyDownCapture={move}
    >
      {props.children}
    </div>
  );
}
