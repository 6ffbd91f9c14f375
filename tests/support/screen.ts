import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { zipped } from './bundle.ts';

const dist = fileURLToPath(new URL('../../packages/app/dist', import.meta.url));

/** Injects axe into every frame that lacks it. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    try {
      if (await frame.evaluate(() => 'axe' in window)) continue;
      await frame.evaluate(`${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`);
    } catch (error) {
      // A preview gives way to the next one.
      if (!frame.isDetached()) throw error;
    }
}

/** The axe violations of the present page as rule and element; all rules, or the given ones. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Without animations: contrast is too low halfway through a fade.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await bringAxe(page);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const { violations: found } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
  // A page in a frame is a document with its own landmarks.
  const problems = found.filter(
    ({ id, nodes }) => id !== 'landmark-unique' || nodes.every(({ target }) => target.length === 1),
  );
  return problems.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

const dark = { theme: 'dark', contrast: 'normal', density: 'comfortable' };
const otherModes = [
  { ...dark, theme: 'light' },
  { ...dark, contrast: 'more', density: 'compact' },
];

/** {@link violations} in both themes and in high contrast; the other modes check only colour rules. */
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

/** Horizontal overflow of the page in pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Horizontal overflow in pixels at a width of 320 px; restores the width afterwards. */
export async function overflowAt320(page: Page): Promise<number> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const pixels = await overflow(page);
  if (before) await page.setViewportSize(before);
  return pixels;
}

/** Horizontal overflow in pixels at 200 % text size. */
export async function overflowAtDoubleText(page: Page): Promise<number> {
  const size = (value: string): Promise<void> =>
    page.evaluate((next) => document.documentElement.style.setProperty('font-size', next), value);
  await size('200%');
  const pixels = await overflow(page);
  await size('');
  return pixels;
}

/** Layout shift score since the page was opened; needs {@link countLayoutShift} first. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'layoutShift') ?? 0));
}

/** Sums up the layout shift of every page opened from now on. */
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

/** Gzip size of a built script in bytes; 0 for the Supabase client and the database in the browser. */
export function scriptBytes(path: string): number {
  const source = readFileSync(`${dist}${path}`, 'utf8');
  return /GoTrueClient|PGlite/.test(source) ? 0 : zipped(source);
}
