// The kit compared with plain elements and other kits, all built and measured in the same run: duration of pages of
// cards, switches, toasts and messages, their memory, and the size of a dashboard. `npm run bench`.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright';
import { chromiumLaunch } from '../../../scripts/chromium.mjs';
import { zipped } from '../../support/bundle.ts';
import { styleNeeds, stylesOf } from '../../support/kitBundle.ts';
import { buildPage } from './build.ts';
import { Bench, Rounds } from './measure.ts';

const rounds = Number(process.env['SAYWRIGHT_ROUNDS'] ?? 15);
const here = fileURLToPath(new URL('.', import.meta.url));

/** Packages to compare with, installed in a temporary folder. */
const peers = [
  'react@19.3.1',
  'react-dom@19.3.1',
  '@mantine/core@9.7.3',
  '@mantine/hooks@9.7.3',
  '@mantine/notifications@9.7.3',
  '@radix-ui/themes@3.3.0',
];

/** Limits for the kit, as multiples of plain elements. */
const cardBars = { mountCards: 1.4, updateAll: 1.4, changeOne: 1, heap: 1.5, mountSwitches: 2 };
const mostToasts = 5;
const dashboardBar = 40_000;
const conversationBars = {
  1000: { firstFrame: 0.55, token: 1 },
  5000: { token: 0.3 },
} as const;

let missed = 0;

function tell(what: string, value: number, bar: number | undefined, unit = '× plain'): void {
  const isMissed = bar !== undefined && !(value <= bar);
  if (isMissed) missed += 1;
  const against = bar === undefined ? '' : `  (bar: ${bar})${isMissed ? '  MISSED' : ''}`;
  const text = Number.isInteger(value) ? String(value) : value.toFixed(2);
  console.log(`${text.padStart(8)} ${unit}${against}  ${what}`);
}

async function cards(browser: Browser, modules: string): Promise<void> {
  const files = {
    plain: join(here, 'raw.tsx'),
    kit: join(here, 'kit.tsx'),
    mantine: join(modules, 'mantine.jsx'),
    radix: join(modules, 'radix.jsx'),
  };
  const built = await Promise.all(
    Object.entries(files).map(async ([name, file]) => {
      const page = await buildPage('page.tsx', file, modules, join(modules, 'built', name));
      return { name, page };
    }),
  );
  const found = new Rounds();
  for (let round = 0; round < rounds; round += 1)
    // A different contender starts each round.
    for (let turn = 0; turn < built.length; turn += 1) {
      const contender = built[(turn + round) % built.length];
      if (contender === undefined) continue;
      const { name, page } = contender;
      const bench = await Bench.open(browser, page);
      await bench.step('prepare');
      const before = await bench.heap();
      found.add(name, 'mountCards', await bench.step('mountCards'));
      found.add(name, 'heap', (await bench.heap()) - before);
      found.add(name, 'nodesOfCard', await bench.step('nodesOfCard'));
      for (const step of ['updateAll', 'changeOne']) found.add(name, step, await bench.step(step));
      await bench.step('clear');
      for (const step of ['mountSwitches', 'flipSwitches']) found.add(name, step, await bench.step(step));
      await bench.step('clear');
      found.add(name, 'mostToasts', await bench.step('mostToasts'));
      await bench.close();
    }
  for (const { name } of built.slice(1)) {
    const bars: Readonly<Record<string, number>> = name === 'kit' ? cardBars : {};
    console.log(`\n1,000 cards, 500 switches, 100 toasts: ${name}, ${rounds} rounds`);
    for (const step of ['mountCards', 'updateAll', 'changeOne', 'heap', 'mountSwitches', 'flipSwitches'])
      tell(step, found.ratio(name, 'plain', step), bars[step]);
    tell('elements of a card', found.typical(name, 'nodesOfCard'), undefined, 'elements');
    tell(
      'most at once',
      found.typical(name, 'mostToasts'),
      name === 'kit' ? mostToasts : undefined,
      'toasts',
    );
  }
}

async function conversations(browser: Browser, modules: string): Promise<void> {
  const page = await buildPage('conversation.tsx', '', modules, join(modules, 'built', 'conversation'));
  for (const [count, bars] of Object.entries(conversationBars)) {
    const found = new Rounds();
    for (let round = 0; round < rounds; round += 1)
      for (const name of round % 2 === 0 ? ['plain', 'kit'] : ['kit', 'plain']) {
        const bench = await Bench.open(browser, page, name);
        found.add(name, 'firstFrame', await bench.step('firstFrame', Number(count)));
        found.add(name, 'token', await bench.step('token'));
        found.add(name, 'drawnByToken', await bench.step('drawnByToken'));
        await bench.close();
      }
    console.log(`\n${count} messages, ${rounds} rounds`);
    for (const [step, bar] of Object.entries<number | undefined>({ firstFrame: undefined, ...bars }))
      tell(step, found.ratio('kit', 'plain', step), bar);
    tell('drawn again by a token', found.typical('kit', 'drawnByToken'), 1, 'messages');
  }
}

async function dashboard(modules: string): Promise<void> {
  const script = async (page: string): Promise<number> =>
    zipped((await buildPage(page, '', modules, join(modules, 'built', page))).script);
  const js = (await script('dashboard.tsx')) - (await script('floor.tsx'));
  const needs = styleNeeds();
  const used = ['Button', 'DataTable', 'StatCard', 'Switch', 'Tabs', 'ToastRegion'];
  const css = zipped(stylesOf([...new Set(used.flatMap((name) => needs[name] ?? []))]));
  console.log(`\nDashboard, gzip beyond React: ${js} script + ${css} styles, theme included`);
  tell('dashboard', js + css, dashboardBar, 'bytes');
}

const modules = mkdtempSync(join(tmpdir(), 'kit-bench-'));
const browser = await chromium.launch(chromiumLaunch());
try {
  writeFileSync(join(modules, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  cpSync(join(here, 'peers'), modules, { recursive: true });
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', modules];
  execFileSync('npm', ['install', '-E', ...options, ...peers], { cwd: modules, stdio: 'ignore' });
  await dashboard(modules);
  await cards(browser, modules);
  await conversations(browser, modules);
} finally {
  await browser.close();
  rmSync(modules, { recursive: true, force: true });
}
if (missed > 0) process.exitCode = 1;
