/**
 * Tokens that depend on density: control heights, padding of cards, tables and lists, and the factor for wide gaps.
 * Type size does not change, and touch targets stay 44 px in both.
 */
export const densities = {
  comfortable: {
    control: { sm: '1.75rem', md: '2.25rem', lg: '2.75rem' },
    inset: {
      card: '1.25rem',
      inner: '1rem',
      head: '3rem',
      row: '.75rem',
      line: '.4375rem',
      cell: '.375rem',
      spread: '1',
    },
  },
  compact: {
    control: { sm: '1.5rem', md: '2rem', lg: '2.5rem' },
    inset: {
      card: '.875rem',
      inner: '.75rem',
      head: '2.5rem',
      row: '.5rem',
      line: '.25rem',
      cell: '.1875rem',
      spread: '.75',
    },
  },
} as const;

/** Name of a density; `comfortable` is the default. */
export type Density = keyof typeof densities;
