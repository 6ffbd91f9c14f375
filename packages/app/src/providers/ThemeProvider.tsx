import { otherTheme, parseTheme, type Theme } from '@saywright/domain/theme';
import { useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { storageKeys } from '../product.ts';
import { readText, writeText } from '../services/storage.ts';
import { ThemeContext } from './theme.ts';

/** Keeps the theme: on the page root, and for the next visit. */
export function ThemeProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [theme, setTheme] = useState<Theme>(() => parseTheme(readText(storageKeys.theme)));
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  const value = useMemo(
    () => ({
      theme,
      toggle: () => {
        const next = otherTheme(theme);
        writeText(storageKeys.theme, next);
        setTheme(next);
      },
    }),
    [theme],
  );
  return <ThemeContext value={value}>{children}</ThemeContext>;
}
