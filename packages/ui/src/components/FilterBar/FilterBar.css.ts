import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { space } = vars;

export const root = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 });

export const fields = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(14rem, 2fr) repeat(auto-fit, minmax(9rem, 1fr))',
  alignItems: 'end',
  gap: space.s12,
  '@media': { [media.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const search = part({ '@media': { [media.small]: { gridColumn: '1 / -1' } } });

export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s4} ${space.s12}`,
  minHeight: vars.control.sm,
  font: vars.type.t13,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.coarse]: { minHeight: '44px' } },
});
