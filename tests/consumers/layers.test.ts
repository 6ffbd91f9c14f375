import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chromium, type Browser } from 'playwright';
import { build, defaultServerConditions } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { chromiumLaunch } from '../../scripts/chromium.mjs';
import { changesOf, ownElements, takeStyles, type Styles } from './computedStyles.ts';
import { Consumer, ours, root, runNode } from './consumer.ts';

const shop = new Consumer();
let browser: Browser | undefined;
let kit = '';
const components = new Set(readdirSync(join(root, 'packages/ui/src/components')));
const sheets = new Map<string, string>();

/** Imports of the styles, by the name of the order. */
const orders = {
  kit: ['@saywright/ui/styles.css'],
  reset: ['@saywright/ui/reset.css', '@saywright/ui/styles.css'],
  tailwind: ['./tailwind.css'],
  'tailwind, kit': ['@saywright/ui/tailwind.css', './tailwind.css', '@saywright/ui/styles.css'],
  'kit, tailwind': ['@saywright/ui/tailwind.css', '@saywright/ui/styles.css', './tailwind.css'],
  module: ['./shop.module.css'],
  'module, kit': ['./shop.module.css', '@saywright/ui/styles.css'],
  'kit, module': ['@saywright/ui/styles.css', './shop.module.css'],
};
type Order = keyof typeof orders;

/** Markup of one story of each component, rendered by the packed kit. */
async function renderKit(): Promise<string> {
  const conditions = ['@saywright/source', ...defaultServerConditions];
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    resolve: { alias: { 'storybook/test': join(root, 'tests/consumers/storybookTest.ts') }, conditions },
    ssr: { resolve: { conditions }, noExternal: true },
    build: {
      ssr: 'tests/ui/server.tsx',
      outDir: shop.folder,
      emptyOutDir: false,
      rolldownOptions: { external: /^(react|react-dom|@saywright\/ui)(\/|$)/ },
    },
  });
  shop.write({
    'render.js': `import { writeFileSync } from 'node:fs';
      import { renderAll } from './server.js';
      writeFileSync('stories.json', JSON.stringify(renderAll('en')));`,
  });
  expect(runNode('render.js', shop.folder)).toEqual({ stdout: '', stderr: '' });
  const stories = z.record(z.string(), z.string()).parse(JSON.parse(shop.read('stories.json')));
  const first = new Map<string, string>();
  for (const [name, html] of Object.entries(stories)) {
    const [component = ''] = name.split(': ');
    if (components.has(component) && !first.has(component) && html.includes('data-kit='))
      first.set(component, html);
  }
  return [...first]
    .map(([name, html]) => `<section data-story="${name}" style="position:relative">${html}</section>`)
    .join('\n');
}

async function stylesIn(order: Order, classes = ''): Promise<Styles> {
  if (browser === undefined) throw new Error('No browser is open.');
  // So that no animation is endless.
  const tab = await browser.newPage({ reducedMotion: 'reduce' });
  try {
    // A fixed place, because the margins of a page are the product's.
    await tab.setContent(`<!doctype html><html lang="en" data-theme="light"><style>${sheets.get(order)}</style>
      <body><div style="position:absolute;inset:0 auto auto 0;width:600px" data-product>${ownElements}</div>
      <div style="position:absolute;inset:2000px auto auto 0;width:600px">${kit}
      <button data-kit="Button" data-probe class="${classes}">Buy</button></div></body></html>`);
    return await takeStyles(tab);
  } finally {
    await tab.close();
  }
}

beforeAll(async () => {
  const tailwind = ['tailwindcss@4.3.5', '@tailwindcss/vite@4.3.5'];
  shop.install([inject('tarballs').ui, ...ours('react', 'react-dom', 'vite'), ...tailwind]);
  shop.write({
    'vite.config.js': `import tailwindcss from '@tailwindcss/vite';
      export default { plugins: [tailwindcss()], css: { modules: { generateScopedName: '[local]' } } };`,
    'tailwind.css': `@import 'tailwindcss' source(none);
      @source inline('m-4 p-8 text-3xl bg-red-500 rounded-full font-bold underline border');`,
    'shop.module.css': `.price { margin: 7px; padding: 3px; color: rgb(1, 2, 3); border-radius: 9px; }`,
  });
  for (const [order, imports] of Object.entries(orders)) {
    shop.write({
      // Vite leaves out a module whose classes nobody reads.
      'main.js': imports
        .map((file) =>
          file.includes('.module.')
            ? `import { price } from '${file}'; console.log(price);`
            : `import '${file}';`,
        )
        .join('\n'),
      'index.html': '<!doctype html><script type="module" src="/main.js"></script>',
    });
    shop.run('npx', ['vite', 'build', '--logLevel', 'error']);
    sheets.set(order, shop.readAll('dist', '.css'));
  }
  kit = await renderKit();
  browser = await chromium.launch(chromiumLaunch());
}, 300_000);

afterAll(async () => {
  await browser?.close();
  shop.remove();
}, 120_000);

test('the order is one line of layers', () => {
  const line = readFileSync(shop.path('node_modules/@saywright/ui/src/theme/tailwind.css'), 'utf8');
  expect(line).toContain('@layer theme, base, saywright, components, utilities;');
  const names = [...(sheets.get('reset') ?? '').matchAll(/@layer ([\w., ]+)/g)].flatMap(([, list = '']) =>
    list.split(/, ?/),
  );
  expect([...new Set(names)].filter((name) => !name.startsWith('saywright'))).toEqual([]);
});

describe.each(['tailwind, kit', 'kit, tailwind'] as const)('Tailwind 4, imported as "%s"', (order) => {
  test('changes no component', async () => {
    expect(changesOf((await stylesIn('kit')).kit, (await stylesIn(order)).kit)).toEqual([]);
  }, 120_000);

  test('looks as without the kit', async () => {
    expect(changesOf((await stylesIn('tailwind')).own, (await stylesIn(order)).own)).toEqual([]);
  }, 120_000);

  test('has utilities that change a component', async () => {
    const { probe } = await stylesIn(order, 'p-8 rounded-full');
    expect(probe).toContain('\npadding-top: 32px\n');
    expect(probe).not.toMatch(/\nborder-top-left-radius: .{0,5}\n/);
  }, 120_000);
});

describe.each(['module, kit', 'kit, module'] as const)('CSS Modules, imported as "%s"', (order) => {
  test('change no component, and look as without the kit', async () => {
    const [alone, styled, together] = [
      await stylesIn('kit'),
      await stylesIn('module'),
      await stylesIn(order),
    ];
    expect(changesOf(alone.kit, together.kit)).toEqual([]);
    expect(changesOf(styled.own, together.own)).toEqual([]);
  }, 120_000);

  test('have rules that change a component', async () => {
    const { probe } = await stylesIn(order, 'price');
    expect(probe).toContain('\nmargin-top: 7px\n');
    expect(probe).toContain('\ncolor: rgb(1, 2, 3)\n');
  }, 120_000);
});

test('the reset styles the page', async () => {
  expect(changesOf((await stylesIn('kit')).own, (await stylesIn('reset')).own).join()).toContain(
    'font-family',
  );
}, 120_000);
