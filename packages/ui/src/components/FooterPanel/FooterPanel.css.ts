import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s24,
  padding: space.s24,
  background: color.surface,
  border: `${vars.line.edge} solid ${color.hairline}`,
  borderRadius: vars.radius.dialog,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.middle}`,
  overflowWrap: 'anywhere',
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const brand = part({ marginBlockEnd: space.s12, color: color.text });
// As many columns as fit.
export const links = part({ columns: '136px' });
export const link = part({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '28px',
  color: color.textSecondary,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.text, textDecoration: 'underline' } },
  '@media': { [media.coarse]: { minHeight: '44px' } },
});
export const copyright = part({
  gridColumn: '1 / -1',
  paddingBlockStart: space.s16,
  borderBlockStart: `1px solid ${color.hairline}`,
});
