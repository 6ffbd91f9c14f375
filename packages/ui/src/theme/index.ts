import './layers.css.ts';
import './dark.css.ts';
import './light.css.ts';
import './base.css.ts';

export { vars } from './contract.css.ts';
export { layers } from './layers.css.ts';
export { themeScript } from './themeScript.ts';
export { darkColor, gradients, lightColor, scale, shadows, tints } from './tokens.ts';
export type { ColorTokens } from './tokens.ts';
