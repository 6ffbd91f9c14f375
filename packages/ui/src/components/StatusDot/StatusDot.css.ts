import { mark as colors } from '../../internal/marks.css.ts';
import { pulse } from '../../internal/pulse.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

export const root = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  maxWidth: '100%',
  font: vars.type.t13,
  fontWeight: 500,
  color: vars.color.textSecondary,
  overflowWrap: 'anywhere',
});

const mark = part({
  flex: 'none',
  width: '.625rem',
  height: '.625rem',
  fill: 'none',
  strokeWidth: 1.75,
  '@media': { [media.forced]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
});

export const marks = {
  online: `${colors.success} ${mark}`,
  processing: part({ animation: `${pulse} 2s linear infinite` }, colors.warning, mark),
  offline: `${colors.neutral} ${mark}`,
};
