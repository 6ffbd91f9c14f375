import { vars } from '../../theme/contract.css.ts';
import { media, part, parts } from '../../theme/layered.ts';
import { tinted } from '../../theme/tinted.ts';

const { color, space } = vars;

export const root = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space.s8} ${space.s12}`,
  padding: `${vars.inset.row} ${vars.inset.inner}`,
  borderRadius: vars.radius.inner,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const tones = parts({
  info: tinted(color.info),
  success: tinted(color.success),
  warning: tinted(color.warning),
  danger: tinted(color.danger),
  neutral: tinted(color.neutral),
});

export const marks = parts({
  info: { color: color.info },
  success: { color: color.success },
  warning: { color: color.warning },
  danger: { color: color.danger },
  neutral: { color: color.neutral },
});

export const mark = part({ flex: 'none', paddingBlockStart: '2px' });
export const words = part({ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' });
export const title = part({ font: vars.type.t14, fontWeight: 600, color: color.text });
export const text = part({ color: color.textSecondary });
export const action = part({ marginInlineStart: 'auto' });
