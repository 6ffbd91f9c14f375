import type { Preview } from '@storybook/react-vite';
import '@saywright/ui/theme';
import { dismissShown } from '../stories/support/toasts.ts';
import { ComponentPage } from './componentPage.tsx';
import { ModesDocsContainer } from './docsContainer.tsx';
import { isEveryMode, judgeInOtherModes } from './everyMode.ts';
import { withLocale } from './locale.tsx';
import { globalTypes, initialGlobals, inModes, paint, viewports } from './modes.tsx';
import { quietFocus } from './page/quietFocus.ts';
import { withKitTypes } from './reference/argTypes.ts';
import { withReference } from './reference/withReference.tsx';

quietFocus();

const isTest = '__vitest_browser__' in globalThis;

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [withKitTypes],
  decorators: [withReference, withLocale, inModes],
  // Sets the modes before the first paint, as in the app; a docs page sets its own.
  beforeEach: ({ globals, viewMode }) => {
    if (viewMode !== 'docs') paint(globals);
    // Toasts and announcements of a story do not leak into the next one.
    return () => {
      dismissShown();
      for (const region of document.querySelectorAll('[data-kit="Announcer"]')) region.replaceChildren();
    };
  },
  afterEach: async ({ globals, tags }) => {
    // What a test story ends with is shown by a specimen as well; VITE_STORY_MODES=all checks it too.
    if (isTest && (isEveryMode || !tags.includes('behaviour'))) await judgeInOtherModes(globals);
  },
  parameters: {
    // The showcase also lists passed checks; a test only needs violations.
    a11y: { test: 'error', options: isTest ? { resultTypes: ['violations'] } : {} },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    docs: {
      page: ComponentPage,
      container: ModesDocsContainer,
      toc: { headingSelector: '.page-section > h2', title: 'On this page' },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'What’s new',
          'Foundations',
          ['Principles'],
          'Components',
          [
            'Overview',
            'Status',
            'Do and do not',
            'Functions',
            'Actions',
            'Inputs',
            'Choice',
            'Feedback',
            'Overlays',
            'Data',
            'Navigation',
            'Layout',
            'Agent',
            'Page',
          ],
          'Patterns',
          'Recipes',
          'Screens',
        ],
      },
    },
  },
};

export default preview;
