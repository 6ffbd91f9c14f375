import { otherTheme, parseContrast, parseDensity, parseTheme } from '@saywright/domain/theme';
import { useCallback, useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { storageKeys } from '../product.ts';
import { readText, writeText } from '../services/storage.ts';
import { ThemeContext } from './theme.ts';

/** A choice in local storage; also updated when another tab changes it. */
function usePersisted<Choice extends string>(
  key: string,
  parse: (stored: string | null) => Choice,
): readonly [Choice, (next: Choice) => void] {
  const [choice, setChoice] = useState(() => parse(readText(key)));
  useEffect(() => {
    const follow = (event: StorageEvent): void => {
      if (event.key === key) setChoice(parse(event.newValue));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key, parse]);
  const keep = useCallback(
    (next: Choice): void => {
      writeText(key, next);
      setChoice(next);
    },
    [key],
  );
  return [choice, keep];
}

/** Applies theme, contrast and density to the page root and stores them for the next visit. */
export function ThemeProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const [theme, setTheme] = usePersisted(storageKeys.theme, parseTheme);
  const [contrast, setContrast] = usePersisted(storageKeys.contrast, parseContrast);
  const [density, setDensity] = usePersisted(storageKeys.density, parseDensity);
  useEffect(() => {
    const root = document.documentElement.dataset;
    root.theme = theme;
    root.density = density;
    // Without the attribute the styles follow the device.
    if (contrast === 'system') delete root.contrast;
    else root.contrast = contrast;
  }, [theme, contrast, density]);
  const value = useMemo(
    () => ({
      theme,
      toggle: () => setTheme(otherTheme(theme)),
      contrast,
      setContrast,
      density,
      setDensity,
    }),
    [theme, setTheme, contrast, setContrast, density, setDensity],
  );
  return <ThemeContext value={value}>{children}</ThemeContext>;
}
