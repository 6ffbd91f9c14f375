import { create, type ThemeVars } from 'storybook/theming';
import { brandRamp, scale, themes, type KitTheme } from '../packages/ui/src/theme/values.ts';

/** The kit’s first installed face, resolved by the browser as in a product. */
const { sans, mono } = scale.family;

/** A theme of the showcase itself, made from the colours of the kit. */
function themeOf(name: KitTheme, logo: string): ThemeVars {
  const { color, scheme } = themes[name];
  return create({
    base: scheme,
    brandTitle: 'Saywright component kit',
    brandImage: `./${logo}.svg`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: sans,
    fontCode: mono,
    colorPrimary: color.accent,
    // Text in the toolbar, and in a darker tone the selected page.
    colorSecondary: scheme === 'dark' ? brandRamp(color.accent, themes[name]).accentText : color.accent,
    appBg: color.sunken,
    appContentBg: color.surface,
    appPreviewBg: color.surface,
    appHoverBg: color.hover,
    appBorderColor: color.border,
    appBorderRadius: 8,
    textColor: color.text,
    textInverseColor: color.onAccent,
    textMutedColor: color.textMuted,
    barBg: color.surface,
    barTextColor: color.textSecondary,
    barHoverColor: color.accentText,
    barSelectedColor: color.accentText,
    buttonBg: color.raised,
    buttonBorder: color.border,
    booleanBg: color.sunken,
    booleanSelectedBg: color.hover,
    inputBg: color.surface,
    inputBorder: color.borderStrong,
    inputTextColor: color.text,
    inputBorderRadius: 6,
  });
}

/** The themes of the showcase by colour scheme. */
export const showcaseThemes = {
  dark: themeOf('dark', 'logo-dark'),
  light: themeOf('light', 'logo-light'),
};
