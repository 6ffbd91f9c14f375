import { style, styleVariants } from '@vanilla-extract/css';

export const points = style({ listStyle: 'disc', paddingInlineStart: '1.25rem' });
export const article = style({ paddingBlock: 'var(--kit-space-s32)' });
export const space = styleVariants(
  {
    s2: 's2',
    s4: 's4',
    s6: 's6',
    s8: 's8',
    s12: 's12',
    s16: 's16',
    s20: 's20',
    s24: 's24',
    s32: 's32',
    s40: 's40',
    s48: 's48',
    s64: 's64',
    s80: 's80',
  },
  (step) => ({
    width: `var(--kit-space-${step})`,
    height: '1rem',
    background: 'var(--kit-color-accent)',
  }),
);
const block = {
  width: '6rem',
  height: '4rem',
  background: 'var(--kit-color-raised)',
  border: '1px solid var(--kit-color-border-strong)',
};
export const radius = styleVariants(
  { chip: 'chip', field: 'field', inner: 'inner', card: 'card', dialog: 'dialog', full: 'full' },
  (step) => ({
    ...block,
    borderRadius: `var(--kit-radius-${step})`,
  }),
);
export const shadow = styleVariants({ low: 'low', middle: 'middle', high: 'high' }, (step) => ({
  ...block,
  borderRadius: 'var(--kit-radius-card)',
  boxShadow: `var(--kit-shadow-${step})`,
}));
export const surface = styleVariants({ sunken: 0, surface: 0, raised: 0, overlay: 0, hover: 0 }, (name) => ({
  ...block,
  width: 'auto',
  padding: '12px',
  background: `var(--kit-color-${name})`,
}));
export const track = style({
  padding: '4px',
  borderRadius: 'var(--kit-radius-full)',
  background: 'var(--kit-color-sunken)',
});
const goes = {
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: 'var(--kit-radius-full)',
  background: 'var(--kit-color-accent)',
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
};
export const mover = styleVariants(
  { press: 'press', small: 'small', base: 'base', large: 'large', page: 'page' },
  (step) => ({
    ...goes,
    transition: `translate var(--kit-motion-${step}) var(--kit-ease-move)`,
  }),
);
export const far = style({ translate: '8rem 0', selectors: { '[dir="rtl"] &': { translate: '-8rem 0' } } });
export const ground = style({ width: '100%', height: '8rem', borderRadius: 'var(--kit-radius-inner)' });
export const tableFrame = style({ overflowWrap: 'anywhere' });
export const tableCaption = style({
  textAlign: 'start',
  color: 'var(--kit-color-text-muted)',
  font: 'var(--kit-type-t13)',
});
export const tableCell = style({
  paddingBlock: '6px',
  paddingInline: '0 12px',
  textAlign: 'start',
  font: 'var(--kit-type-t14)',
  borderBlockEnd: '1px solid var(--kit-color-border)',
});
