import type { Theme } from '@saywright/domain/theme';
import { createContext, useContext } from 'react';

interface ThemeChoice {
  readonly theme: Theme;
  readonly toggle: () => void;
}

export const ThemeContext = createContext<ThemeChoice>({ theme: 'dark', toggle: () => {} });

/** The theme in use and how to switch it. */
export function useTheme(): ThemeChoice {
  return useContext(ThemeContext);
}
