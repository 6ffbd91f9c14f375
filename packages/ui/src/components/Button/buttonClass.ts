import { cx } from '../../internal/cx.ts';
import * as css from './Button.css.ts';

/** Button style: main action, secondary action, low-emphasis action or destructive action. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

/** Button height: 28, 36 or 44 px. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** Classes of an element styled as a button. */
export const buttonClass = (
  variant: ButtonVariant,
  size: ButtonSize,
  ...more: (string | false | undefined)[]
): string => cx(css.variants[variant][size], ...more);
