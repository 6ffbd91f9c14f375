import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { Consumer, ours } from './consumer.ts';
import { visit } from './visit.ts';

const shop = new Consumer();
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
};

/** A page with a dropdown list, a dialog and a toast, in plain JavaScript. */
const script = `import { createElement as h, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  import { Button } from '@saywright/ui/Button';
  import { Dialog } from '@saywright/ui/Dialog';
  import { Select } from '@saywright/ui/Select';
  import { toast } from '@saywright/ui/Toast';
  import { ToastRegion } from '@saywright/ui/ToastRegion';
  const options = [{ id: 'react', label: 'React' }, { id: 'vue', label: 'Vue' }];
  function Shop() {
    const [open, setOpen] = useState(false);
    return h('main', null,
      h(Select, { label: 'Framework', options, defaultValue: null }),
      h(Button, { variant: 'primary', onClick: () => setOpen(true) }, 'Create'),
      h(Dialog, { open, title: 'Create it?', onClose: () => setOpen(false) },
        h(Button, { onClick: () => { setOpen(false); toast({ title: 'Created', tone: 'success' }); } }, 'Yes')),
      h(ToastRegion));
  }
  createRoot(document.getElementById('root')).render(h(Shop));`;

beforeAll(() => {
  shop.install([inject('tarballs').ui, ...ours('react', 'react-dom', 'vite')]);
}, 300_000);

afterAll(() => shop.remove(), 120_000);

/** Serves a folder of the project to a page. */
const serve = (
  page: Page,
  folder: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> =>
  page.route('http://shop.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = shop.path(join(folder, pathname === '/' ? 'index.html' : pathname));
    if (!existsSync(file) || !statSync(file).isFile()) return route.fulfill({ status: 404 });
    const contentType = types[extname(file)] ?? 'text/plain';
    return route.fulfill({ contentType, headers: { ...headers }, body: readFileSync(file, 'utf8') });
  });

/** Uses every part of the page. */
async function tryShop(page: Page): Promise<void> {
  await page.goto('http://shop.test/');
  const list = page.getByRole('button', { name: 'Framework' });
  await list.click();
  await page.getByRole('option', { name: 'Vue' }).click();
  expect(await list.textContent()).toContain('Vue');
  const create = page.getByRole('button', { name: 'Create' });
  expect(await create.evaluate((button) => getComputedStyle(button).minHeight)).not.toBe('auto');
  await create.click();
  await page.getByRole('dialog', { name: 'Create it?' }).getByRole('button', { name: 'Yes' }).click();
  await page.getByText('Created').first().waitFor();
}

describe('a page under a strict policy', () => {
  const nonce = 'c2hvcA';
  const policy =
    `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:;
    require-trusted-types-for 'script'; trusted-types 'none'`.replaceAll(/\s+/g, ' ');

  test('runs what Vite built, and nothing is blocked', async () => {
    shop.write({
      'vite.config.js': `export default { build: { modulePreload: false } };`,
      'index.html': `<!doctype html><html lang="en" data-theme="dark"><title>Shop</title>
        <meta property="csp-nonce" nonce="${nonce}"><div id="root"></div><script type="module" src="/main.js"></script></html>`,
      'main.js': `import '@saywright/ui/reset.css'; import '@saywright/ui/styles.css';\n${script}`,
    });
    shop.run('npx', ['vite', 'build', '--logLevel', 'error']);
    const output = await visit(async (page) => {
      await serve(page, 'dist', { 'content-security-policy': policy });
      await tryShop(page);
    });
    expect(output).toEqual([]);
  }, 300_000);
});

describe('a page without a bundler', () => {
  /** A CommonJS file as a module: React and a few others are published as nothing else. */
  function asModule(name: string, file: string): string {
    const text = readFileSync(file, 'utf8');
    const needed = [...new Set([...text.matchAll(/require\("([^"]+)"\)/g)].map(([, other = '']) => other))];
    const exported = Object.keys(z.looseObject({}).parse(createRequire(shop.path('x.js'))(name)));
    return `${needed.map((other, index) => `import * as m${index} from '${other}';`).join('\n')}
      const required = { ${needed.map((other, index) => `'${other}': m${index}`).join(', ')} };
      const module = { exports: {} };
      ((module, exports, require) => {${text}\n})(module, module.exports, (name) => required[name]);
      export const { ${exported.join(', ')} } = module.exports;
      export default module.exports;`;
  }

  const commonJs = new Map([
    ['react', 'react/cjs/react.production.js'],
    ['react/jsx-runtime', 'react/cjs/react-jsx-runtime.production.js'],
    ['react-dom', 'react-dom/cjs/react-dom.production.js'],
    ['react-dom/client', 'react-dom/cjs/react-dom-client.production.js'],
    ['scheduler', 'scheduler/cjs/scheduler.production.js'],
    [
      'use-sync-external-store/shim/index.js',
      'use-sync-external-store/cjs/use-sync-external-store-shim.production.js',
    ],
  ]);

  /** Addresses of everything that the page imports, by its name. */
  function importMap(): Readonly<Record<string, string>> {
    const map = new Map<string, string>();
    const seen = new Set<string>();
    const resolve = (name: string): string => {
      const written = commonJs.get(name);
      if (written !== undefined) {
        const file = `modules/${name.replaceAll('/', '-')}.js`;
        shop.write({ [file]: asModule(name, shop.path(join('node_modules', written))) });
        return file;
      }
      return shop
        .run('node', ['--input-type=module', '-e', `console.log(import.meta.resolve('${name}'))`])
        .trim()
        .replace(`file://${shop.folder}/`, '');
    };
    const walk = (text: string, folder: string): void => {
      for (const [, name = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?['"]([^'"]+)['"]/g)) {
        const file = name.startsWith('.') ? join(folder, name) : (map.get(name) ?? resolve(name));
        if (!name.startsWith('.')) map.set(name, file);
        if (seen.has(file)) continue;
        seen.add(file);
        walk(shop.read(file), dirname(file));
      }
    };
    walk(script, '');
    return Object.fromEntries([...map].map(([name, file]) => [name, `/${file}`]));
  }

  test('runs the modules of the package as they are', async () => {
    shop.write({
      'index.html': `<!doctype html><html lang="en" data-theme="dark"><title>Shop</title>
        <link rel="stylesheet" href="/node_modules/@saywright/ui/dist/reset.css">
        <link rel="stylesheet" href="/node_modules/@saywright/ui/dist/styles.css">
        <script>globalThis.process = { env: { NODE_ENV: 'production' } };</script>
        <script type="importmap">${JSON.stringify({ imports: importMap() })}</script><div id="root"></div>
        <script type="module">${script}</script></html>`,
    });
    const output = await visit(async (page) => {
      await serve(page, '');
      await tryShop(page);
    });
    expect(output).toEqual([]);
  }, 300_000);
});
