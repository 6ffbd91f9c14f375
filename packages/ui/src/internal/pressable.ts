import type { KeyboardEvent, MouseEvent } from 'react';

/** Props that a component passes to the button that opens it. */
export interface Pressable {
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLButtonElement>) => void) | undefined;
  'aria-expanded'?: boolean | 'true' | 'false' | undefined;
  'aria-haspopup'?: boolean | 'true' | 'false' | 'menu' | 'listbox' | 'tree' | 'grid' | 'dialog' | undefined;
}
