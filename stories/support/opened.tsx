import type { Decorator } from '@storybook/react-vite';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';

interface OpenerProps {
  /** What opens the overlay: a press, or the focus. */
  readonly by: 'press' | 'focus';
  /** Text of the button; any if left out. */
  readonly text?: string | undefined;
  /** Which of the buttons with this text, from 0. */
  readonly at: number;
  readonly children: ReactNode;
}

/** Presses or focuses a button inside, once. */
function Opener({ by, text, at, children }: OpenerProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])];
    const trigger = buttons.filter(({ textContent }) => text === undefined || textContent === text)[at];
    if (isDone.current || trigger === undefined) return;
    isDone.current = true;
    if (by === 'press') trigger.click();
    else trigger.focus();
    // On a docs page the focus stays with the reader.
    if (by === 'focus' && document.activeElement !== trigger)
      trigger.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  }, [by, text, at]);
  return <div ref={root}>{children}</div>;
}

const acted = (by: OpenerProps['by'], text?: string, at = 0): { decorators: Decorator[] } => ({
  decorators: [
    (Example) => (
      <Opener by={by} text={text} at={at}>
        <Example />
      </Opener>
    ),
  ],
});

/** Shows a story after a button was pressed: with this text, if any, the first one or the one at a place. */
export const pressed = (text?: string, at?: number): { decorators: Decorator[] } => acted('press', text, at);

/** Shows a story with its overlay open, in its own frame on a docs page, whose height is a CSS length. */
export const opened = (
  by: OpenerProps['by'],
  height = '20rem',
  text?: string,
): { decorators: Decorator[]; parameters: object } => ({
  ...acted(by, text),
  parameters: { docs: { story: { inline: false, height } } },
});
