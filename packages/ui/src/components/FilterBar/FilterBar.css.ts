import { vars } from '../../theme/contract.css.ts';
import { media, part, within } from '../../theme/layered.ts';

const { space } = vars;

export const root = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 });

export const fields = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space.s12,
});
within(`${fields} > *`, { flex: '1 1 9rem', minWidth: 0 });

// Wide enough for the placeholder; wraps to its own line where space is short.
export const search = part({ flex: '2 1 22rem' });

export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s8,
  minHeight: vars.control.sm,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.coarse]: { minHeight: '44px' } },
});
