/** How strong contrasts are: as the device asks for, or as somebody chose here. */
export type Contrast = 'system' | 'normal' | 'more';

/**
 * A saved choice of contrast; anything but the exact words follows the device.
 * @example
 * parseContrast('high') // => 'system'
 */
export function parseContrast(value: unknown): Contrast {
  return value === 'normal' || value === 'more' ? value : 'system';
}

/** How close things stand. */
export type Density = 'comfortable' | 'compact';

/**
 * A saved choice of density; anything but the exact word `compact` is comfortable.
 * @example
 * parseDensity(null) // => 'comfortable'
 */
export function parseDensity(value: unknown): Density {
  return value === 'compact' ? value : 'comfortable';
}
