import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const member = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space.s4} ${space.s12}`,
  alignItems: 'center',
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s4} ${space.s16}`,
  minWidth: 0,
});
export const person = style({ minWidth: 0 });
export const state = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s12 });

export const roles = style({ display: 'grid', gap: space.s12 });
export const role = style({ fontWeight: 600 });
export const rights = style({ margin: 0, color: color.textMuted });
