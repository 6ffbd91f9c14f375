import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({ display: 'grid', gap: vars.space.s2, maxHeight: '20rem', overflowY: 'auto' });

export const item = part({
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.field,
  color: color.text,
  selectors: { '&:hover': { background: color.hover } },
});

export const selected = part({
  background: color.hover,
  '@media': { [media.forced]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

export const thread = part({
  display: 'grid',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: vars.control.lg,
  alignContent: 'center',
  paddingInline: vars.space.s12,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  outlineOffset: '-2px',
});

export const title = part({ font: vars.type.t14, fontWeight: 500, overflowWrap: 'anywhere' });
export const note = part({ font: vars.type.t12, color: color.textMuted });
export const actions = part({ display: 'flex', flex: 'none' });
