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
  transition: `transform ${vars.motion.press} ${vars.ease.move}, background-color ${vars.motion.small}`,
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
    padding: '3px 10px',
    font: vars.type.t13,
    fontWeight: 500,
    '@media': coarse,
  },
  md: {
    minHeight: vars.control.md,
    padding: '5px 14px',
    font: vars.type.t14,
    fontWeight: 500,
    '@media': coarse,
  },
  lg: { minHeight: vars.control.lg, padding: '7px 18px', font: vars.type.t16, fontWeight: 500 },
});

const variants = parts({
  primary: {
    background: color.accent,
    color: color.onAccent,
    boxShadow: `inset 0 1px 0 rgb(255 255 255 / .16), ${vars.shadow.low}`,
    selectors: {
      '&:hover': { background: color.accentHover },
      '&:active': { background: color.accentPressed },
    },
    '@media': {
      [media.forced]: {
        forcedColorAdjust: 'none',
        selectors: {
          '&, &:hover, &:active': {
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
            boxShadow: 'none',
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

export const square = parts({
  sm: { width: vars.control.sm, padding: 0, '@media': { [media.coarse]: { width: '44px' } } },
  md: { width: vars.control.md, padding: 0, '@media': { [media.coarse]: { width: '44px' } } },
  lg: { width: vars.control.lg, padding: 0 },
});

export const off = state({
  selectors: {
    '&, &:hover, &:active': {
      background: color.raised,
      borderColor: color.border,
      color: color.textDisabled,
      boxShadow: 'none',
      transform: 'none',
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&, &:hover, &:active': { background: 'ButtonFace', color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
});

export const working = state({ cursor: 'progress', selectors: { '&:active': { transform: 'none' } } });

// While busy the usual words keep their room under the others, so the button keeps its width.
export const stack = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  justifyItems: 'center',
});
export const layer = part({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s8,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const away = state({ visibility: 'hidden' });
