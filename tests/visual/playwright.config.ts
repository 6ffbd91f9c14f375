import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/chromium.mjs';

/** Pictures of every screen, compared with those that were looked at and kept. `npm run visual`. */
export default defineConfig({
  testDir: '.',
  timeout: 240_000,
  workers: 1,
  retries: 0,
  reporter: [['list']],
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: {
    timeout: 20_000,
    // Another build of the same browser smooths the edges of letters a little differently.
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.3 },
  },
  use: {
    launchOptions: chromiumLaunch({ isWhole: true }),
    // For the style sheet that brings the fonts; the policy itself is held in tests/e2e.
    bypassCSP: true,
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'UTC',
    locale: 'en-GB',
  },
});
