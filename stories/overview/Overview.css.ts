import { style } from '@vanilla-extract/css';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: '16px',
});
export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '11rem auto',
  minWidth: 0,
  overflow: 'hidden',
  background: 'var(--kit-color-surface)',
  border: '1px solid var(--kit-color-border)',
  borderRadius: 'var(--kit-radius-card)',
});
/** Holds a component in small; what is fixed to the window stays inside. */
export const stage = style({
  overflow: 'hidden',
  contain: 'strict',
  padding: '12px',
  borderBlockEnd: '1px solid var(--kit-color-hairline)',
});
export const scaled = style({
  display: 'grid',
  alignContent: 'safe center',
  width: '160%',
  height: '160%',
  transform: 'scale(.625)',
  transformOrigin: 'top left',
  selectors: { '[dir="rtl"] &': { transformOrigin: 'top right' } },
});
export const name = style({
  padding: '12px',
  font: 'var(--kit-type-t14)',
  color: 'var(--kit-color-link)',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
