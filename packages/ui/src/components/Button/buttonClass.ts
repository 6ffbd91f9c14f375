import { cx } from '../../internal/cx.ts';
import * as css from './Button.css.ts';

/** What a button is for: the one main action, a second choice, a quiet one, or a destructive one. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

/** Height of a button: 28, 36 or 44 px. */
export type ButtonSize = 'sm' | 'md' | 'lg';

const inSizes = (variant: ButtonVariant): Record<ButtonSize, string> => {
  const of = (size: ButtonSize): string =>
    cx(css.root, css.sizes[size], css.variants[variant], variant === 'danger' && css.strong);
  return { sm: of('sm'), md: of('md'), lg: of('lg') };
};

// Joined once, not for every button.
const looks: Record<ButtonVariant, Record<ButtonSize, string>> = {
  primary: inSizes('primary'),
  secondary: inSizes('secondary'),
  ghost: inSizes('ghost'),
  danger: inSizes('danger'),
};

/** Classes of anything that looks like a button. */
export const buttonClass = (
  variant: ButtonVariant,
  size: ButtonSize,
  ...more: (string | false | undefined)[]
): string => cx(looks[variant][size], ...more);
