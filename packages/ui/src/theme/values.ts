/** Token values, contrast functions and `defineTheme`, without styles or React. */
export { brandRamp } from './brandRamp.ts';
export type { BrandRoles } from './brandRamp.ts';
export {
  bars,
  contrast,
  gradientSamples,
  grounds,
  linearChannels,
  luminance,
  markRoles,
  mix,
  textRoles,
} from './contrast.ts';
export { contrastReport } from './contrastReport.ts';
export type { ContrastFinding } from './contrastReport.ts';
export { defineTheme } from './defineTheme.ts';
export type { DefinedTheme, ThemeDefinition } from './defineTheme.ts';
export { densities } from './density.ts';
export type { Density } from './density.ts';
export type { ColorTokens, Hex } from './palettes.ts';
export { scale } from './scale.ts';
export { themes } from './themes.ts';
export type { KitTheme, ThemeTokens } from './themes.ts';
