export { parseContrast, parseDensity } from './display.ts';
export type { Contrast, Density } from './display.ts';
export { defaultTheme, otherTheme, parseTheme } from './theme.ts';
export type { Theme } from './theme.ts';
