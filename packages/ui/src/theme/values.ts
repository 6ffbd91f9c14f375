/** Token values and contrast arithmetic as plain data: no styles, no React. */
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
export { darkColor, gradients, lightColor, scale, shadows, tints } from './tokens.ts';
export type { ColorTokens } from './tokens.ts';
