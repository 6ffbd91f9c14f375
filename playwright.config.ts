import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.mjs';

// Playwright asks its workers for colours, and Node warns of both.
delete process.env['NO_COLOR'];

export default defineConfig({
  testDir: 'tests/e2e',
  timeout: 360_000,
  // A busy machine takes long, such as one that starts a database in the page; nothing measures speed here.
  expect: { timeout: 60_000 },
  // Each has a browser and a server of its own, and together they keep two cores busy.
  workers: 2,
  retries: 0,
  reporter: [['list'], ['./tests/support/shownReporter.ts']],
  outputDir: 'test-results',
  use: {
    launchOptions: chromiumLaunch(),
    viewport: { width: 1440, height: 900 },
    // A trace of every test, kept or not, costs a third of the time; `--trace retain-on-failure` shows what failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Nothing waits for an animation, and none is drawn; stories test what moves.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
