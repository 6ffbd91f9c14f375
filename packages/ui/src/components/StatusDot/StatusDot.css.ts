import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, part, parts, within } from '../../theme/layered.ts';

const pulse = keyframes({ '50%': { opacity: 0.45 } });

export const root = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '7px',
  font: vars.type.t13,
  fontWeight: 500,
  color: vars.color.textSecondary,
  maxWidth: '100%',
  overflowWrap: 'break-word',
});

within(`${root} > span`, { minWidth: 0 });

export const mark = part({
  width: '.625rem',
  height: '.625rem',
  flex: 'none',
  overflow: 'visible',
  fill: 'none',
  strokeWidth: 1.75,
  '@media': { [media.forced]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
});

export const marks = parts({
  online: { color: vars.color.success },
  processing: { color: vars.color.warning, animation: `${pulse} 2s ${vars.ease.move} infinite` },
  offline: { color: vars.color.neutral },
});
