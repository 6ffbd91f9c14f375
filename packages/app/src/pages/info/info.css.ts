import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;
const small = 'screen and (max-width: 720px)';

export const links = style({ display: 'grid', gap: space.s8, justifyItems: 'start' });

export const sections = style({ display: 'grid', gap: space.s24 });
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)',
  gap: `${space.s8} ${space.s32}`,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.hairline}`, paddingBlockStart: space.s24 },
  },
  '@media': { [small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const heading = style({ font: type.t16, fontWeight: 600 });
export const words = style({
  display: 'grid',
  gap: space.s12,
  justifyItems: 'start',
  maxWidth: '66ch',
  font: type.t16,
  color: color.textSecondary,
});
export const points = style({
  display: 'grid',
  gap: space.s6,
  listStyle: 'disc',
  paddingInlineStart: space.s20,
});
