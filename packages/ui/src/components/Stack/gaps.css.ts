import { vars } from '../../theme/contract.css.ts';
import { parts } from '../../theme/layered.ts';

const wide = (gap: string) => ({ gap: `calc(${gap} * ${vars.inset.spread})` });

/** Gaps in pixels on the 4 px grid; from 16 px they shrink with compact density. */
export const gaps = parts({
  4: { gap: vars.space.s4 },
  8: { gap: vars.space.s8 },
  12: { gap: vars.space.s12 },
  16: wide(vars.space.s16),
  20: wide(vars.space.s20),
  24: wide(vars.space.s24),
  32: wide(vars.space.s32),
  48: wide(vars.space.s48),
});

/** Gap in pixels. */
export type Gap = keyof typeof gaps;
