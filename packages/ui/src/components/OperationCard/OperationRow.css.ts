import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({
  background: color.surface,
  border: `${vars.line.edge} solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
  overflowWrap: 'anywhere',
});
export const row = part({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'center',
  paddingBlock: vars.inset.row,
  paddingInline: '18px 12px',
  '@media': { [media.small]: { gridTemplateColumns: '1.25rem minmax(0, 1fr)' } },
});
export const mark = part({
  gridRow: 'span 2',
  alignSelf: 'start',
  paddingBlockStart: '1px',
  color: color.neutral,
});
export const markDone = part({ color: color.success });
export const title = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  font: vars.type.t14,
  fontWeight: 600,
});
export const titleGone = part({ color: color.textMuted });
export const text = part({ gridColumn: 2, font: vars.type.t13, color: color.textMuted });
export const textBad = part({ gridColumn: 2, font: vars.type.t13, color: color.dangerText });
export const actions = part({
  gridColumn: 3,
  gridRow: '1 / span 2',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  '@media': { [media.small]: { gridColumn: 2, gridRow: 'auto', marginBlockStart: '8px' } },
});
export const details = part({
  padding: '4px 18px 18px',
  borderBlockStart: `1px solid ${color.hairline}`,
});
