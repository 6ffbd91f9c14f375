export { defaultTheme, otherTheme, parseTheme } from './theme.ts';
export type { Theme } from './theme.ts';
