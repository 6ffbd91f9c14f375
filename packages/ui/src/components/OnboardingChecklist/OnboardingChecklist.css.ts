import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, part, state, within } from '../../theme/layered.ts';
import { tinted } from '../../theme/tinted.ts';

const { color, space } = vars;
const draw = keyframes({ from: { strokeDashoffset: 16 } });

export const root = part({ minWidth: 0, overflowWrap: 'anywhere' });
export const head = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.s16,
  marginBlockEnd: space.s16,
});
export const bar = part({ flex: 1, minWidth: 0 });
export const list = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.inset.row });
export const step = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) fit-content(40%)',
  alignItems: 'center',
  gap: `${space.s12} ${space.s16}`,
  padding: `${vars.inset.inner} ${vars.inset.card}`,
  background: color.surface,
  border: `${vars.line.edge} solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  selectors: { '&:hover': { background: color.raised } },
  '@media': {
    [media.small]: { gridTemplateColumns: 'auto minmax(0, 1fr)', padding: vars.inset.inner },
  },
});
export const current = state({
  borderColor: color.accentText,
  background: color.raised,
  '@media': { [media.forced]: { border: '2px solid Highlight' } },
});
export const mark = part({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  width: '36px',
  height: '36px',
  borderRadius: '50%',
  background: color.hover,
  color: color.textMuted,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const currentMark = state({
  ...tinted(color.accent, vars.tint.accent),
  color: color.accentText,
});
export const doneMark = state({ background: color.success, color: color.onSuccess });

// The tick draws itself; its line is a little shorter than 16.
within(`${doneMark} path`, {
  strokeDasharray: 16,
  animation: `${draw} ${vars.motion.base} ${vars.ease.enter}`,
});
export const words = part({ minWidth: 0 });
export const line = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s4} ${space.s8}`,
});
export const title = part({ minWidth: 0, font: vars.type.t14, fontWeight: 600 });
// The button reaches over its whole card.
export const jump = part({
  minHeight: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${vars.line.focus} solid ${color.focus}`, outlineOffset: '2px' },
  },
});
export const text = part({ font: vars.type.t13, color: color.textMuted, maxWidth: '66ch' });
export const action = part({
  position: 'relative',
  '@media': { [media.small]: { gridColumn: 2, justifySelf: 'start' } },
});
export const finish = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) fit-content(40%)',
  alignItems: 'center',
  gap: `${space.s12} ${space.s16}`,
  marginBlockEnd: space.s16,
  padding: vars.inset.card,
  borderRadius: vars.radius.card,
  ...tinted(color.success),
  '@media': {
    [media.small]: { gridTemplateColumns: 'auto minmax(0, 1fr)', padding: vars.inset.inner },
    [media.forced]: { border: '2px solid CanvasText' },
  },
});
export const finishMark = part({ alignSelf: 'start', paddingBlockStart: '4px', color: color.success });
export const finishTitle = part({ font: vars.type.t18, fontWeight: 600 });
export const finishActions = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s8,
  '@media': { [media.small]: { gridColumn: '1 / -1' } },
});
