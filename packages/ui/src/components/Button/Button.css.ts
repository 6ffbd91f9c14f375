import { vars } from '../../theme/contract.css.ts';
import { media, part, parts, state } from '../../theme/layered.ts';

const { color, space } = vars;

// Native buttons centre their text; other elements styled as buttons use `row`.
const root = part({
  display: 'inline-block',
  flex: 'none',
  maxWidth: '100%',
  border: `${vars.line.edge} solid transparent`,
  borderRadius: vars.radius.field,
  background: 'transparent',
  color: color.text,
  overflowWrap: 'anywhere',
  textAlign: 'center',
  textDecoration: 'none',
  transition: `transform ${vars.motion.small} ${vars.ease.move}`,
  selectors: { '&:active': { transform: 'scale(.98)' } },
});

export const row = part({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s8,
});

const coarse = { [media.coarse]: { minHeight: '44px' } };

const sizes = parts({
  sm: {
    minHeight: vars.control.sm,
    padding: '2px 8px',
    font: vars.type.t13,
    fontWeight: 500,
    '@media': coarse,
  },
  md: {
    minHeight: vars.control.md,
    padding: '4px 12px',
    font: vars.type.t14,
    fontWeight: 500,
    '@media': coarse,
  },
  lg: { minHeight: vars.control.lg, padding: '6px 16px', font: vars.type.t16, fontWeight: 500 },
});

const variantStyles = parts({
  primary: {
    background: color.accent,
    color: color.onAccent,
    boxShadow: `${vars.shadow.edge}, ${vars.shadow.low}`,
    selectors: {
      '&:hover': { background: color.accentHover },
      '&:active': { background: color.accentPressed },
    },
    '@media': {
      [media.forced]: {
        selectors: {
          '&, &:hover, &:active': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
  secondary: {
    background: color.raised,
    borderColor: color.borderStrong,
    selectors: { '&:hover': { background: color.hover } },
  },
  ghost: {
    color: color.textSecondary,
    selectors: { '&:hover': { background: color.hover, color: color.text } },
  },
  danger: { background: color.dangerFill, color: color.onDanger, fontWeight: 600 },
});

const inSizes = (variant: string) => ({
  sm: `${root} ${sizes.sm} ${variant}`,
  md: `${root} ${sizes.md} ${variant}`,
  lg: `${root} ${sizes.lg} ${variant}`,
});

/** Button classes by variant and size. */
export const variants = {
  primary: inSizes(variantStyles.primary),
  secondary: inSizes(variantStyles.secondary),
  ghost: inSizes(variantStyles.ghost),
  danger: inSizes(variantStyles.danger),
};

/** Square: width equals height. */
export const square = part({ padding: 0, aspectRatio: '1' });

// The states layer overrides all component styles, including hover and active.
export const disabled = state({
  background: color.raised,
  borderColor: color.border,
  color: color.textDisabled,
  boxShadow: 'none',
  transform: 'none',
  cursor: 'not-allowed',
  '@media': {
    [media.forced]: { background: 'Canvas', color: 'GrayText', borderColor: 'GrayText' },
  },
});

export const pending = state({ cursor: 'progress', transform: 'none' });

// The normal label keeps its space under the busy one, so the width does not change.
export const stack = part({ display: 'grid', placeItems: 'center' });
export const layer = part({ gridArea: '1 / 1' }, row);
export const visuallyHidden = state({ visibility: 'hidden' });
