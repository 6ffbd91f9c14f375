import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.s12,
  alignItems: 'end',
});
export const title = style({ font: type.t20, fontWeight: 600, paddingBlockStart: space.s24 });
export const text = style({ color: color.textMuted });
export const topics = style({ display: 'grid', gap: space.s12, justifyItems: 'start' });
