import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color } = vars;

export const source = part({
  display: 'flex',
  gap: vars.space.s8,
  paddingBlock: vars.inset.cell,
  overflowWrap: 'anywhere',
});
export const position = part({
  flex: 'none',
  minWidth: '1.25rem',
  paddingBlock: '2px',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const link = part({
  display: 'inline-block',
  paddingBlock: '2px',
  fontWeight: 500,
  '@media': { [media.coarse]: { paddingBlock: '12px' } },
});
