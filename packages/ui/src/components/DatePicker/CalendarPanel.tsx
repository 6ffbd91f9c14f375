'use client';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { FloatingPanel } from '../../internal/FloatingPanel.tsx';
import { useScope, type Scope } from '../../internal/useScope.ts';
import { useMessages } from '../../messages/context.ts';
import type { CalendarOpener, DateFrameProps } from '../DateField/DateFrame.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Calendar.css.ts';
import { english } from './messages.ts';

interface Panel extends CalendarOpener {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly scope: Scope;
}

/** Open state of a calendar, and the button that opens it. */
export function useCalendarPanel({ label, disabled = false, readOnly = false }: DateFrameProps): Panel {
  const words = useMessages('DatePicker', english);
  const line = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [scope, readScope] = useScope(line);
  const isFixed = disabled || readOnly;
  const toggle = (open: boolean): void => {
    readScope();
    setOpen(open);
  };
  return {
    line,
    isOpen,
    setOpen: toggle,
    scope,
    open: isFixed ? undefined : () => toggle(true),
    button: (
      <IconButton
        size="sm"
        icon="calendar"
        label={words.open(label)}
        title=""
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={isFixed}
        onClick={() => toggle(!isOpen)}
      />
    ),
  };
}

interface CalendarPanelProps {
  panel: Panel;
  /** Accessible name. */
  label: string;
  children: ReactNode;
}

/** Panel with a calendar under the field. */
export function CalendarPanel({ panel, label, children }: CalendarPanelProps): ReactElement {
  return (
    <FloatingPanel trigger={panel.line} state={panel} scope={panel.scope} label={label} className={css.panel}>
      {children}
    </FloatingPanel>
  );
}
