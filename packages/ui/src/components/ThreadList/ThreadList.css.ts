import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({ display: 'grid', gap: '2px', maxHeight: '20rem', overflowY: 'auto' });

export const item = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  borderRadius: vars.radius.field,
  selectors: { '&:hover': { background: color.hover } },
});

export const selected = part({
  background: color.hover,
  '@media': { [media.forced]: { border: '2px solid Highlight' } },
});

export const thread = part({
  display: 'grid',
  flex: '1 1 7.5rem',
  minWidth: 0,
  minHeight: vars.control.lg,
  alignContent: 'center',
  padding: '0 12px',
  border: 0,
  background: 'none',
  textAlign: 'start',
  outlineOffset: '-2px',
});

export const title = part({ font: vars.type.t14, fontWeight: 500, overflowWrap: 'anywhere' });
export const actions = part({ display: 'flex', flex: 'none', marginInlineStart: 'auto' });
