import { style, styleVariants } from '@vanilla-extract/css';

const steps = {
  t12: 'type-t12',
  t13: 'type-t13',
  t14: 'type-t14',
  t16: 'type-t16',
  t18: 'type-t18',
  t20: 'type-t20',
  t24: 'type-t24',
  t30: 'type-t30',
  t36: 'type-t36',
  t48: 'type-t48',
  t64: 'type-t64',
  code: 'type-code',
} as const;

export const scrollBox = style({ height: '20rem', overflowY: 'auto', paddingInline: '4px' });
export const swatch = style({
  width: '3rem',
  height: '1.5rem',
  borderRadius: 'var(--kit-radius-chip)',
  border: '1px solid var(--kit-color-border)',
});
export const typeSample = style({ overflowWrap: 'anywhere' });
export const typeSteps = styleVariants(steps, (name) => ({ font: `var(--kit-${name})` }));
export const health = style({ display: 'flex', alignItems: 'center', gap: '12px', paddingBlockEnd: '12px' });
export const healthTitle = style({ font: 'var(--kit-type-t16)', fontWeight: 600 });
export const healthNote = style({ font: 'var(--kit-type-t13)', color: 'var(--kit-color-text-muted)' });
export const healthMark = style({ color: 'var(--kit-color-success)' });
export const monitor = style({ paddingBlockEnd: '10px' });
export const wideOnly = style({ '@media': { '(max-width: 720px)': { display: 'none' } } });
export const narrow = style({ maxWidth: '336px' });
export const tall = style({ minHeight: '30rem' });
export const reading = style({ maxWidth: '440px' });
export const scope = style({ padding: '16px', background: 'var(--kit-color-page)' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' });
