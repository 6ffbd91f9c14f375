import { vars } from '../../theme/contract.css.ts';
import { media, part, within } from '../../theme/layered.ts';

const { color, space, type } = vars;

export const root = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.s12}`,
  font: type.t13,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
export const title = part({ fontWeight: 600, color: color.textSecondary, paddingBlock: space.s4 });
export const parts = part({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 240px',
  gap: `2px ${space.s4}`,
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const slot = part({ minWidth: 0, maxWidth: '100%' });
const words = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  minHeight: '28px',
  padding: `2px ${space.s8}`,
  font: type.t13,
  textAlign: 'start',
} as const;
export const plain = part({ ...words });
export const press = part({
  ...words,
  border: 0,
  borderRadius: vars.radius.field,
  background: 'none',
  color: color.textMuted,
  '@media': { [media.coarse]: { minHeight: '44px' } },
  selectors: { '&:hover': { background: color.raised, color: color.text } },
});
export const read = part({ fontWeight: 500, color: color.text });
within(`${press} ${read}`, {
  textDecoration: `underline dotted ${color.borderStrong} 1.5px`,
  textUnderlineOffset: '4px',
});
export const by = part({ flexBasis: '100%', font: type.t12 });
