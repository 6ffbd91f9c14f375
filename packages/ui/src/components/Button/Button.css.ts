import { vars } from '../../theme/contract.css.ts';
import { media, part, parts, state } from '../../theme/layered.ts';

const { color, space } = vars;

// A native button puts its words in the middle by itself; whatever else looks like one is a `row`.
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

const variants = parts({
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

/** All classes of a button, by what it is for and its size. */
export const looks = {
  primary: inSizes(variants.primary),
  secondary: inSizes(variants.secondary),
  ghost: inSizes(variants.ghost),
  danger: inSizes(variants.danger),
};

/** As wide as its size makes it high. */
export const square = part({ padding: 0, aspectRatio: '1' });

// States win over every part, also over one that is hovered or pressed.
export const off = state({
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

export const working = state({ cursor: 'progress', transform: 'none' });

// While busy the usual words keep their room under the others, so the button keeps its width.
export const stack = part({ display: 'grid', placeItems: 'center' });
export const layer = part({ gridArea: '1 / 1' }, row);
export const away = state({ visibility: 'hidden' });
