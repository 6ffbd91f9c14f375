import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space, type } = vars;
const narrow = 'screen and (max-width: 900px)';

export const services = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
  gap: space.s16,
  listStyle: 'none',
  padding: 0,
});
export const service = style({ display: 'grid', gap: space.s4, alignContent: 'start' });
export const name = style({ fontWeight: 600 });
export const muted = style({ color: color.textMuted });
export const sectionTitle = style({ font: type.t20, fontWeight: 600 });

/** Two columns that stack on narrow screens. */
export const twoColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space.s24,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const run = style({ display: 'grid', gap: space.s16, outline: 'none' });
export const preview = style({
  display: 'block',
  width: '100%',
  height: '280px',
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: radius.inner,
  // The framed page has no styles: dark text on white in both themes.
  background: 'white',
  colorScheme: 'light',
});
