// Whether the build page stays usable while it works: sources of 10 MB dropped on the validation, and a tracker of
// 5,000 components filtered. Measured in CPU time, so that a busy machine changes little.
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { chromiumLaunch } from '../../../scripts/chromium.mjs';
import { startServer } from '../../support/server.ts';
import { mainThread, type Busy } from './mainThread.ts';
import { bareList, components, source } from './samples.ts';

const megabyte = 1024 * 1024;
/**
 * Longest task while sources are checked and while a list is filtered, in milliseconds; and all work of one filtering
 * against a bare list that does the same.
 */
const bars = { task: 50, frame: 16.7, ratio: 3 } as const;

function report(name: string, text: string, isGood: boolean): void {
  console.log(`${name.padEnd(40)} ${text}`);
  if (!isGood) process.exitCode = 1;
}

/** Drops a local folder on the validation. */
async function drop(page: Page, folder: string): Promise<void> {
  const box = await page.getByRole('button', { name: 'Choose a folder' }).boundingBox();
  const session = await page.context().newCDPSession(page);
  const place = { x: (box?.x ?? 0) + 4, y: (box?.y ?? 0) + 4 };
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...place, data });
}

/** Checks a folder with the given number of files, plus a binary file, a dangling link and a link cycle. */
async function validation(browser: Browser, url: string, files: number, bytes: number): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'saywright-sources-'));
  const folder = join(home, 'src');
  await mkdir(folder);
  for (let file = 0; file < files - 1; file += 1)
    await writeFile(join(folder, `file${file}.ts`), source(bytes / files, file));
  await writeFile(join(folder, 'picture.ts'), new Uint8Array(2048));
  await symlink(join(folder, 'nowhere.ts'), join(folder, 'broken.ts'));
  await symlink(folder, join(folder, 'circle'));
  const page = await browser.newPage();
  await page.goto(`${url}/build?tab=validation`);
  await page.getByText('Validation Passed').or(page.getByText('Issues Found')).waitFor();
  const busy = await mainThread(browser, page, async () => {
    await drop(page, folder);
    await page.getByRole('progressbar').waitFor();
    await page.getByRole('button', { name: 'Re-validate' }).waitFor({ timeout: 300_000 });
    await page.getByText('left out: not text').waitFor();
  });
  await page.close();
  await rm(home, { recursive: true, force: true });
  report(
    `${files.toLocaleString('en-US')} files of ${bytes / megabyte} MB checked`,
    `longest task ${busy.longest.toFixed(1)} ms (bar: ${bars.task}; ${Math.round(busy.longestOnClock)} ms on the clock)`,
    busy.longest <= bars.task,
  );
}

/** Work for a change of the search field: the median of several. */
async function typing(browser: Browser, page: Page, settled: string): Promise<Busy> {
  const each: Busy[] = [];
  for (const text of ['1', '12', '123', '12', '1', '12', '1', '']) {
    const busy = await mainThread(browser, page, () =>
      page.evaluate(async (wanted) => {
        const field = document.querySelector('input[type=search]');
        // React listens to the event, not to the property.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, wanted);
        field?.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }, text),
    );
    each.push(busy);
  }
  await page.getByText(settled).first().waitFor();
  const middle = each.toSorted((a, b) => a.total - b.total)[Math.floor(each.length / 2)];
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}

async function tracker(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${url}/build?tab=tracker`);
  const buffer = Buffer.from(JSON.stringify(components(5000)));
  await page
    .getByLabel('Import Data')
    .last()
    .setInputFiles({ name: 'components.json', mimeType: 'application/json', buffer });
  await page.getByText('5,000 components').first().waitFor();
  const ours = await typing(browser, page, '5,000 components');
  await page.close();
  const plain = await browser.newPage();
  await plain.setContent(bareList);
  await plain.evaluate(`show(${JSON.stringify(components(5000))})`);
  const bare = await typing(browser, plain, '5000 components');
  await plain.close();
  const ratio = ours.total / bare.total;
  report(
    '5,000 components filtered',
    `longest task ${ours.longest.toFixed(1)} ms (bar: ${bars.frame}), all work ${ours.total.toFixed(1)} ms, ${ratio.toFixed(1)} × a bare list (bar: ${bars.ratio})`,
    ours.longest <= bars.frame && ratio <= bars.ratio,
  );
}

const directory = await mkdtemp(join(tmpdir(), 'saywright-page-'));
const server = await startServer(directory);
const browser = await chromium.launch(chromiumLaunch());
try {
  await validation(browser, server.url, 100, 10 * megabyte);
  await validation(browser, server.url, 9_000, 10 * megabyte);
  await tracker(browser, server.url);
} finally {
  await browser.close();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}
