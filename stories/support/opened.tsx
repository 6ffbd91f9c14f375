import type { Decorator } from '@storybook/react-vite';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';

interface OpenerProps {
  /** What opens the overlay: a press, or the focus. */
  readonly by: 'press' | 'focus';
  readonly children: ReactNode;
}

/** Opens the overlay of the first button inside, once. */
function Opener({ by, children }: OpenerProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    const trigger = root.current?.querySelector('button');
    if (isDone.current || trigger === null || trigger === undefined) return;
    isDone.current = true;
    if (by === 'press') trigger.click();
    else trigger.focus();
    // On a docs page the focus stays with the reader.
    if (by === 'focus' && document.activeElement !== trigger)
      trigger.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  }, [by]);
  return <div ref={root}>{children}</div>;
}

/** Shows a story after its first button was pressed, or focused. */
export const pressed = (by: OpenerProps['by'] = 'press'): { decorators: Decorator[] } => ({
  decorators: [
    (Example) => (
      <Opener by={by}>
        <Example />
      </Opener>
    ),
  ],
});

/** Shows a story with its overlay open, in its own frame on a docs page, whose height is a CSS length. */
export const opened = (
  by: OpenerProps['by'],
  height = '20rem',
): { decorators: Decorator[]; parameters: object } => ({
  ...pressed(by),
  parameters: { docs: { story: { inline: false, height } } },
});
