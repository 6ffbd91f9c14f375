import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chromium, type Browser, type Page } from 'playwright';
import { createServer, defaultClientConditions, defaultServerConditions, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { kitVite } from '../../.storybook/kitVite.ts';
import { chromiumLaunch } from '../../scripts/chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const own = '@saywright/source';
const serverSchema = z.object({
  renderAll: z.function({ input: [z.string()], output: z.record(z.string(), z.string()) }),
});
const foundSchema = z.array(z.string());

let server: ViteDevServer;
let browser: Browser;
let page: Page;
/** What the page wrote to its console since it was last asked. */
const said: string[] = [];

beforeAll(async () => {
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    cacheDir: 'node_modules/.vite-kit',
    plugins: [vanillaExtractPlugin()],
    resolve: { conditions: [own, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [own, ...defaultServerConditions] } },
    // What was prepared for another list of dependencies is prepared again.
    optimizeDeps: { ...kitVite().optimizeDeps, entries: ['tests/kit/index.html'] },
    server: { port: 0, watch: null, hmr: false },
  });
  await server.listen();
  browser = await chromium.launch(chromiumLaunch());
  page = await browser.newPage({ reducedMotion: 'reduce' });
  page.on('console', (message) => {
    // Not from the kit: Vite, an advertisement, and a hint of the browser about fields that stand alone in a story.
    if (!/^\[vite\]|React DevTools|^\[DOM\]/.test(message.text())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  await page.goto(new URL('/tests/kit/index.html', server.resolvedUrls?.local[0]).href);
  // On a new machine Vite prepares its dependencies first.
  await page.waitForFunction(() => 'hydrate' in globalThis, undefined, { timeout: 100_000 });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const english = ['en', 'High risk'] as const;
const others = [
  ['ar', 'خطر مرتفع'],
  ['pseudo', '⟦Ĥîĝĥ ŕîšķ'],
] as const;

// Another language changes words and no markup, so each run takes one; KIT_LANGUAGES=all takes every one.
describe.each(process.env['KIT_LANGUAGES'] === 'all' ? [english, ...others] : [english])(
  'the kit in %s',
  (language, sample) => {
    let written: Readonly<Record<string, string>>;

    test('is written by a server without a browser, and without a word on its console', async () => {
      const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;
      const spies = methods.map((method) => vi.spyOn(console, method));
      const { renderAll } = serverSchema.parse(await server.ssrLoadModule('/tests/kit/server.tsx'));
      written = renderAll(language);
      expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([]);
      vi.restoreAllMocks();
      const silent = Object.keys(written).filter((name) => written[name] === '');
      expect(silent, 'draws nothing').toEqual(['Breadcrumbs: Empty']);
      expect(Object.values(written).join('')).toContain(sample);
    });

    test('is written without a style that a strict content security policy would refuse', () => {
      // What is of the kit has a class; the frame around a story may have a style alone.
      const styled = /<(?=[^>]* style=)(?=[^>]* class=)[^>]*>/;
      expect(Object.keys(written).filter((name) => styled.test(written[name] ?? ''))).toEqual([]);
    });

    test('is taken over in the browser without a difference, in strict mode', async () => {
      const wrong: Record<string, readonly string[]> = {};
      for (const [name, html] of Object.entries(written)) {
        const call = `hydrate(${JSON.stringify(name)}, ${JSON.stringify(language)}, ${JSON.stringify(html)})`;
        const found = foundSchema.parse(await page.evaluate(call));
        if (found.length > 0 || said.length > 0) wrong[name] = [...found, ...said.splice(0)];
      }
      expect(wrong).toEqual({});
    });
  },
);
