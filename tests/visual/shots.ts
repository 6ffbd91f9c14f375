import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';

/** Where to store the snapshots of one checkout, and which to take. */
export interface Shots {
  readonly wants: (name: string) => boolean;
  /** Stores a snapshot of a page. */
  readonly take: (page: Page, name: string) => Promise<void>;
  /** Records a failed snapshot. */
  readonly fail: (name: string, error: unknown) => void;
  readonly failures: readonly Failure[];
}

/** A failed snapshot with the reason. */
export interface Failure {
  readonly name: string;
  readonly reason: string;
}

/** The whole page, scrolled to the top, where sticky elements belong. */
async function shoot(page: Page): Promise<Buffer> {
  await page.evaluate(() => scrollTo(0, 0));
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

/** A screenshot once two in a row are equal; the last one if the page never settles. */
async function settled(page: Page): Promise<Buffer> {
  let last = await shoot(page);
  for (let tries = 0; tries < 5; tries += 1) {
    const next = await shoot(page);
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

/** Snapshots of the checkout named `label`, stored in `folder`. */
export function shotsInto(folder: string, label: string, wants: (name: string) => boolean): Shots {
  const failures: Failure[] = [];
  return {
    wants,
    failures,
    take: async (page, name) => {
      const path = join(folder, `${name}.png`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await settled(page));
    },
    fail: (name, error) => {
      const [reason] = String(error).split('\n');
      failures.push({ name, reason: `${label}: ${reason}` });
    },
  };
}

/** Hides elements that depend on time. */
const still = `
  *, *::before, *::after {
    animation: none !important;
    transition: none !important;
    caret-color: transparent !important;
    content-visibility: visible !important;
  }
  [data-kit="Announcer"] { display: none !important; }`;

/** Freezes a page; the style is gone with the document. */
export const holdStill = (page: Page, more = ''): Promise<unknown> =>
  page.addStyleTag({ content: still + more });

/** A browser context in which a page always renders the same. */
export async function steadyContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    // For the style that freezes the page.
    bypassCSP: true,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    timezoneId: 'UTC',
    locale: 'en-GB',
  });
  await context.clock.setFixedTime(new Date('2026-03-02T09:30:00Z'));
  return context;
}
