import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview, ReactRenderer } from '@storybook/react-vite';
import '@saywright/ui/theme';
import { firstLocale, localeToolbar, markPage, withLocale } from './locale.tsx';

// VITE_STORY_THEME=light runs every story, and so every accessibility check, in the light theme.
const firstTheme: unknown = import.meta.env['VITE_STORY_THEME'] ?? 'dark';

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: firstTheme, locale: firstLocale },
  globalTypes: { locale: localeToolbar },
  decorators: [
    withLocale,
    withThemeByDataAttribute<ReactRenderer>({
      themes: { dark: 'dark', light: 'light' },
      defaultTheme: 'dark',
      attributeName: 'data-theme',
    }),
  ],
  // The theme is there before the first paint, as in the app.
  beforeEach: ({ globals }) => {
    document.documentElement.dataset['theme'] = globals['theme'] === 'light' ? 'light' : 'dark';
    markPage(globals['locale']);
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    options: { storySort: { order: ['Foundations', 'Patterns', 'Components'] } },
  },
};

export default preview;
