import { vars } from '@saywright/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const index = style({
  display: 'grid',
  '@media': { 'screen and (max-width: 1100px)': { display: 'none' } },
});
globalStyle(`${index} a`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s8,
  padding: `7px ${space.s12}`,
  borderRadius: radius.field,
  color: color.textSecondary,
  textDecoration: 'none',
});
globalStyle(`${index} a:hover`, { background: color.hover });

export const group = style({ scrollMarginBlockStart: '80px' });
export const groupTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.s12}`,
});
export const note = style({ display: 'flex', gap: space.s8, color: color.textMuted, font: vars.type.t13 });
