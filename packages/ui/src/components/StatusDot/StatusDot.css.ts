import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, part, parts } from '../../theme/layered.ts';

const pulse = keyframes({ '50%': { opacity: 0.45 } });

export const root = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '7px',
  font: vars.type.t13,
  fontWeight: 500,
  color: vars.color.textSecondary,
});

export const mark = part({
  width: '10px',
  height: '10px',
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
