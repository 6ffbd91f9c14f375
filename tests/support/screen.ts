import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page as it stands: rule and place. */
export async function violations(page: Page): Promise<string[]> {
  // Judged at rest: half-way through a fade every contrast is too low.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

/** By how many pixels the page is wider than a window of 320; the window is as wide as before afterwards. */
export async function overflowAt320(page: Page): Promise<number> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (before) await page.setViewportSize(before);
  return overflow;
}
