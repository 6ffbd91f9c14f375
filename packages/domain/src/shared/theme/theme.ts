/** The two documented themes. */
export type Theme = 'light' | 'dark';

/** What a visitor sees before choosing (CS-THEM-01). */
export const defaultTheme: Theme = 'dark';

/**
 * A saved value is taken only when it is exactly `light` or `dark`; anything else means the default (CS-THEM-08).
 * @example
 * parseTheme('blue') // => 'dark'
 */
export function parseTheme(value: unknown): Theme {
  return value === 'light' ? value : defaultTheme;
}

/**
 * The theme the toggle leads to.
 * @example
 * otherTheme('dark') // => 'light'
 */
export function otherTheme(theme: Theme): Theme {
  return theme === 'dark' ? 'light' : 'dark';
}
