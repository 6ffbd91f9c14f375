import { vars } from '../../theme/contract.css.ts';
import { container, media, part, within } from '../../theme/layered.ts';
import { tinted } from '../../theme/tinted.ts';

const { color, space, type, line } = vars;
const wide = '(min-width: 32rem)';

export const root = part({
  ...container,
  maxWidth: '46rem',
  border: `${line.edge} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  color: color.text,
  overflowWrap: 'anywhere',
});
export const row = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `6px ${space.s16}`,
  padding: `${space.s12} ${space.s16}`,
  '@container': {
    [wide]: { gridTemplateColumns: '7rem minmax(0, 1fr)', padding: `${space.s12} ${space.s20}` },
  },
});
within(`${row} + *`, { borderTop: `${line.edge} solid ${color.border}` });
export const title = part({ font: type.t13, fontWeight: 500, color: color.textMuted, paddingTop: '4px' });
export const words = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const chip = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  minHeight: '28px',
  maxWidth: '100%',
  padding: `2px ${space.s8}`,
  borderRadius: vars.radius.field,
  font: type.t13,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
} as const;
export const word = part({
  ...chip,
  background: color.raised,
  boxShadow: `inset 0 0 0 ${line.edge} ${color.border}`,
  color: color.textMuted,
});
export const read = part({ fontWeight: 500, color: color.text });
export const unread = part({ ...chip, ...tinted('currentColor'), color: color.warningText, fontWeight: 600 });
export const why = part({
  font: type.t13,
  color: color.textMuted,
  '@container': { [wide]: { gridColumn: 2 } },
});
export const near = part({ display: 'grid', padding: '6px' });
export const nearTitle = part({
  padding: `6px 10px 4px`,
  font: type.t13,
  fontWeight: 500,
  color: color.textMuted,
  '@container': { [wide]: { paddingInline: '14px' } },
});
export const press = part({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '10px',
  width: '100%',
  minHeight: '40px',
  padding: '6px 10px',
  border: 0,
  borderRadius: vars.radius.inner,
  background: 'none',
  color: color.text,
  font: type.t14,
  fontWeight: 500,
  textAlign: 'start',
  '@media': {
    [media.coarse]: { minHeight: '52px' },
  },
  '@container': { [wide]: { paddingInline: '14px' } },
  selectors: { '&:hover': { background: color.raised } },
});
within(`${press} > :nth-child(2)`, { flex: '1 1 7rem', minWidth: 0 });
export const arrow = part({ flexShrink: 0, color: color.accentText });
export const kind = part({
  flexShrink: 0,
  marginInlineStart: 'auto',
  font: type.t13,
  fontWeight: 400,
  color: color.textMuted,
});
