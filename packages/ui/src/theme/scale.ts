const family = {
  sans: 'system-ui, sans-serif',
  mono: 'ui-monospace, Menlo, Consolas, monospace',
};

/** Type, space, radius, motion and layer tokens, the same in every theme and density. */
export const scale = {
  family,
  type: {
    t12: '.75rem/1rem var(--kit-family-sans)',
    t13: '.8125rem/1.25rem var(--kit-family-sans)',
    t14: '.875rem/1.25rem var(--kit-family-sans)',
    t16: '1rem/1.5rem var(--kit-family-sans)',
    t18: '1.125rem/1.75rem var(--kit-family-sans)',
    t20: '1.25rem/1.75rem var(--kit-family-sans)',
    t24: '1.5rem/2rem var(--kit-family-sans)',
    t30: '1.875rem/2.25rem var(--kit-family-sans)',
    t36: '2.25rem/2.75rem var(--kit-family-sans)',
    t48: '3rem/3.25rem var(--kit-family-sans)',
    t64: '4rem/4.125rem var(--kit-family-sans)',
    code: '.8125rem/1.25rem var(--kit-family-mono)',
  },
  track: { t24: '-.01em', t36: '-.02em' },
  space: {
    s2: '.125rem',
    s4: '.25rem',
    s6: '.375rem',
    s8: '.5rem',
    s12: '.75rem',
    s16: '1rem',
    s20: '1.25rem',
    s24: '1.5rem',
    s32: '2rem',
    s40: '2.5rem',
    s48: '3rem',
    s64: '4rem',
    s80: '5rem',
  },
  radius: { chip: '4px', field: '6px', inner: '8px', card: '12px', dialog: '16px', full: '999px' },
  motion: { press: '80ms', small: '120ms', base: '180ms', large: '260ms', page: '320ms' },
  ease: {
    enter: 'cubic-bezier(.16, 1, .3, 1)',
    exit: 'cubic-bezier(.4, 0, 1, 1)',
    move: 'cubic-bezier(.2, 0, 0, 1)',
  },
  layer: { sticky: '10', header: '20', float: '30', overlay: '40', dialog: '50', tour: '60', toast: '70' },
} as const;
