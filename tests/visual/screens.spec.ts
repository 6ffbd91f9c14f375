import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { signUp } from '../support/person.ts';
import { screens } from '../support/screens.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { useOwnFonts } from './fonts.ts';

let directory: string;
let server: TestServer;

test.beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'saywright-pictures-'));
  server = await startServer(directory);
});
test.afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
const nameOf = (path: string): string => path.replace(/\?.*/, '').slice(1).replaceAll('/', '-') || 'home';

for (const isSignedIn of [false, true])
  test(`screens of ${isSignedIn ? 'a person signed in' : 'a visitor'} look as they did`, async ({ page }) => {
    // The day is always the same; the clock of the server still runs, so figures of time are covered.
    await page.clock.setFixedTime(new Date('2026-03-02T09:30:00Z'));
    await page.setViewportSize(sizes[0]);
    if (isSignedIn) await signUp(page, server.url, 'pictures@example.org');
    for (const { path, heading } of screens.filter(({ guarded }) => guarded === isSignedIn)) {
      await page.goto(`${server.url}${path}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('banner')).toContainText('GCP Ready');
      await page.waitForLoadState('networkidle');
      await useOwnFonts(page);
      for (const size of sizes)
        for (const theme of ['dark', 'light']) {
          await page.setViewportSize(size);
          await page.evaluate((value) => void (document.documentElement.dataset['theme'] = value), theme);
          await expect.soft(page).toHaveScreenshot(`${nameOf(path)}-${size.width}-${theme}.png`);
        }
    }
  });
