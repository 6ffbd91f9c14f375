import { vars } from '../../theme/contract.css.ts';
import { media, part, within } from '../../theme/layered.ts';
import { tinted } from '../../theme/tinted.ts';

const { color, space, type, line } = vars;

export const root = part({
  maxWidth: '46rem',
  border: `${line.edge} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  color: color.text,
  overflowWrap: 'anywhere',
});
export const row = part({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: `6px ${space.s16}`,
  padding: `${space.s12} ${space.s20}`,
  '@media': {
    [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `${space.s12} ${space.s16}` },
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
  gridColumn: 2,
  font: type.t13,
  color: color.textMuted,
  '@media': { [media.small]: { gridColumn: 1 } },
});
export const near = part({ display: 'grid', padding: '6px' });
export const nearTitle = part({
  padding: `6px 14px 4px`,
  font: type.t13,
  fontWeight: 500,
  color: color.textMuted,
  '@media': { [media.small]: { paddingInline: '10px' } },
});
export const press = part({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  width: '100%',
  minHeight: '40px',
  padding: '6px 14px',
  border: 0,
  borderRadius: vars.radius.inner,
  background: 'none',
  color: color.text,
  font: type.t14,
  fontWeight: 500,
  textAlign: 'start',
  '@media': {
    [media.small]: { minHeight: '52px', paddingInline: '10px' },
    [media.coarse]: { minHeight: '52px' },
  },
  selectors: { '&:hover': { background: color.raised } },
});
export const arrow = part({ flexShrink: 0, color: color.accentText });
export const kind = part({
  flexShrink: 0,
  marginInlineStart: 'auto',
  font: type.t13,
  fontWeight: 400,
  color: color.textMuted,
});
