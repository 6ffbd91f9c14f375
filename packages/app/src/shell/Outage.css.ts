import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, layer, space, type } = vars;

/** Sticks below the header; opaque, because the banner itself is translucent. */
export const bar = style({
  position: 'sticky',
  insetBlockStart: '56px',
  zIndex: layer.sticky,
  background: color.surface,
});

/** A centred message in place of the page. */
export const message = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.s12,
  minHeight: '60vh',
  padding: space.s24,
  textAlign: 'center',
});
export const title = style({ font: type.t24, fontWeight: 600, outline: 0 });
export const text = style({ maxWidth: '60ch', color: color.textSecondary });
