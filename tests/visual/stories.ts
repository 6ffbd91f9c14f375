import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { z } from 'zod';
import { holdStill, steadyContext, type Shots } from './shots.ts';

/** A display mode for specimens. */
interface Mode {
  readonly name: string;
  /** Attributes of the page root. */
  readonly root: Readonly<Record<string, string>>;
  /** Width of the page in px. */
  readonly width: number;
  readonly forcedColors?: 'active';
}

const wide = 1040;
const usual = {
  'data-theme': 'dark',
  'data-contrast': 'normal',
  'data-density': 'comfortable',
  'data-story-text': '100',
  dir: 'ltr',
};
/** Plain page background: screens cover the gradient, which is slow to encode. */
const flat = 'body::before { background: var(--kit-color-surface) !important; }';
/** The story's own attributes. */
const asShown: Mode = { name: 'as-shown', root: {}, width: wide };

/** Together with the default, these cover every theme, density, direction, text size and width at least once. */
const otherModes: readonly Mode[] = [
  {
    name: 'light-compact-320',
    root: { ...usual, 'data-theme': 'light', 'data-density': 'compact' },
    width: 320,
  },
  { name: 'contrast-rtl', root: { ...usual, 'data-contrast': 'more', dir: 'rtl' }, width: wide },
  {
    name: 'forced-text-200',
    root: { ...usual, 'data-story-text': '200' },
    width: wide,
    forcedColors: 'active',
  },
];

const indexSchema = z.object({
  entries: z.record(z.string(), z.object({ id: z.string(), type: z.string(), tags: z.array(z.string()) })),
});

/**
 * The specimens of a built showcase with their modes. Behaviour tests are excluded, unless
 * they leave a panel open; a story with a play function has one mode only, its final state.
 */
async function specimensOf(showcase: string): Promise<readonly { id: string; modes: readonly Mode[] }[]> {
  const index: unknown = JSON.parse(await readFile(join(showcase, 'index.json'), 'utf8'));
  return Object.values(indexSchema.parse(index).entries)
    .filter(({ type }) => type === 'story')
    .filter(({ tags }) => !tags.includes('behaviour') || tags.includes('open'))
    .map(({ id, tags }) => ({ id, modes: tags.includes('play-fn') ? [asShown] : [asShown, ...otherModes] }));
}

async function enter(page: Page, { root, width, forcedColors }: Mode): Promise<void> {
  await page.setViewportSize({ width, height: 480 });
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: forcedColors ?? 'none' });
  await page.evaluate((attributes) => {
    for (const [name, value] of Object.entries(attributes))
      document.documentElement.setAttribute(name, value);
  }, root);
}

const renderSchema = z.enum(['finished', 'errored', 'aborted']);

/**
 * Renders a story in the open page, to the end of its play function.
 * @throws Error if it fails; times out outside the page, whose clock a story may replace
 */
async function show(page: Page, id: string): Promise<void> {
  const preview = 'globalThis.__STORYBOOK_PREVIEW__';
  const wanted = JSON.stringify(id);
  await page.evaluate(
    `${preview}.channel.emit('setCurrentStory', { storyId: ${wanted}, viewMode: 'story' })`,
  );
  const ended = await page.waitForFunction(`(() => {
    const { id, phase } = ${preview}.currentRender ?? {};
    return id === ${wanted} && ['finished', 'errored', 'aborted'].includes(phase) && phase;
  })()`);
  const phase = renderSchema.parse(await ended.jsonValue());
  if (phase !== 'finished') throw new Error(`the story ended as "${phase}"`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Takes every specimen of a built showcase in one page, several times faster than a page for each. */
export async function takeStories(browser: Browser, showcase: string, shots: Shots): Promise<void> {
  const specimens = await specimensOf(showcase);
  const context = await steadyContext(browser);
  try {
    const page = await context.newPage();
    await page.route('http://showcase.test/**', (route) =>
      route.fulfill({ path: join(showcase, new URL(route.request().url()).pathname) }),
    );
    let isOpen = false;
    for (const { id, modes } of specimens) {
      const wanted = modes
        .map((mode) => ({ mode, name: `stories/${id}/${mode.name}` }))
        .filter(({ name }) => shots.wants(name));
      if (wanted.length === 0) continue;
      try {
        if (!isOpen) {
          await page.goto(`http://showcase.test/iframe.html?id=${id}&viewMode=story`);
          await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.currentRender !== undefined');
          await holdStill(page, flat);
          isOpen = true;
        }
        await enter(page, asShown);
        // What takes focus shows its ring after a key alone, whatever a story before clicked.
        await page.keyboard.press('Shift');
        await show(page, id);
        for (const { mode, name } of wanted) {
          if (mode !== asShown) await enter(page, mode);
          await shots.take(page, name);
        }
      } catch (error) {
        for (const { name } of wanted) shots.fail(name, error);
        isOpen = false;
      }
    }
  } finally {
    await context.close();
  }
}
