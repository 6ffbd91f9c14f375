import { vars } from '../../theme/contract.css.ts';
import { media, part, state, within } from '../../theme/layered.ts';

const { color, space } = vars;

export const zone = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.s8,
  minHeight: '7rem',
  padding: space.s16,
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: vars.radius.field,
  background: color.sunken,
  color: color.textSecondary,
  textAlign: 'center',
  selectors: {
    '&:hover': { background: color.hover },
    '&:has(:focus-visible)': { outline: `${vars.line.focus} solid ${color.focus}`, outlineOffset: '2px' },
  },
});
/** Covers the zone, so that a press anywhere opens the dialog. */
export const input = part({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});
export const over = state({
  borderStyle: 'solid',
  borderColor: color.accentText,
  background: color.current,
  color: color.text,
  '@media': { [media.forced]: { borderColor: 'Highlight' } },
});
export const files = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s8 });
within(`${files} > li > *`, { maxWidth: 'none' });
