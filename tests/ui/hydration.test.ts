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
/** Console output of the page since the last call. */
const output: string[] = [];

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
    // Optimises again if the list of dependencies changed.
    optimizeDeps: { ...kitVite().optimizeDeps, entries: ['tests/ui/index.html'] },
    server: { port: 0, watch: null, hmr: false },
  });
  await server.listen();
  browser = await chromium.launch(chromiumLaunch());
  page = await browser.newPage({ reducedMotion: 'reduce' });
  page.on('console', (message) => {
    // Not from the kit: Vite, an advertisement, and a browser hint about fields outside a form.
    if (!/^\[vite\]|React DevTools|^\[DOM\]/.test(message.text())) output.push(message.text());
  });
  page.on('pageerror', (error) => output.push(String(error)));
  // On a new machine Vite optimises dependencies first.
  page.setDefaultTimeout(100_000);
  await page.goto(new URL('/tests/ui/index.html', server.resolvedUrls?.local[0]).href);
  await page.waitForFunction(() => 'hydrate' in globalThis);
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

// The language changes text, not markup, so each run uses one; KIT_LANGUAGES=all uses every language.
describe.each(process.env['KIT_LANGUAGES'] === 'all' ? [english, ...others] : [english])(
  'the kit in %s',
  (language, sample) => {
    let written: Readonly<Record<string, string>>;

    test('renders on a server without console output', async () => {
      const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;
      const spies = methods.map((method) => vi.spyOn(console, method));
      const { renderAll } = serverSchema.parse(await server.ssrLoadModule('/tests/ui/server.tsx'));
      written = renderAll(language);
      expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([]);
      vi.restoreAllMocks();
      const silent = Object.keys(written).filter((name) => written[name] === '');
      expect(silent, 'draws nothing').toEqual(['Breadcrumbs: Empty']);
      expect(Object.values(written).join('')).toContain(sample);
    });

    test('renders without styles that a strict content security policy would block', () => {
      // Elements of the kit have a class; the frame around a story may have only a style.
      const styled = /<(?=[^>]* style=)(?=[^>]* class=)[^>]*>/;
      expect(Object.keys(written).filter((name) => styled.test(written[name] ?? ''))).toEqual([]);
    });

    test('hydrates in strict mode without a mismatch', async () => {
      const wrong: Record<string, readonly string[]> = {};
      for (const [name, html] of Object.entries(written)) {
        const call = `hydrate(${JSON.stringify(name)}, ${JSON.stringify(language)}, ${JSON.stringify(html)})`;
        const found = foundSchema.parse(await page.evaluate(call));
        if (found.length > 0 || output.length > 0) wrong[name] = [...found, ...output.splice(0)];
      }
      expect(wrong).toEqual({});
    });
  },
);
