import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { chromiumLaunch } from '../../scripts/chromium.mjs';
import { groups } from '../../stories/support/groups.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const showcase = mkdtempSync(join(tmpdir(), 'saywright-showcase-'));
const mostPixels = 8000;

/** Every page with KIT_PAGES=all; every fourth otherwise. */
const step = process.env['KIT_PAGES'] === 'all' ? 1 : 4;

/** Storybook writes scripts and styles into its pages; code from text is refused. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "frame-src 'self' data:",
].join('; ');

const entrySchema = z.object({ id: z.string(), type: z.string(), title: z.string() });
const indexSchema = z.object({ entries: z.record(z.string(), entrySchema) });
type Entry = z.infer<typeof entrySchema>;
const seenSchema = z.object({ height: z.number(), focus: z.string(), isScrolled: z.boolean() });

let browser: Browser;
let page: Page;
let docs: readonly Entry[];
const errors: string[] = [];

beforeAll(async () => {
  // Under this name the showcase leaves out its reference and snippets.
  const { VITEST: _, ...env } = process.env;
  execFileSync('npx', ['storybook', 'build', '--quiet', '--output-dir', showcase], {
    cwd: root,
    env,
    stdio: 'pipe',
  });
  browser = await chromium.launch(chromiumLaunch({ isWhole: true }));
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(15_000);
  await page.route('http://showcase.test/**', (route) =>
    route.fulfill({
      path: join(showcase, new URL(route.request().url()).pathname),
      headers: { 'content-security-policy': policy },
    }),
  );
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) errors.push(message.text());
  });
  const { entries } = indexSchema.parse(JSON.parse(readFileSync(join(showcase, 'index.json'), 'utf8')));
  docs = Object.values(entries).filter(({ type }) => type === 'docs');
  await page.goto(`http://showcase.test/iframe.html?viewMode=docs&id=${docs[0]?.id}`);
  await until('globalThis.__STORYBOOK_PREVIEW__?.currentRender !== undefined');
}, 300_000);

afterAll(async () => {
  await browser.close();
  rmSync(showcase, { recursive: true, force: true });
});

/** Waits for a condition; `waitForFunction` would evaluate it inside the page, which the policy refuses. */
const until = (condition: string): Promise<boolean> =>
  vi.waitUntil(async () => (await page.evaluate(condition)) === true, { timeout: 30_000, interval: 100 });

/** Opens a docs page in the showcase that is open, and waits until its height no longer changes. */
async function open({ id, title }: Entry): Promise<z.infer<typeof seenSchema>> {
  const heading = title.split('/').at(-1) ?? title;
  const wanted = JSON.stringify(id);
  await page.evaluate(
    `__STORYBOOK_PREVIEW__.channel.emit('setCurrentStory', { storyId: ${wanted}, viewMode: 'docs' })`,
  );
  await until(`(() => {
    const shown = __STORYBOOK_PREVIEW__.currentSelection?.storyId === ${wanted};
    const title = document.querySelector('#storybook-docs h1')?.textContent;
    const height = document.documentElement.scrollHeight;
    const isSettled = globalThis.before === height;
    globalThis.before = height;
    return shown && title === ${JSON.stringify(heading)} && isSettled;
  })()`);
  return seenSchema.parse(
    await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      focus: document.activeElement?.localName ?? '',
      isScrolled: scrollY > 0,
    })),
  );
}

test('docs pages are drawn, are short, and leave the focus with the reader', async () => {
  expect(docs.length).toBeGreaterThan(100);
  const pages = docs.filter((_, index) => index % step === 0);
  const wrong: string[] = [];
  for (const entry of pages) {
    const { id } = entry;
    errors.length = 0;
    const seen = await open(entry).catch(() => undefined);
    if (seen === undefined) wrong.push(`${id}: was not drawn`);
    else if (seen.height > mostPixels) wrong.push(`${id}: is ${seen.height} px high`);
    else if (seen.focus !== 'body' || seen.isScrolled) wrong.push(`${id}: took the focus`);
    if (errors.length > 0) wrong.push(`${id}: ${errors.join(', ')}`);
  }
  expect(wrong).toEqual([]);
});

const panels =
  '[role=dialog], [role=alertdialog], [role=menu], [role=tooltip], [data-kit=Popover] [popover], [data-kit=Toast]';

test('the page of an overlay shows it open', async () => {
  const overlays = docs.filter(({ title }) => /\/Overlays\/|\/Toast$|\/Menu$/.test(title));
  expect(overlays.length).toBeGreaterThan(8);
  for (const entry of overlays) {
    await open(entry);
    const panel = page.frameLocator('.page-picture iframe').locator(panels).first();
    await panel.waitFor().catch(() => Promise.reject(new Error(`${entry.id} shows no panel.`)));
  }
});

describe('one page of each group has an example to edit', () => {
  test.each(groups)('%s', async (group) => {
    errors.length = 0;
    const entry = docs.find(({ title }) => title.startsWith(`Components/${group}/`));
    if (entry === undefined) throw new Error(`${group} has no pages.`);
    await open(entry);
    await page.getByRole('button', { name: 'Edit code' }).first().press('Enter');
    const field = page.getByRole('textbox', { name: /^Code of the \w+ example$/ });
    await until("document.activeElement?.localName === 'textarea'");
    const shown = page.locator('.story-example').first();
    const first = await field.inputValue();

    await field.fill('<Badge tone="success">Written by the reader</Badge>');
    await shown.getByText('Written by the reader').waitFor();
    await field.fill('<Badge tone="sucess">Written by the reader</Badge>');
    await page.getByText('Line 1: tone of Badge can be').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await shown.innerText()).toBe('Written by the reader');

    await page.evaluate(axe.source);
    const found = await page.evaluate(
      "axe.run('.page-section:has(.live-code)').then(({ violations }) => violations.map(({ id }) => id))",
    );
    expect(found).toEqual([]);

    await page.getByRole('button', { name: 'Reset', exact: true }).press('Enter');
    expect(await field.inputValue()).toBe(first);
    await page.getByRole('button', { name: 'Close editor' }).press('Enter');
    await until("document.activeElement?.textContent === 'Edit code'");
    expect(errors).toEqual([]);
  });
});
