import type { Preview } from '@storybook/react-vite';
import '@saywright/ui/theme';
import { judgeInOtherModes } from './everyMode.ts';
import { withLocale } from './locale.tsx';
import { globalTypes, initialGlobals, inModes, paint, viewports } from './modes.tsx';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [withLocale, inModes],
  // The modes are there before the first paint, as in the app.
  beforeEach: ({ globals }) => paint(globals),
  afterEach: async ({ globals }) => {
    if ('__vitest_browser__' in globalThis) await judgeInOtherModes(globals);
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    options: { storySort: { order: ['Foundations', 'Patterns', 'Components'] } },
  },
};

export default preview;
