/**
 * Text of the script that sets the theme before first paint. Ship it as an external file, before the styles.
 * It reads one localStorage key, takes only the exact words `light` and `dark`, and otherwise stays dark.
 * @example
 * writeFileSync('public/theme.js', themeScript('theme'));
 */
export const themeScript = (storageKey: string): string =>
  `var theme = null;
try { theme = localStorage.getItem(${JSON.stringify(storageKey)}); } catch (error) {}
document.documentElement.setAttribute('data-theme', theme === 'light' ? 'light' : 'dark');
`;
