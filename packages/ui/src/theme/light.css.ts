import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { themeVars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { lightColor, shadows, tints } from './tokens.ts';

const root = ':root[data-theme="light"]';

createGlobalTheme(root, themeVars, {
  '@layer': layers.tokens,
  color: lightColor,
  tint: tints.light,
  shadow: shadows.light,
});
globalStyle(root, { '@layer': { [layers.tokens]: { colorScheme: 'light' } } });
