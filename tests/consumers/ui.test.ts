import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chromium } from 'playwright';
import { build, defaultServerConditions } from 'vite';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { snippetsOf } from '../../.storybook/snippets/snippets.ts';
import { chromiumLaunch } from '../../scripts/chromium.mjs';
import { Consumer, ours, root, run, runNode } from './consumer.ts';

const consumers: Consumer[] = [];
const components = readdirSync(join(root, 'packages/ui/src/components'));
const react = ours('react', 'react-dom');
const types = ours('@types/react', '@types/react-dom', 'typescript');

function consumer(files: Readonly<Record<string, string>>, packages: readonly string[]): Consumer {
  const made = new Consumer(files);
  consumers.push(made);
  made.install([inject('tarballs').ui, ...react, ...packages]);
  return made;
}

afterAll(() => {
  for (const made of consumers) made.remove();
}, 120_000);

const page = `<!doctype html><html lang="en"><title>Shop</title><div id="root"></div>
<script type="module" src="/main.tsx"></script></html>`;
const mount = `import { createRoot } from 'react-dom/client';
const root = document.getElementById('root');
if (root) createRoot(root).render(<Shop />);`;

describe('a product built with Vite', () => {
  const needsSchema = z.record(z.string(), z.array(z.string()));

  test('loads only the styles of the components it uses', () => {
    const shop = consumer({ 'index.html': page }, [...ours('vite'), ...types]);
    const needs = needsSchema.parse(JSON.parse(shop.read('node_modules/@saywright/ui/dist/css/needs.json')));
    const styles = (needs['Button'] ?? []).map((file) => `import '@saywright/ui/css/${file}';`);
    shop.write({
      'main.tsx': `${styles.join('\n')}
        import { Button } from '@saywright/ui';
        const Shop = () => <Button variant="primary">Buy</Button>;
        ${mount}`,
    });
    shop.run('npx', ['vite', 'build', '--logLevel', 'error']);
    const [css, script] = [shop.readAll('dist', '.css'), shop.readAll('dist', '.js')];
    const layers = [...css.matchAll(/@layer saywright\.(\w+)/g)].map(([, layer]) => layer);
    expect([...new Set(layers)]).toEqual(['elements', 'reset', 'tokens', 'components', 'states']);
    expect(css).not.toMatch(/@layer (?!saywright\b)/);
    const own = (name: string): string =>
      /\.(k\w+)\b/.exec(shop.read(`node_modules/@saywright/ui/dist/css/${name}.css`))?.[1] ?? '';
    expect(css).toContain(own('Button'));
    expect(css).not.toContain(own('DiffView'));
    expect(script).toContain('data-kit');
    expect(script).not.toMatch(/DiffView|react-aria|Composer/);
  }, 300_000);

  test('type-checks every subpath without skipLibCheck', () => {
    const [shop] = consumers;
    const specifiers = ['', '/theme', '/tokens', '/messages', '/messages/ar', '/messages/pseudo'].concat(
      components.map((name) => `/${name}`),
    );
    const lines = specifiers.map((name, index) => `export * as from${index} from '@saywright/ui${name}';`);
    shop?.write({ 'types.ts': lines.join('\n') });
    const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2023', '--types', ''];
    const lib = ['--lib', 'es2023,dom,dom.iterable', '--jsx', 'react-jsx', '--exactOptionalPropertyTypes'];
    expect(shop?.run('npx', ['tsc', ...options, ...lib, 'types.ts'])).toBe('');
  }, 120_000);

  test('compiles every example and every snippet of the showcase', async () => {
    const shop = consumer({}, types);
    const stories = join(root, 'stories/components');
    for (const name of components) {
      const path = join(stories, name, `${name}.example.tsx`);
      shop.write({ [`src/${name}.tsx`]: readFileSync(path, 'utf8') });
      const specimens = join(stories, name, `${name}.stories.tsx`);
      if (!existsSync(specimens)) continue;
      for (const [story, code] of await snippetsOf(specimens))
        shop.write({ [`src/${name}_${story}.tsx`]: code });
    }
    const compilerOptions = {
      strict: true,
      noEmit: true,
      module: 'nodenext',
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      types: [],
    };
    shop.write({ 'tsconfig.json': JSON.stringify({ compilerOptions, include: ['src'] }) });
    expect(shop.run('npx', ['tsc', '-p', '.'])).toBe('');
  }, 300_000);

  test('writes its own styles with vanilla-extract and the tokens of the kit', () => {
    const shop = consumer(
      {
        'index.html': page,
        'vite.config.js': `import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
          export default { plugins: [vanillaExtractPlugin()] };`,
        'shop.css.ts': `import { style } from '@vanilla-extract/css';
          import { vars } from '@saywright/ui/theme';
          export const price = style({ color: vars.color.accentText });`,
        'main.tsx': `import '@saywright/ui/styles.css';
          import { price } from './shop.css.ts';
          import { Card } from '@saywright/ui/Card';
          const Shop = () => <Card title="Price"><b className={price}>19</b></Card>;
          ${mount}`,
      },
      ours('vite', '@vanilla-extract/css', '@vanilla-extract/vite-plugin'),
    );
    shop.run('npx', ['vite', 'build', '--logLevel', 'error']);
    const css = shop.readAll('dist', '.css');
    // Its own rule is in no layer, so it overrides every rule of the kit.
    const ownRule = /\.[\w-]+\s*\{\s*color:\s*var\(--kit-color-accent-text\);?\s*\}\s*$/;
    expect(css.trim()).toMatch(ownRule);
  }, 300_000);
});

describe('a server of plain Node', () => {
  test('renders every story without console output', async () => {
    const server = consumer({}, []);
    const conditions = ['@saywright/source', ...defaultServerConditions];
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [vanillaExtractPlugin()],
      resolve: { alias: { 'storybook/test': join(root, 'tests/consumers/storybookTest.ts') }, conditions },
      // Dependencies of the stories alone.
      ssr: { resolve: { conditions }, noExternal: true },
      build: {
        ssr: 'tests/ui/server.tsx',
        outDir: server.folder,
        emptyOutDir: false,
        rolldownOptions: { external: /^(react|react-dom|@saywright\/ui)(\/|$)/ },
      },
    });
    server.write({
      'render.js': `import { renderAll } from './server.js';
        const written = Object.entries(renderAll('ar'));
        const empty = written.flatMap(([name, html]) => (html === '' ? [name] : []));
        process.stdout.write(JSON.stringify({ count: written.length, empty }));`,
    });
    const { stdout, stderr } = runNode('render.js', server.folder);
    expect(stderr).toBe('');
    const { count, empty } = z
      .object({ count: z.number(), empty: z.array(z.string()) })
      .parse(JSON.parse(stdout));
    expect(count).toBeGreaterThan(600);
    expect(empty).toEqual(['Breadcrumbs: Empty', 'Pagination: OnePage']);
    const used = server.read('server.js');
    const names = components.filter((name) => name !== 'Toast');
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(used))).toEqual([]);
  }, 300_000);

  test('loads every subpath, one copy of react-aria and nothing that needs a bundler', () => {
    const server = consumers.at(-1);
    const lines = ['', '/theme', '/tokens', '/messages', '/messages/ar', '/messages/pseudo']
      .concat(components.map((name) => `/${name}`))
      .map((name) => `import '@saywright/ui${name}';`);
    server?.write({ 'all.js': lines.join('\n') });
    expect(runNode('all.js', server?.folder ?? '')).toEqual({ stdout: '', stderr: '' });
    const copies = server?.run('npm', ['ls', '--all', '--parseable', 'react-aria', 'react-aria-components']);
    expect(new Set(copies?.trim().split('\n')).size).toBe(2);
    const files = readdirSync(server?.path('node_modules/@saywright/ui/dist') ?? '', {
      recursive: true,
      encoding: 'utf8',
    });
    expect(files.filter((name) => /\.css\.js$|vanilla\.css$/.test(name))).toEqual([]);
  });
});

describe('a plain page with the style sheet', () => {
  test('shows its theme, and its own rules win', async () => {
    const sheets = ['reset.css', 'styles.css'].map((name) =>
      readFileSync(consumers.at(-1)?.path(`node_modules/@saywright/ui/dist/${name}`) ?? '', 'utf8'),
    );
    const html = `<style>${sheets.join('\n')}</style><style>.mine { margin: 7px; }</style>
      <p class="mine">Words</p>`;
    const browser = await chromium.launch(chromiumLaunch());
    try {
      const tab = await browser.newPage();
      await tab.setContent(`<!doctype html><html lang="en" data-theme="light">${html}</html>`);
      const styles = (): Promise<readonly string[]> =>
        tab.evaluate(() => {
          const body = getComputedStyle(document.body);
          const own = getComputedStyle(document.querySelector('.mine') ?? document.body);
          return [body.color, body.backgroundColor, own.marginTop];
        });
      const light = await styles();
      await tab.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
      const dark = await styles();
      expect([light[2], dark[2]]).toEqual(['7px', '7px']);
      expect(light[0]).not.toBe(dark[0]);
      expect(light[1]).not.toBe(dark[1]);
    } finally {
      await browser.close();
    }
  });
});

describe('a product built with Next.js', () => {
  test('renders server components and exports static pages', async () => {
    const shop = consumer(
      {
        'next.config.mjs': `export default { output: 'export' };`,
        'app/layout.jsx': `import '@saywright/ui/styles.css';
          export default function Layout({ children }) {
            return <html lang="ar" dir="rtl" data-theme="dark"><body>{children}</body></html>;
          }`,
        'app/Arabic.jsx': `'use client';
          import { MessagesProvider } from '@saywright/ui/messages';
          import { arabic } from '@saywright/ui/messages/ar';
          export const Arabic = ({ children }) =>
            <MessagesProvider locale="ar-EG" messages={arabic}>{children}</MessagesProvider>;`,
        'app/Counter.jsx': `'use client';
          import { useState } from 'react';
          import { Button } from '@saywright/ui/Button';
          export function Counter() {
            const [count, setCount] = useState(0);
            return <Button onClick={() => setCount(count + 1)}>Pressed {count}</Button>;
          }`,
        'app/page.jsx': `import { Badge, Card, Grid, Icon, IconButton, LinkButton, Meter, ProgressBar, Receipt, RiskBadge, Row,
            Disclosure, Stack, StatCard, StatusDot } from '@saywright/ui';
          import { Arabic } from './Arabic.jsx';
          import { Counter } from './Counter.jsx';
          export default function Page() {
            return (
              <Arabic>
                <Stack>
                  <Card title="Shop"><StatusDot status="online" label="Open" /><Badge>New</Badge></Card>
                  <Grid><StatCard label="Orders" value="12" icon="table" /></Grid>
                  <Row><RiskBadge risk="high" /><Icon name="check" label="Yes" /></Row>
                  <Receipt title="Proven" note="Just now" lines={[{ label: 'Rows', value: '1' }]} />
                  <LinkButton href="/next">Next</LinkButton>
                  <IconButton icon="close" label="Close" />
                  <Meter label="Used" value={42} />
                  <ProgressBar label="Copied" value={7} />
                  <Disclosure title="More">Words</Disclosure>
                  <Counter />
                </Stack>
              </Arabic>
            );
          }`,
      },
      ['next@16.4.6'],
    );
    shop.run('npx', ['next', 'build']);
    const html = shop.read('out/index.html');
    for (const part of ['Card', 'StatCard', 'Receipt', 'LinkButton', 'Disclosure'])
      expect(html).toContain(`data-kit="${part}"`);
    expect(html).toContain('خطر مرتفع');
    expect(html).toContain('٤٢');

    const browser = await chromium.launch(chromiumLaunch());
    try {
      const tab = await browser.newPage();
      const output: string[] = [];
      tab.on('console', (message) => output.push(message.text()));
      tab.on('pageerror', (error) => output.push(String(error)));
      await tab.route('**/*', (route) => {
        const { pathname } = new URL(route.request().url());
        const file = pathname === '/' ? 'index.html' : decodeURIComponent(pathname);
        return route.fulfill({ path: shop.path(join('out', file)) });
      });
      await tab.goto('http://shop.test/');
      await tab.getByRole('button', { name: 'Pressed 0' }).click();
      await tab.getByRole('button', { name: 'Pressed 1' }).waitFor();
      expect(output).toEqual([]);
    } finally {
      await browser.close();
    }
  }, 600_000);
});

test('the published package matches its manifest', () => {
  const report = run('npm', ['run', 'check:package'], join(root, 'packages/ui'));
  expect(report).toContain('All good!');
  expect(report).not.toContain('❌');
}, 120_000);
