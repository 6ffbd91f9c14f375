import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;
const small = 'screen and (max-width: 720px)';

export const summary = style({ font: type.t13, color: color.textMuted, overflowWrap: 'anywhere' });

export const part = style({ scrollMarginBlockStart: space.s80, paddingBlockStart: space.s24, outline: 0 });
export const partTitle = style({ font: type.t20, fontWeight: 600 });

export const entry = style({
  paddingBlockStart: space.s4,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: `${space.s20} ${space.s32}`,
  alignItems: 'start',
  '@media': { [small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const words = style({
  display: 'grid',
  gap: space.s12,
  maxWidth: '66ch',
  font: type.t16,
  color: color.textSecondary,
});
export const instructions = style({ display: 'grid', gap: space.s4 });

export const terms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.s20} ${space.s32}`,
  '@media': { [small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const term = style({ fontWeight: 600 });
export const plain = style({ color: color.textMuted, margin: 0 });

export const steps = style({
  display: 'grid',
  gap: space.s24,
  marginBlock: space.s16,
  paddingInlineStart: space.s20,
  listStyle: 'decimal',
});
export const stepTitle = style({ font: type.t16, fontWeight: 600 });
export const picture = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  marginBlockStart: space.s8,
  borderRadius: vars.radius.inner,
});
