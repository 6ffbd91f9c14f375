import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { densityVars, scaleVars, themeVars } from './contract.css.ts';
import { densities } from './density.ts';
import { layers } from './layers.css.ts';
import { scale } from './scale.ts';
import { themes, themeValues, type ThemeTokens } from './themes.ts';

const coarse = '(pointer: coarse)';

// Selectors have zero specificity, so that a custom theme wins wherever it is loaded. Each has its own `:where`: a list
// inside one is matched against every element, a single selector only where its attribute exists.
const where = (...selectors: string[]): string =>
  selectors.map((selector) => `:where(${selector})`).join(', ');

function themed(selector: string, theme: ThemeTokens, media?: string): void {
  // Variables alone: a theme changes nothing but the components in it.
  const rule = { vars: { ...assignVars(themeVars, themeValues(theme)), '--kit-scheme': theme.scheme } };
  globalStyle(selector, {
    '@layer': { [layers.tokens]: media === undefined ? rule : { '@media': { [media]: rule } } },
  });
}

createGlobalTheme(':root', scaleVars, { '@layer': layers.tokens, ...scale });

themed(where(':root', '[data-theme="dark"]'), themes.dark);
themed(where('[data-theme="light"]'), themes.light);

const more = '[data-contrast="more"]';
const usual = '[data-contrast="normal"]';
const asDevice = `:not(${usual}, ${usual} *)`;

// High contrast by attribute, for an element and themes inside it, or by device preference.
for (const [name, theme] of [
  ['dark', themes.contrastDark],
  ['light', themes.contrastLight],
] as const) {
  const own = `[data-theme="${name}"]`;
  const root = name === 'dark' ? [':root'] : [];
  themed(where(...root.map((at) => `${at}${more}`), `${own}${more}`, `${more} ${own}:not(${usual})`), theme);
  themed(
    where(...root.map((at) => `${at}${asDevice}`), `${own}${asDevice}`),
    theme,
    '(prefers-contrast: more)',
  );
}

// Value of `side`.
const sided = (selector: string, value: string): void =>
  globalStyle(selector, { '@layer': { [layers.tokens]: { vars: { '--kit-side': value } } } });

sided(where(':root', '[dir="ltr"]'), '1');
sided(where('[dir="rtl"]'), '-1');

const dense = (selector: string, density: (typeof densities)[keyof typeof densities]): void =>
  globalStyle(selector, { '@layer': { [layers.tokens]: { vars: assignVars(densityVars, density) } } });

dense(where(':root', '[data-density="comfortable"]'), densities.comfortable);
dense(where('[data-density="compact"]'), densities.compact);
// Only large controls are touch targets by default; others opt in.
globalStyle(where('[data-density="compact"]'), {
  '@layer': {
    [layers.tokens]: {
      '@media': {
        [coarse]: { vars: { [densityVars.control.lg]: densities.comfortable.control.lg } },
      },
    },
  },
});
