import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/chromium.mjs';

const conditions = ['@saywright/source', ...defaultServerConditions];
const source = { resolve: { conditions }, ssr: { resolve: { conditions } } };

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
        test: { name: 'domain', include: ['tests/domain/**/*.test.ts'], testTimeout: 30_000 },
      },
      {
        ...source,
        test: {
          name: 'engine',
          include: ['tests/engine/**/*.test.ts'],
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
      {
        plugins: [storybookTest({ configDir: '.storybook', tags: { exclude: playing } })],
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: chromiumLaunch() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
