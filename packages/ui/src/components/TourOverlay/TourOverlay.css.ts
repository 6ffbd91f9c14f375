import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, part, state, within } from '../../theme/layered.ts';
import { tourHeight } from './dock.ts';
import { tinted } from '../../theme/tinted.ts';

const { color, space } = vars;
const enter = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

// Nothing that can be focused may hide behind the docked panel.
within('html', { scrollPaddingBlockEnd: `var(${tourHeight}, 0px)` });
within('body', { paddingBlockEnd: `var(${tourHeight}, 0px)` });

export const dock = part({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.tour,
  display: 'grid',
  justifyContent: 'center',
  gridTemplateColumns: 'minmax(0, 720px)',
  padding: '12px 16px 16px',
  pointerEvents: 'none',
  outline: 'none',
  animation: `${enter} ${vars.motion.large} ${vars.ease.enter}`,
});
export const panel = part({
  pointerEvents: 'auto',
  minWidth: 0,
  maxHeight: 'calc(100vh - 28px)',
  overflowY: 'auto',
  padding: '16px 20px',
  background: color.overlay,
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.dialog,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.high}`,
  overflowWrap: 'anywhere',
  '@media': {
    [media.small]: { padding: space.s16 },
    [media.forced]: { border: '2px solid CanvasText' },
  },
});
within(`${dock}:focus-visible > ${panel}`, {
  outline: `${vars.line.focus} solid ${color.focus}`,
  outlineOffset: '2px',
});

export const head = part({ display: 'flex', alignItems: 'flex-start', gap: space.s12 });
export const channel = part({
  flex: 'none',
  maxWidth: '40%',
  padding: '2px 8px',
  borderRadius: vars.radius.chip,
  ...tinted(color.accent, vars.tint.accent, color.overlay),
  font: vars.type.t12,
  fontFamily: vars.family.mono,
  fontWeight: 600,
  lineHeight: '20px',
  color: color.accentText,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const title = part({ minWidth: 0, font: vars.type.t16, fontWeight: 600 });
export const stop = part({
  flex: 'none',
  marginInlineStart: 'auto',
  marginBlock: '-2px',
  marginInlineEnd: '-8px',
});
export const text = part({ marginBlockStart: space.s8, color: color.textSecondary, maxWidth: '70ch' });
export const notice = part({
  marginBlockStart: space.s12,
  padding: '8px 12px',
  borderRadius: vars.radius.inner,
  ...tinted(color.info, vars.tint.status, color.overlay),
  font: vars.type.t13,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const foot = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${space.s12} ${space.s16}`,
  marginBlockStart: space.s16,
});
export const progress = part({ display: 'flex', alignItems: 'center', gap: space.s12 });
export const dots = part({ display: 'flex', alignItems: 'center', gap: space.s6 });
export const dot = part({
  width: '8px',
  height: '8px',
  borderRadius: vars.radius.full,
  boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`,
  transition: `width ${vars.motion.base} ${vars.ease.move}`,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const seen = state({
  background: color.accentText,
  boxShadow: 'none',
  '@media': { [media.forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
export const now = state({ width: '20px' });
export const counter = part({
  font: vars.type.t13,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const controls = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s8,
  '@media': { [media.small]: { flexBasis: '100%' } },
});
export const control = part({ '@media': { [media.small]: { flex: '1 1 auto', paddingInline: '8px' } } });
export const on = part({ display: 'inline-flex' });
export const back = part({ display: 'inline-flex', transform: 'scaleX(-1)' });
