/** The contrast setting; `system` follows the device. */
export type Contrast = 'system' | 'normal' | 'more';

/**
 * Reads a stored contrast; anything but `normal` or `more` follows the device.
 * @example
 * parseContrast('high') // => 'system'
 */
export function parseContrast(value: unknown): Contrast {
  return value === 'normal' || value === 'more' ? value : 'system';
}

/** The spacing of the interface. */
export type Density = 'comfortable' | 'compact';

/**
 * Reads a stored density; anything but `compact` is comfortable.
 * @example
 * parseDensity(null) // => 'comfortable'
 */
export function parseDensity(value: unknown): Density {
  return value === 'compact' ? value : 'comfortable';
}
