// Takes the README's screenshot from the running product: `npm run screenshot`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { say, signUp } from '../tests/support/person.ts';
import { startServer } from '../tests/support/server.ts';
import { chromiumLaunch } from './chromium.mjs';

const target = fileURLToPath(new URL('../docs/studio.jpg', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'saywright-screenshot-'));
const server = await startServer(directory);
const browser = await chromium.launch(chromiumLaunch());
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 }, colorScheme: 'dark' });
  await signUp(page, server.url, 'ada@example.org');
  await page.goto(`${server.url}/agent`);
  await page.getByText('Agent Ready').waitFor();
  await say(page, 'Create a customers table with a name, a unique email and a signup date');
  await page.getByRole('button', { name: 'Execute' }).first().waitFor();
  // Toasts cover the page for a few seconds.
  await page.getByText('Plan ready', { exact: true }).waitFor({ state: 'hidden' });
  await page.screenshot({ path: target, type: 'jpeg', quality: 82, animations: 'disabled' });
  console.log(`Written: ${target}`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}
