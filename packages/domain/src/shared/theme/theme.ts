/** The two documented themes. */
export type Theme = 'light' | 'dark';

/** The theme before a choice. */
export const defaultTheme: Theme = 'dark';

/**
 * Reads a stored theme; anything but `light` or `dark` gives the default.
 * @example
 * parseTheme('blue') // => 'dark'
 */
export function parseTheme(value: unknown): Theme {
  return value === 'light' ? value : defaultTheme;
}

/**
 * The theme that the toggle switches to.
 * @example
 * otherTheme('dark') // => 'light'
 */
export function otherTheme(theme: Theme): Theme {
  return theme === 'dark' ? 'light' : 'dark';
}
