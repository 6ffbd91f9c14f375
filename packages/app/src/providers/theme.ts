import type { Contrast, Density, Theme } from '@saywright/domain/theme';
import { createContext, useContext } from 'react';

interface DisplayChoice {
  readonly theme: Theme;
  readonly toggle: () => void;
  readonly contrast: Contrast;
  readonly setContrast: (contrast: Contrast) => void;
  readonly density: Density;
  readonly setDensity: (density: Density) => void;
}

export const ThemeContext = createContext<DisplayChoice>({
  theme: 'dark',
  toggle: () => {},
  contrast: 'system',
  setContrast: () => {},
  density: 'comfortable',
  setDensity: () => {},
});

/** Theme, contrast and density in use, and how to change them. */
export function useTheme(): DisplayChoice {
  return useContext(ThemeContext);
}
