import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, part, state, within } from '../../theme/layered.ts';
import { side } from '../../theme/side.ts';

const { color, space } = vars;

type PlainRule = Omit<StyleRule, '@layer' | '@media' | '@container' | '@supports'>;

/** The window decides, because beside the content the navigation is narrow in every window. */
const small = (rule: PlainRule) => ({ '@media': { [media.small]: rule } });
const wide = '(min-width: 720.02px)';

export const root = part({
  position: 'relative',
  width: '15rem',
  maxWidth: '100%',
  font: vars.type.t14,
  overflowWrap: 'anywhere',
  ...small({ width: '100%' }),
});
export const rail = part({ '@media': { [wide]: { width: 'fit-content' } } });

const line = part({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  width: '100%',
  minHeight: vars.control.md,
  padding: '4px 12px',
  border: 0,
  borderRadius: vars.radius.field,
  background: 'none',
  color: color.textSecondary,
  fontWeight: 500,
  textAlign: 'start',
  textDecoration: 'none',
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '&[aria-current], &[data-current]': { color: color.text, fontWeight: 600 },
    '&[aria-current]': { background: color.current },
  },
  '@media': {
    [media.coarse]: { minHeight: '44px' },
    [media.small]: { minHeight: '44px' },
    [media.forced]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
  },
});
export const link = line;
export const group = line;
/** Button that opens the navigation in a small window. */
export const opener = state({ display: 'none', ...small({ display: 'flex' }) });
export const collapser = part(
  { marginBlockStart: space.s16, color: color.textMuted, ...small({ display: 'none' }) },
  line,
);

export const panel = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s16,
  ...small({
    display: 'none',
    position: 'absolute',
    zIndex: vars.layer.float,
    insetInline: 0,
    insetBlockStart: '100%',
    maxHeight: '80vh',
    overflowY: 'auto',
    padding: space.s8,
    background: color.overlay,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.high,
  }),
});
export const open = state(small({ display: 'grid' }));

export const list = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' });
export const nested = part({
  gap: '2px',
  marginBlockStart: '2px',
  marginInlineStart: '1.25rem',
  paddingInlineStart: space.s8,
  borderInlineStart: `1px solid ${color.border}`,
  selectors: { '&:not([hidden])': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const heading = part({
  padding: '4px 12px',
  font: vars.type.t12,
  fontWeight: 600,
  color: color.textMuted,
});
export const icon = part({ flex: 'none', display: 'grid', color: color.textMuted });
export const words = part({ flex: '1 1 auto', minWidth: 0 });
export const note = part({ flex: 'none', maxWidth: '40%', font: vars.type.t13, color: color.textMuted });
export const arrow = part({
  flex: 'none',
  transition: `transform ${vars.motion.small} ${vars.ease.move}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});
export const inward = part({ transform: `rotate(calc(90deg * ${side}))` });
export const outward = part({ transform: `rotate(calc(-90deg * ${side}))` });

const inRail = (selector: string, rule: PlainRule): void =>
  within(`${rail} ${selector}`, { '@media': { [wide]: rule } });
const hide: PlainRule = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
inRail(`:is(.${words}, .${note}, .${heading})`, hide);
inRail(`:is(.${nested}, .${arrow})`, { display: 'none' });
// The label appears beside the icon, also for the keyboard.
inRail(`:is(:hover, :focus-visible) > .${words}`, {
  insetInlineStart: 'calc(100% + 4px)',
  zIndex: vars.layer.float,
  width: 'max-content',
  maxWidth: '14rem',
  height: 'auto',
  padding: '4px 8px',
  clipPath: 'none',
  background: color.overlay,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.field,
  boxShadow: vars.shadow.high,
});
