'use client';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../../messages/context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { english } from './messages.ts';

export interface HelpTipProps {
  /** What the help is about, such as the label of the field beside it. */
  about: string;
  /** A sentence or two; with a link where there is more to know. */
  children: ReactNode;
  /** Name of the button. @default 'Help: ' and what it is about */
  label?: string | undefined;
}

/** A small button that opens a short text; unlike a tooltip it answers to touch and may hold a link. */
export function HelpTip({ about, children, label }: HelpTipProps): ReactElement {
  const words = useMessages('HelpTip', english);
  return (
    <Popover label={about} trigger={<IconButton size="sm" icon="info" label={label ?? words.label(about)} />}>
      {children}
    </Popover>
  );
}
