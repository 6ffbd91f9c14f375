import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: `${space.s20} ${space.s48}`,
  padding: '24px 28px',
  background: color.surface,
  border: `${vars.line.edge} solid ${color.hairline}`,
  borderRadius: vars.radius.dialog,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.middle}`,
  font: vars.type.t13,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  '@media': {
    [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space.s20 },
  },
});
export const words = part({ minWidth: 0 });
export const brand = part({ marginBlockEnd: space.s12, color: color.text });
export const notice = part({ maxWidth: '72ch', textWrap: 'pretty' });
export const nav = part({ minWidth: 0 });
export const links = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(136px, 100%), 1fr))',
  gap: `${space.s4} ${space.s20}`,
});
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
  font: vars.type.t12,
});
