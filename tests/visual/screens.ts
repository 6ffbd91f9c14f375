import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import type { Browser, Page } from 'playwright';
import { z } from 'zod';
import { signUp } from '../support/person.ts';
import { screens, type Screen } from '../support/screens.ts';
import { startServer } from '../support/server.ts';
import { holdStill, steadyContext, type Shots } from './shots.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
const themes = ['dark', 'light'] as const;
const timeout = 60_000;

/** Hides toasts, which depend on time, and the bell, whose count depends on a slow machine. */
const passing = `
  [data-kit="ToastRegion"], [data-react-aria-top-layer] { display: none !important; }
  [data-kit="NotificationBell"] { visibility: hidden !important; }`;

const moduleSchema = z.object({
  screens: z.array(z.object({ path: z.string(), heading: z.string(), guarded: z.boolean() })),
});

/** The screens that a checkout lists; the present list if it has none there. */
async function screensOf(checkout: string): Promise<readonly Screen[]> {
  const path = join(checkout, 'tests/support/screens.ts');
  return existsSync(path) ? moduleSchema.parse(await import(pathToFileURL(path).href)).screens : screens;
}

/** A screen in one size and theme. */
interface View {
  readonly size: (typeof sizes)[number];
  readonly theme: (typeof themes)[number];
  readonly name: string;
}

function wantedViews({ path }: Screen, { wants }: Shots): readonly View[] {
  const place = path.replace(/\?.*/, '').slice(1).replaceAll('/', '-') || 'home';
  return sizes
    .flatMap((size) =>
      themes.map((theme) => ({ size, theme, name: `screens/${place}-${size.width}-${theme}` })),
    )
    .filter(({ name }) => wants(name));
}

/** Replaces measured durations, which differ from run to run. */
const withoutDurations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      node.nodeValue = node.nodeValue?.replaceAll(/\d+ ms\b/gu, '9 ms') ?? null;
  });

async function takeScreen(page: Page, url: string, screen: Screen, shots: Shots): Promise<void> {
  const views = wantedViews(screen, shots);
  try {
    await page.goto(`${url}${screen.path}`);
    await expect(page.getByRole('heading', { level: 1, name: screen.heading })).toBeVisible({ timeout });
    await expect(page.getByRole('banner')).toContainText('GCP Ready', { timeout });
    await page.waitForLoadState('networkidle');
    await holdStill(page, passing);
    await withoutDurations(page);
    for (const { size, theme, name } of views) {
      await page.setViewportSize(size);
      await page.evaluate((value) => void (document.documentElement.dataset['theme'] = value), theme);
      await shots.take(page, name);
    }
  } catch (error) {
    for (const { name } of views) shots.fail(name, error);
  }
}

/** Takes the selected screens of a built checkout, as a visitor or as a new account. */
export async function takeScreens(browser: Browser, checkout: string, shots: Shots): Promise<void> {
  const wanted = (await screensOf(checkout)).filter((screen) => wantedViews(screen, shots).length > 0);
  if (wanted.length === 0) return;
  const directory = await mkdtemp(join(tmpdir(), 'saywright-visual-data-'));
  const server = await startServer(
    directory,
    {},
    { entry: join(checkout, 'packages/engine/dist/server.js') },
  );
  const context = await steadyContext(browser);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(timeout);
    await page.setViewportSize(sizes[0]);
    const guarded = wanted.filter((screen) => screen.guarded);
    for (const screen of wanted) if (!screen.guarded) await takeScreen(page, server.url, screen, shots);
    if (guarded.length > 0) await signUp(page, server.url, 'visual@example.org');
    for (const screen of guarded) await takeScreen(page, server.url, screen, shots);
  } finally {
    await context.close();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
