import { keyframes } from '@vanilla-extract/css';
import { mark as colors } from '../../internal/marks.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media, part, state, within } from '../../theme/layered.ts';

const { color, space } = vars;
const draw = keyframes({ from: { strokeDashoffset: 16 } });

export const root = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s16,
  overflowWrap: 'anywhere',
});
export const head = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s16 });
export const bar = part({ flex: '1 1 10rem', minWidth: 0 });
export const list = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 });
const row = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s12} ${space.s16}`,
  padding: vars.inset.inner,
  borderRadius: vars.radius.card,
});
export const step = part(
  {
    position: 'relative',
    background: color.surface,
    border: `${vars.line.edge} solid ${color.hairline}`,
    selectors: { '&:hover': { background: color.raised } },
  },
  row,
);
export const mark = part({
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: vars.radius.full,
  background: color.hover,
  color: color.textMuted,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const currentMark = state({ color: color.accentText });
export const doneMark = state({ background: color.success, color: color.onSuccess });

// Animates the tick's stroke; its path is slightly shorter than 16.
within(`${doneMark} path`, {
  strokeDasharray: 16,
  animation: `${draw} ${vars.motion.base} ${vars.ease.enter}`,
});
// Above the button stretched over the card.
export const action = part({ position: 'relative' });
export const finishMark = part({ alignSelf: 'start' }, colors.success);
export const finish = part(
  {
    background: `color-mix(in srgb, ${color.success} ${vars.tint.status}, ${color.surface})`,
    border: `${vars.line.edge} solid ${color.success}`,
  },
  row,
);
