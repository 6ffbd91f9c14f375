import { createGlobalThemeContract } from '@vanilla-extract/css';
import { darkColor, scale, shadows, tints } from './tokens.ts';

const kebab = (word: string): string => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const stableName = (_value: string | null, path: string[]): string => `kit-${path.map(kebab).join('-')}`;

/** Variables that change with the theme, under stable names such as `--kit-color-text-muted`. */
export const themeVars = createGlobalThemeContract(
  { color: darkColor, tint: tints.dark, shadow: shadows.dark },
  stableName,
);

/** Variables that stay the same in every theme, such as `--kit-space-s16`. */
export const scaleVars = createGlobalThemeContract(scale, stableName);

/** Every variable of the kit. */
export const vars = { ...themeVars, ...scaleVars };
