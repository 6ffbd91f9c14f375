import { createGlobalThemeContract } from '@vanilla-extract/css';
import { densities } from './density.ts';
import { variableName } from './names.ts';
import { scale } from './scale.ts';
import { themes, themeValues } from './themes.ts';

const stableName = (_value: string | null, path: string[]): string => variableName(path);

/** Variables that depend on the theme, with stable names such as `--kit-color-text-muted`. */
export const themeVars = createGlobalThemeContract(themeValues(themes.dark), stableName);

/** Variables that depend on the density. */
export const densityVars = createGlobalThemeContract(densities.comfortable, stableName);

/** Constant variables, such as `--kit-space-s16`. */
export const scaleVars = createGlobalThemeContract(scale, stableName);

/** All variables of the kit. */
export const vars = { ...themeVars, ...densityVars, ...scaleVars };
