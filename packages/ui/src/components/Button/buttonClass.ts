import { cx } from '../../internal/cx.ts';
import * as css from './Button.css.ts';

/** What a button is for: the one main action, a second choice, a quiet one, or a destructive one. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

/** Height of a button: 28, 36 or 44 px. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** Classes of anything that looks like a button. */
export const buttonClass = (
  variant: ButtonVariant,
  size: ButtonSize,
  ...more: (string | false | undefined)[]
): string => cx(css.looks[variant][size], ...more);
