import { vars } from '../../theme/contract.css.ts';
import { columnsByWidth, media, part } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = part({
  display: 'grid',
  gridTemplateColumns: columnsByWidth([[2, '36rem']]),
  gap: space.s24,
  padding: space.s24,
  background: color.surface,
  border: `${vars.line.edge} solid ${color.hairline}`,
  borderRadius: vars.radius.dialog,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.middle}`,
  overflowWrap: 'anywhere',
});
export const brand = part({ marginBlockEnd: space.s12, color: color.text });
// As many columns as fit.
export const links = part({ columns: '8.5rem' });
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
