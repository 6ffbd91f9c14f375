import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const dist = fileURLToPath(new URL('../../packages/app/dist', import.meta.url));

/** Brings axe into every frame of the page that does not have it yet. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(`${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`);
  }
}

/** What axe finds on the page as it stands: rule and place; all rules, or those given. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Judged at rest: half-way through a fade every contrast is too low.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await bringAxe(page);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const { violations: found } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

const dark = { theme: 'dark', contrast: 'normal', density: 'comfortable' };
const otherModes = [
  { ...dark, theme: 'light' },
  { ...dark, contrast: 'more', density: 'compact' },
];

/** As {@link violations}, in both themes and in high contrast; another mode changes only what colours can get wrong. */
export async function violationsInEveryMode(page: Page): Promise<string[]> {
  const enter = (mode: typeof dark): Promise<void> =>
    page.evaluate((wanted) => void Object.assign(document.documentElement.dataset, wanted), mode);
  await enter(dark);
  const found = await violations(page);
  for (const mode of otherModes) {
    await enter(mode);
    const more = await violations(page, ['color-contrast', 'link-in-text-block']);
    found.push(...more.map((violation) => `${JSON.stringify(mode)} ${violation}`));
  }
  await enter(dark);
  return found;
}

/** By how many pixels the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** By how many pixels the page is wider than a window of 320; the window is as wide as before afterwards. */
export async function overflowAt320(page: Page): Promise<number> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const pixels = await overflow(page);
  if (before) await page.setViewportSize(before);
  return pixels;
}

/** By how many pixels the page is wider than its window while its text has twice the size. */
export async function overflowAtDoubleText(page: Page): Promise<number> {
  const size = (value: string): Promise<void> =>
    page.evaluate((next) => document.documentElement.style.setProperty('font-size', next), value);
  await size('200%');
  const pixels = await overflow(page);
  await size('');
  return pixels;
}

/** Layout shift since the page was opened, as the browser scores it; needs {@link countLayoutShift} before. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'layoutShift') ?? 0));
}

/** Adds up the layout shift of every page that is opened from now on. */
export async function countLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let total = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'hadRecentInput') === false) total += Number(Reflect.get(entry, 'value'));
      Reflect.set(window, 'layoutShift', total);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Bytes of gzip that a script of the build has; nothing for the Supabase client and the database in the browser. */
export function scriptBytes(path: string): number {
  const source = readFileSync(`${dist}${path}`);
  return /GoTrueClient|PGlite/.test(source.toString('utf8')) ? 0 : gzipSync(source, { level: 9 }).length;
}
