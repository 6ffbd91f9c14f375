import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/chromium.mjs';

const conditions = ['@saywright/source', ...defaultServerConditions];
const source = { resolve: { conditions }, ssr: { resolve: { conditions } } };

/** Folders and files of the domain whose branches are not all tested yet. */
const untested = [
  'demo/generateFunction.ts',
  'demo/generateView.ts',
  'economics/assumptions.ts',
  'mandate/steering.ts',
  'mandate/switches.ts',
  'progress/own.ts',
  'quality/answers.ts',
  'quality/testReport.ts',
  'reports/own.ts',
  'reports/share.ts',
  'tracker/draft.ts',
  'tracker/edit.ts',
  'tracker/parse.ts',
];

export default defineConfig({
  test: {
    silent: 'passed-only',
    coverage: {
      include: ['packages/domain/src/**/*.ts'],
      exclude: untested.map((path) => `packages/domain/src/${path}`),
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
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
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
