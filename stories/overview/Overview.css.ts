import { style } from '@vanilla-extract/css';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  gap: '12px',
  '@media': { '(max-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '7.5rem auto',
  minWidth: 0,
  overflow: 'hidden',
  background: 'var(--kit-color-surface)',
  border: '1px solid var(--kit-color-border)',
  borderRadius: 'var(--kit-radius-card)',
  selectors: { '&:hover': { borderColor: 'var(--kit-color-border-strong)' } },
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
  width: '200%',
  height: '200%',
  transform: 'scale(.5)',
  transformOrigin: 'top left',
  selectors: { '[dir="rtl"] &': { transformOrigin: 'top right' } },
});
export const name = style({
  padding: '8px 12px',
  font: 'var(--kit-type-t14)',
  color: 'var(--kit-color-text)',
  textDecorationLine: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
export const group = style({ paddingBlockEnd: '12px', font: 'var(--kit-type-t20)', fontWeight: 600 });
export const count = style({ font: 'var(--kit-type-t14)', color: 'var(--kit-color-text-muted)' });
