import { vars } from '../../theme/contract.css.ts';
import { container, part } from '../../theme/layered.ts';

export const root = part({
  ...container,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  background: vars.color.bar,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
export const inside = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  minHeight: '56px',
  // With large text the end wraps to its own line.
  flexWrap: 'wrap',
});
// In a narrow place only the logo's mark fits, so its name is clipped.
export const brand = part({
  display: 'flex',
  flex: 'none',
  overflow: 'hidden',
  '@container': { '(max-width: 25rem)': { width: '28px' } },
});
export const end = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  marginInlineStart: 'auto',
});
