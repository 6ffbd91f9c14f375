import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { languageOf, languages } from './locale.tsx';
import './modes.css';

interface StoryTheme {
  readonly title: string;
  readonly theme: 'dark' | 'light';
  readonly contrast: 'normal' | 'more';
}

const storyThemes: Readonly<Record<string, StoryTheme>> = {
  dark: { title: 'Dark', theme: 'dark', contrast: 'normal' },
  light: { title: 'Light', theme: 'light', contrast: 'normal' },
  contrast: { title: 'High contrast', theme: 'dark', contrast: 'more' },
  'contrast-light': { title: 'High contrast on white', theme: 'light', contrast: 'more' },
};

const sideBySide = 'side-by-side';

/** A list in the toolbar. */
const choice = <Icon extends string>(
  title: string,
  icon: Icon,
  items: readonly (readonly [value: string, title: string])[],
) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: items.map(([value, label]) => ({ value, title: label })),
    dynamicTitle: true,
  },
});

/** The lists of the toolbar. */
export const globalTypes = {
  theme: choice('Theme', 'paintbrush', [
    ...Object.entries(storyThemes).map(([value, { title }]) => [value, title] as const),
    [sideBySide, 'Side by side'],
  ]),
  density: choice('Density', 'component', [
    ['comfortable', 'Comfortable'],
    ['compact', 'Compact'],
  ]),
  locale: choice(
    'Language',
    'globe',
    Object.entries(languages).map(([value, { title }]) => [value, title]),
  ),
  direction: choice('Direction', 'transfer', [
    ['language', 'From the language'],
    ['ltr', 'Left to right'],
    ['rtl', 'Right to left'],
  ]),
  motion: choice('Motion', 'play', [
    ['full', 'Full motion'],
    ['reduced', 'Reduced motion'],
  ]),
  text: choice('Text size', 'zoom', [
    ['100', 'Text 100%'],
    ['200', 'Text 200%'],
  ]),
};

const env = import.meta.env;

/** The theme a reader prefers; tests always begin with the dark one. */
const preferred =
  !('__vitest_browser__' in globalThis) && matchMedia('(prefers-color-scheme: light)').matches
    ? 'light'
    : 'dark';

/**
 * Initial toolbar values. VITE_STORY_THEME=contrast, VITE_STORY_DENSITY=compact, VITE_STORY_DIRECTION=rtl and
 * VITE_STORY_LOCALE=ar run every story, and so every accessibility check, in that mode.
 */
export const initialGlobals = {
  theme: env['VITE_STORY_THEME'] ?? preferred,
  density: env['VITE_STORY_DENSITY'] ?? 'comfortable',
  locale: env['VITE_STORY_LOCALE'] ?? 'en',
  direction: env['VITE_STORY_DIRECTION'] ?? 'language',
  motion: 'full',
  text: '100',
};

/** Viewport widths. */
export const viewports = {
  small: { name: 'Smallest phone, 320', styles: { width: '320px', height: '568px' }, type: 'mobile' },
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  laptop: { name: 'Laptop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;

/** Toolbar values by name. */
export type Globals = Readonly<Record<string, unknown>>;

/** The theme of a global; dark if unknown. */
export const storyThemeOf = (value: unknown): StoryTheme | undefined =>
  storyThemes[String(value)] ?? storyThemes['dark'];

/** The direction of a global, or that of its language. */
const directionOf = (globals: Globals): string =>
  globals['direction'] === 'language' ? languageOf(globals['locale']).dir : String(globals['direction']);

/** Sets the modes on the page root, as an app does. */
export function paint(globals: Globals): void {
  const root = document.documentElement;
  const shown = storyThemeOf(globals['theme']);
  root.dataset['theme'] = shown?.theme;
  root.dataset['contrast'] = shown?.contrast;
  root.dataset['density'] = String(globals['density']);
  root.lang = languageOf(globals['locale']).locale;
  root.dir = directionOf(globals);
  root.dataset['storyMotion'] = String(globals['motion']);
  root.dataset['storyText'] = String(globals['text']);
}

const panes = ['dark', 'light', 'contrast'].flatMap((name) => storyThemes[name] ?? []);

interface ModesProps {
  readonly globals: Globals;
  readonly children: ReactNode;
}

function Modes({ globals, children }: ModesProps): ReactNode {
  useLayoutEffect(() => paint(globals), [globals]);
  return children;
}

function SideBySide({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className="story-panes">
      {panes.map(({ title, theme, contrast }) => (
        <div key={title} data-theme={theme} data-contrast={contrast} className="story-pane">
          {children}
        </div>
      ))}
    </div>
  );
}

/** A story on a docs page, whose theme may differ from the page. */
function Sample({ globals, children }: ModesProps): ReactElement {
  const shown = storyThemeOf(globals['theme']);
  return (
    <div
      data-theme={shown?.theme}
      data-contrast={shown?.contrast}
      data-density={String(globals['density'])}
      lang={languageOf(globals['locale']).locale}
      dir={directionOf(globals)}
      className="story-pane"
    >
      {children}
    </div>
  );
}

/** Applies the toolbar; “Side by side” renders the story once per theme, each in its own scope. */
export const inModes: Decorator = (Story, { globals, viewMode }) => {
  const story =
    globals['theme'] === sideBySide ? (
      <SideBySide>
        <Story />
      </SideBySide>
    ) : (
      <Story />
    );
  const Frame = viewMode === 'docs' ? Sample : Modes;
  return <Frame globals={globals}>{story}</Frame>;
};
