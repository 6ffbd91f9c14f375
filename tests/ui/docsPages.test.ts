import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { chromiumLaunch } from '../../scripts/chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const showcase = mkdtempSync(join(tmpdir(), 'saywright-showcase-'));
const mostPixels = 8000;

/** Every page with KIT_PAGES=all; every fourth otherwise. */
const step = process.env['KIT_PAGES'] === 'all' ? 1 : 4;

const indexSchema = z.object({
  entries: z.record(z.string(), z.object({ id: z.string(), type: z.string(), title: z.string() })),
});
const seenSchema = z.object({ height: z.number(), focus: z.string(), isScrolled: z.boolean() });

let browser: Browser;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  execFileSync('npx', ['storybook', 'build', '--quiet', '--output-dir', showcase], {
    cwd: root,
    stdio: 'pipe',
  });
  browser = await chromium.launch(chromiumLaunch({ isWhole: true }));
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.route('http://showcase.test/**', (route) =>
    route.fulfill({ path: join(showcase, new URL(route.request().url()).pathname) }),
  );
  page.on('pageerror', (error) => errors.push(String(error)));
}, 300_000);

afterAll(async () => {
  await browser.close();
  rmSync(showcase, { recursive: true, force: true });
});

/** Opens a docs page in the showcase that is open, and waits until its height no longer changes. */
async function open(id: string, heading: string): Promise<z.infer<typeof seenSchema>> {
  const wanted = JSON.stringify(id);
  await page.evaluate(
    `__STORYBOOK_PREVIEW__.channel.emit('setCurrentStory', { storyId: ${wanted}, viewMode: 'docs' })`,
  );
  await page.waitForFunction(
    `(() => {
    const shown = __STORYBOOK_PREVIEW__.currentSelection?.storyId === ${wanted};
    const title = document.querySelector('#storybook-docs h1')?.textContent;
    const height = document.documentElement.scrollHeight;
    const isSettled = globalThis.before === height;
    globalThis.before = height;
    return shown && title === ${JSON.stringify(heading)} && isSettled;
  })()`,
    undefined,
    { polling: 100 },
  );
  return seenSchema.parse(
    await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      focus: document.activeElement?.localName ?? '',
      isScrolled: scrollY > 0,
    })),
  );
}

test('docs pages are drawn, are short, and leave the focus with the reader', async () => {
  const { entries } = indexSchema.parse(JSON.parse(readFileSync(join(showcase, 'index.json'), 'utf8')));
  const all = Object.values(entries).filter(({ type }) => type === 'docs');
  expect(all.length).toBeGreaterThan(100);
  const pages = all.filter((_, index) => index % step === 0);
  await page.goto(`http://showcase.test/iframe.html?viewMode=docs&id=${pages[0]?.id}`);
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.currentRender !== undefined');
  const wrong: string[] = [];
  for (const { id, title } of pages) {
    errors.length = 0;
    const seen = await open(id, title.split('/').at(-1) ?? title).catch(() => undefined);
    if (seen === undefined) wrong.push(`${id}: was not drawn`);
    else if (seen.height > mostPixels) wrong.push(`${id}: is ${seen.height} px high`);
    else if (seen.focus !== 'body' || seen.isScrolled) wrong.push(`${id}: took the focus`);
    if (errors.length > 0) wrong.push(`${id}: ${errors.join(', ')}`);
  }
  expect(wrong).toEqual([]);
});
