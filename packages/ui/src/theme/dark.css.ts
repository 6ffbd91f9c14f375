import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { scaleVars, themeVars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { darkColor, scale, shadows, tints } from './tokens.ts';

const root = ':root, :root[data-theme="dark"]';

createGlobalTheme(':root', scaleVars, { '@layer': layers.tokens, ...scale });
createGlobalTheme(root, themeVars, {
  '@layer': layers.tokens,
  color: darkColor,
  tint: tints.dark,
  shadow: shadows.dark,
});
globalStyle(root, { '@layer': { [layers.tokens]: { colorScheme: 'dark' } } });
