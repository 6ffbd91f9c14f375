import type { Decorator } from '@storybook/react-vite';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';

interface OpenerProps {
  /** What opens the overlay: a press, or the focus. */
  readonly by: 'press' | 'focus';
  /** Text of the button; the first one if left out. */
  readonly text?: string | undefined;
  readonly children: ReactNode;
}

/** Presses or focuses a button inside, once. */
function Opener({ by, text, children }: OpenerProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])];
    const trigger = buttons.find(({ textContent }) => text === undefined || textContent === text);
    if (isDone.current || trigger === undefined) return;
    isDone.current = true;
    if (by === 'press') trigger.click();
    else trigger.focus();
    // On a docs page the focus stays with the reader.
    if (by === 'focus' && document.activeElement !== trigger)
      trigger.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  }, [by, text]);
  return <div ref={root}>{children}</div>;
}

const acted = (by: OpenerProps['by'], text?: string): { decorators: Decorator[] } => ({
  decorators: [
    (Example) => (
      <Opener by={by} text={text}>
        <Example />
      </Opener>
    ),
  ],
});

/** Shows a story after a button was pressed: the one with this text, or the first. */
export const pressed = (text?: string): { decorators: Decorator[] } => acted('press', text);

/** Shows a story with its overlay open, in its own frame on a docs page, whose height is a CSS length. */
export const opened = (
  by: OpenerProps['by'],
  height = '20rem',
): { decorators: Decorator[]; parameters: object } => ({
  ...acted(by),
  parameters: { docs: { story: { inline: false, height } } },
});
