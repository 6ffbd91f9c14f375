import { vars } from '../../theme/contract.css.ts';
import { media, part, parts } from '../../theme/layered.ts';

const { color, space } = vars;
const ground = (mark: string) => ({
  background: `color-mix(in srgb, ${mark} ${vars.tint.status}, ${color.surface})`,
});

export const root = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space.s8} ${space.s12}`,
  padding: '12px 16px',
  borderRadius: vars.radius.inner,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const tones = parts({
  info: ground(color.info),
  success: ground(color.success),
  warning: ground(color.warning),
  danger: ground(color.danger),
  neutral: ground(color.neutral),
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
