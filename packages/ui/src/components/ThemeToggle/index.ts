export { ThemeToggle } from './ThemeToggle.tsx';
export type { ThemeName, ThemeToggleProps } from './ThemeToggle.tsx';
