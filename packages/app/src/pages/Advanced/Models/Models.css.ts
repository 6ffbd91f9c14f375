import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;
const roomy = 'screen and (min-width: 861px)';

export const set = style({ minWidth: 0, margin: 0, padding: 0, border: 0, display: 'grid', gap: space.s8 });

/** The label covers the card, so the whole card can be pressed. */
export const option = style({
  position: 'relative',
  display: 'grid',
  gap: `${space.s12} ${space.s24}`,
  padding: space.s16,
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.inner,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: color.borderStrong },
    '&:has(:checked)': {
      borderColor: color.accentText,
      boxShadow: `inset 0 0 0 ${vars.line.edge} ${color.accentText}`,
    },
    '&:has(:focus-visible)': { outline: `${vars.line.focus} solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', alignItems: 'center' } },
});
export const words = style({ display: 'grid', gap: space.s6, justifyItems: 'start', minWidth: 0 });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 });
export const radio = style({
  width: '1rem',
  height: '1rem',
  margin: 0,
  accentColor: color.accent,
  outline: 0,
});
export const name = style({
  font: type.t16,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    ':disabled + &': { cursor: 'not-allowed' },
  },
});
export const scores = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
  gap: space.s8,
  '@media': { [roomy]: { gap: space.s16 } },
});
