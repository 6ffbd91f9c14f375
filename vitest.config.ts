import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { kitVite } from './.storybook/kitVite.ts';
import { chromiumLaunch } from './scripts/chromium.mjs';

const conditions = ['@saywright/source', ...defaultServerConditions];
const source = { resolve: { conditions }, ssr: { resolve: { conditions } } };

const usual = chromiumLaunch({ isWhole: true });
/** Every letter is drawn the same wherever it stands, so that pictures are small and the same again. */
const launch = {
  ...usual,
  args: [
    ...usual.args,
    '--disable-font-subpixel-positioning',
    '--disable-lcd-text',
    '--font-render-hinting=none',
  ],
};

/** In other languages nothing is played: what a story presses or expects, it finds by its English words. */
const playing = process.env['VITE_STORY_LOCALE'] === undefined ? [] : ['play-fn'];

export default defineConfig({
  test: {
    silent: 'passed-only',
    coverage: {
      include: ['packages/domain/src/**/*.ts'],
      reporter: [['text', { skipFull: true }]],
      thresholds: { branches: 100 },
    },
    projects: [
      {
        ...source,
        test: {
          name: 'domain',
          // Pure functions leave nothing behind for the next file.
          isolate: false,
          include: ['tests/domain/**/*.test.ts'],
          setupFiles: 'tests/support/seed.ts',
          testTimeout: 30_000,
        },
      },
      {
        ...source,
        test: {
          name: 'engine',
          include: ['tests/engine/**/*.test.ts'],
          setupFiles: 'tests/support/seed.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // Installs packed packages in empty projects, so it needs the registry: run by `npm run consumers` alone.
      {
        ...source,
        test: { name: 'consumers', include: ['tests/consumers/**/*.test.ts'], testTimeout: 120_000 },
      },
      {
        ...source,
        test: { name: 'contracts', include: ['tests/contracts/**/*.test.ts'], testTimeout: 60_000 },
      },
      // Every story, written by a server and taken over in a browser, in every language.
      {
        ...source,
        test: {
          name: 'kit',
          include: ['tests/kit/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      // Another build of the browser draws letters a little differently, so `npm test` leaves them to `npm run visual`.
      {
        ...kitVite(),
        test: {
          name: 'pictures',
          include: ['tests/pictures/**/*.test.tsx'],
          globalSetup: 'tests/pictures/shrink.ts',
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: launch,
              contextOptions: { reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-GB' },
            }),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                comparatorOptions: { threshold: 0.3, allowedMismatchedPixels: 60 },
                resolveScreenshotPath: ({ root, testFileDirectory, arg, ext }) =>
                  join(root, testFileDirectory, 'pictures', `${arg}${ext}`),
              },
            },
          },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook', tags: { exclude: playing } })],
        test: {
          name: 'stories',
          // One page plays the files one after another: loading the showcase anew for each takes as long as all of them.
          isolate: false,
          // To be judged in every mode a long story needs minutes.
          ...(process.env['VITE_STORY_MODES'] === 'all' && { testTimeout: 180_000 }),
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: usual }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
