import { vars } from '../../theme/contract.css.ts';
import { container, media, part, state } from '../../theme/layered.ts';

const { color, space } = vars;

/** Where the numbers have no room. */
const narrow = '(max-width: 34rem)';

export const root = part(container);
export const row = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s4 });
export const list = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s4,
  '@container': { [narrow]: { display: 'none' } },
});
export const number = part({
  minWidth: vars.control.sm,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.coarse]: { minWidth: '44px' } },
});
export const current = state({
  background: color.current,
  color: color.text,
  fontWeight: 600,
  '@media': { [media.forced]: { border: '2px solid Highlight' } },
});
export const gap = part({ minWidth: vars.control.sm, textAlign: 'center', color: color.textMuted });
export const position = part({
  display: 'none',
  paddingInline: space.s8,
  font: vars.type.t13,
  color: color.textMuted,
  '@container': { [narrow]: { display: 'block' } },
});
