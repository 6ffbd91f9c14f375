'use client';
import type { ReactElement, ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps.ts';
import { useMessages } from '../../messages/context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { english } from './messages.ts';

export interface HelpTipProps extends RootProps {
  /** Subject of the help, such as the label of the field beside it. */
  about: string;
  /** Help text: one or two sentences, optionally with a link. */
  children: ReactNode;
  /** Accessible name of the button. @default 'Help: ' and what it is about */
  label?: string | undefined;
}

/** Button that opens a short help text; unlike a tooltip it works by touch and may contain a link. */
export function HelpTip({ about, children, label, ...root }: HelpTipProps): ReactElement {
  const words = useMessages('HelpTip', english);
  return (
    <Popover
      {...root}
      label={about}
      trigger={<IconButton size="sm" icon="info" label={label ?? words.label(about)} />}
    >
      {children}
    </Popover>
  );
}
