import { vars } from '../../theme/contract.css.ts';
import { parts } from '../../theme/layered.ts';

/** Space between neighbours, in pixels of the 4 px rhythm. */
export const gaps = parts({
  4: { gap: vars.space.s4 },
  8: { gap: vars.space.s8 },
  12: { gap: vars.space.s12 },
  16: { gap: vars.space.s16 },
  20: { gap: vars.space.s20 },
  24: { gap: vars.space.s24 },
  32: { gap: vars.space.s32 },
  48: { gap: vars.space.s48 },
});

/** A step of space. */
export type Gap = keyof typeof gaps;
