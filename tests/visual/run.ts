// Compares visual snapshots of the studio and the kit with those of the base commit:
// npm run visual [-- --base REF] [-- filter …]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { chromiumLaunch } from '../../scripts/chromium.mjs';
import { checkOut, describeCommit, findBase, install, run } from './base.ts';
import { compareFolders } from './compare.ts';
import { reportPage, summary } from './report.ts';
import { takeScreens } from './screens.ts';
import { shotsInto, type Shots } from './shots.ts';
import { takeStories } from './stories.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const report = join(root, 'visual-report');
const { values, positionals: filters } = parseArgs({
  options: { base: { type: 'string' } },
  allowPositionals: true,
});

const wants = (name: string): boolean =>
  filters.length === 0 || filters.some((filter) => name.includes(filter));
/** Whether a filter can match in a folder of snapshots; only then is its build needed. */
const wantsFolder = (folder: string): boolean =>
  filters.length === 0 || filters.some((filter) => !filter.includes('/') || filter.startsWith(`${folder}/`));

function build(checkout: string, showcase: string): void {
  if (wantsFolder('screens')) run(checkout, 'node', 'scripts/start.mjs', '--build-only');
  if (wantsFolder('stories')) run(checkout, 'npx', 'storybook', 'build', '--quiet', '--output-dir', showcase);
}

async function takeAll(browser: Browser, checkout: string, showcase: string, shots: Shots): Promise<void> {
  if (wantsFolder('screens')) await takeScreens(browser, checkout, shots);
  if (wantsFolder('stories')) await takeStories(browser, showcase, shots);
}

async function compare(temporary: string, commit: string): Promise<boolean> {
  const base = join(temporary, 'base');
  const place = (name: string): string => join(temporary, name);
  for (const name of ['before', 'after']) mkdirSync(place(name));
  console.log('Building both…');
  install(root, base);
  build(base, place('showcase-before'));
  build(root, place('showcase-after'));
  console.log('Taking the visual snapshots…');
  const before = shotsInto(place('before'), 'before', wants);
  const after = shotsInto(place('after'), 'after', wants);
  const browser = await chromium.launch(chromiumLaunch({ isWhole: true }));
  try {
    await Promise.all([
      takeAll(browser, base, place('showcase-before'), before),
      takeAll(browser, root, place('showcase-after'), after),
    ]);
  } finally {
    await browser.close();
  }
  const failures = [...before.failures, ...after.failures];
  // A snapshot that failed on one side was neither added nor removed.
  for (const { name } of failures)
    for (const folder of ['before', 'after']) rmSync(join(place(folder), `${name}.png`), { force: true });
  rmSync(report, { recursive: true, force: true });
  mkdirSync(report);
  const comparison = await compareFolders(place('before'), place('after'), report);
  const page = join(report, 'index.html');
  writeFileSync(page, reportPage(comparison, { base: describeCommit(root, commit), failures }));
  console.log(`${summary(comparison, failures)}.\nReport: ${relative(process.cwd(), page)}`);
  const { equal, changed, added, removed } = comparison;
  if (equal + changed.length + added.length + removed.length + failures.length === 0)
    throw new Error(`No visual snapshot is called like ${filters.join(' or ')}.`);
  return changed.length + added.length + removed.length + failures.length === 0;
}

const commit = findBase(root, values.base);
console.log(`Comparing with ${describeCommit(root, commit)}.`);
const temporary = mkdtempSync(join(tmpdir(), 'saywright-visual-'));
const { remove } = checkOut(root, commit, join(temporary, 'base'));
const cleanUp = (): void => {
  remove();
  rmSync(temporary, { recursive: true, force: true });
};
process.once('SIGINT', () => {
  cleanUp();
  process.exit(130);
});
try {
  if (!(await compare(temporary, commit))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  cleanUp();
}
