import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chromium, type Browser, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { chromiumLaunch } from '../../scripts/chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = mkdtempSync(join(tmpdir(), 'kit-policy-'));
const nonce = 'b2Zyb20ga2l0';
const policy = [
  `default-src 'none'`,
  `script-src 'nonce-${nonce}'`,
  `style-src 'nonce-${nonce}'`,
  // Images come from the product itself.
  `img-src 'self' data:`,
  // The pages that the stories of PreviewFrame show.
  'frame-src data:',
].join('; ');
const html = `<!doctype html><html lang="en" data-theme="dark"><head><meta charset="utf-8"><title>Kit</title>
  <link rel="stylesheet" nonce="${nonce}" href="/page.css"></head>
  <body><script type="module" nonce="${nonce}" src="/page.js"></script></body></html>`;
const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };
/** Stories rendered at once; after a violation each is rendered alone. */
const atOnce = 20;
const foundSchema = z.array(z.string());

let browser: Browser;
let page: Page;

beforeAll(async () => {
  // The built kit, as a product uses it.
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    resolve: { alias: { 'storybook/test': join(root, 'tests/consumers/storybookTest.ts') } },
    build: {
      outDir: out,
      emptyOutDir: true,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'tests/ui/policy.tsx',
        output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
      },
    },
  });
  browser = await chromium.launch(chromiumLaunch());
  page = await browser.newPage();
  await page.route('http://kit.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const headers = { 'content-security-policy': policy };
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', headers, body: html });
    const type = types[pathname.split('.').at(-1) ?? ''];
    if (type === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: type, body: readFileSync(join(out, pathname), 'utf8') });
  });
  await page.goto('http://kit.test/');
  await page.waitForFunction(() => 'draw' in globalThis);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  rmSync(out, { recursive: true, force: true });
});

describe(`under "${policy.slice(0, 18)}" and nonces`, () => {
  test('a style without a nonce is blocked and reported', async () => {
    const found = foundSchema.parse(await page.evaluate('offend()'));
    expect(found.join()).toContain('style-src');
  });

  test('the styles of the kit apply', async () => {
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(13, 11, 30)');
  });

  test('hydration sets the width of a bar, which server markup cannot', async () => {
    const [before, after, ...taken] = foundSchema.parse(await page.evaluate('takeOver()'));
    expect(before).toMatch(/^0px\b/);
    expect(after).toMatch(/^50%/);
    expect(taken).toEqual([]);
  });

  test('no story violates the policy', async () => {
    const names = foundSchema.parse(await page.evaluate('names'));
    const draw = async (drawn: readonly string[]): Promise<readonly string[]> =>
      foundSchema.parse(await page.evaluate(`draw(${JSON.stringify(drawn)})`));
    const refused: Record<string, readonly string[]> = {};
    for (let first = 0; first < names.length; first += atOnce) {
      const drawn = names.slice(first, first + atOnce);
      if ((await draw(drawn)).length === 0) continue;
      for (const name of drawn) {
        const found = await draw([name]);
        if (found.length > 0) refused[name] = found;
      }
    }
    expect(refused).toEqual({});
  });
});
