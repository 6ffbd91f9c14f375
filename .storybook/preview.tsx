import type { Preview } from '@storybook/react-vite';
import '@saywright/ui/theme';
import { dismissShown } from '../stories/toasts.ts';
import { ComponentPage } from './componentPage.tsx';
import { ModesDocsContainer } from './docsContainer.tsx';
import { judgeInOtherModes } from './everyMode.ts';
import { withLocale } from './locale.tsx';
import { globalTypes, initialGlobals, inModes, paint, viewports } from './modes.tsx';

const isTest = '__vitest_browser__' in globalThis;

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [withLocale, inModes],
  beforeAll: async () => {
    if (isTest) await (await import('./testFonts.ts')).loadTestFonts();
  },
  // The modes are there before the first paint, as in the app; a docs page sets its own.
  beforeEach: ({ globals, viewMode }) => {
    if (viewMode !== 'docs') paint(globals);
    // What a story shows or says beyond its own place does not reach the next one.
    return () => {
      dismissShown();
      for (const region of document.querySelectorAll('[data-kit="Announcer"]')) region.replaceChildren();
    };
  },
  afterEach: async ({ globals }) => {
    if (isTest) await judgeInOtherModes(globals);
  },
  parameters: {
    // A designer looks at what holds, too; a test only at what does not.
    a11y: { test: 'error', options: isTest ? { resultTypes: ['violations'] } : {} },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    docs: { page: ComponentPage, container: ModesDocsContainer },
    options: {
      storySort: {
        order: [
          'Welcome',
          'What’s new',
          'Foundations',
          ['Principles'],
          'Components',
          ['Status', 'Do and do not'],
          'Patterns',
          'Recipes',
          'Screens',
        ],
      },
    },
  },
};

export default preview;
