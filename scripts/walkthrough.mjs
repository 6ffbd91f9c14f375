// Takes the pictures of the walk-through in the help library from the running product: `npm run walkthrough`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { signUp } from '../tests/support/person.ts';
import { startServer } from '../tests/support/server.ts';
import { chromiumLaunch } from './chromium.mjs';

const folder = new URL('../packages/app/src/pages/HelpLibrary/pictures/', import.meta.url);
const directory = mkdtempSync(join(tmpdir(), 'saywright-walkthrough-'));
const server = await startServer(directory);
const browser = await chromium.launch(chromiumLaunch());

/** Stores a part of the page, of the same size every time. */
async function take(page, name, locator, { width, height }) {
  await page.evaluate(() => document.fonts.ready);
  await locator.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    scrollBy({ top: top - 80, behavior: 'instant' });
  });
  const box = await locator.boundingBox();
  const path = fileURLToPath(new URL(`${name}.jpg`, folder));
  const clip = { x: Math.max(0, Math.round(box.x)), y: Math.round(box.y), width, height };
  await page.screenshot({ path, type: 'jpeg', quality: 72, animations: 'disabled', clip });
  console.log(`Written: ${path}`);
}

try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
  await signUp(page, server.url, 'ada@example.org', '/agent');
  await page.getByText('Agent Ready').waitFor();
  const composer = page.getByRole('textbox', { name: 'What should change?' });
  await composer.fill('Build an online shop for my bakery with products, orders and pick-up times');
  await composer.press('Enter');
  const plan = page.getByRole('group', { name: /an online shop: Bakery/u });
  await plan.getByRole('button', { name: 'Execute', exact: true }).waitFor();
  // Toasts cover the page for a few seconds.
  await page.getByText('Plan ready', { exact: true }).waitFor({ state: 'hidden' });
  await take(page, 'plan', plan, { width: 744, height: 460 });
  await take(page, 'questions', plan.getByRole('heading', { name: 'Answered for now' }), {
    width: 450,
    height: 270,
  });

  const preview = page.locator('[data-kit=Card]').filter({ hasText: 'Live preview' });
  const frame = page.frameLocator('iframe[title="Your pages with the plan that waits"]');
  await page.getByRole('radio', { name: 'Customer' }).check({ force: true });
  await page.getByText('You see it as a test customer').waitFor();
  await frame.getByRole('link', { name: 'My orders' }).press('Enter');
  await frame.getByRole('listitem').first().waitFor();
  await take(page, 'preview', preview, { width: 450, height: 560 });

  await page.getByRole('button', { name: 'Point at something' }).press('Enter');
  await frame.getByRole('status').filter({ hasText: 'link: Bakery' }).waitFor();
  for (let at = 0; at < 9 && !(await frame.getByText('heading: My orders').isVisible()); at += 1)
    await page.keyboard.press('ArrowDown');
  await take(page, 'point', preview, { width: 450, height: 560 });
} finally {
  await browser.close();
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}
