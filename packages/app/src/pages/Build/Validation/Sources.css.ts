import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

/** The drop zone; the buttons in it do the same. */
export const zone = style({
  display: 'grid',
  gap: space.s12,
  padding: space.s16,
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: radius.inner,
});
export const over = style({ borderColor: color.accentText, background: color.hover });
