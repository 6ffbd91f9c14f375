'use client';
import { cloneElement, type ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import * as css from './anchor.css.ts';
import { useTooltip } from './useTooltip.tsx';

interface Describable {
  'aria-describedby'?: string | undefined;
  title?: string | undefined;
}

export interface TooltipProps extends RootProps {
  /** Supplementary text; nothing essential, because touch screens do not show it. */
  text: string;
  /** Preferred side; flips when there is no room. @default 'top' */
  placement?: 'top' | 'bottom' | undefined;
  /** One focusable element, such as a button or link. */
  children: ReactElement<Describable>;
}

/** Text shown after 700 ms of hovering, or immediately on keyboard focus; Escape closes it. */
export function Tooltip({ text, placement = 'top', children, ...root }: TooltipProps): ReactElement {
  const { trigger, describedBy, popup } = useTooltip<HTMLSpanElement>(text, placement);
  const { 'aria-describedby': described } = children.props;
  return (
    <>
      <span data-kit="Tooltip" {...trigger} {...rootProps(root, css.anchor)}>
        {text === ''
          ? children
          : // An empty title suppresses the browser's tooltip and that of an IconButton, which would repeat it.
            cloneElement(children, {
              title: '',
              'aria-describedby': [described, describedBy].filter(Boolean).join(' ') || undefined,
            })}
      </span>
      {popup}
    </>
  );
}
