// Builds apps, opens every page as the owner in both themes, and stores screenshots. `node tests/eval/apps/look.ts <folder> <sentence>…`
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { plannedOperation } from '@saywright/engine/protocol';
import { chromiumLaunch } from '../../../scripts/chromium.mjs';
import { overflowAt320, violations } from '../../support/screen.ts';
import { personOf } from './person.ts';
import { appStudio } from './studio.ts';

const [folder = 'screenshots', ...sentences] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const studio = await appStudio();
const browser = await chromium.launch(chromiumLaunch());
for (const [at, sentence] of sentences.entries()) {
  const founder = await studio.founder(`look${at}@example.org`);
  const operation = plannedOperation(await founder.plan(sentence));
  if (!operation) throw new Error(`Not planned: ${sentence}`);
  await founder.execute(operation);
  const person = await personOf(browser, 'Olga', await founder.site());
  const { page } = person;
  await person.register();
  await founder.makeStaff(['olga@example.org']);
  for (const { file } of operation.app?.pages ?? []) {
    await person.open(file);
    await person.enter();
  }
  for (const { file } of operation.app?.pages ?? []) {
    await person.open(file);
    const found: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      found.push(...(await violations(page)).map((violation) => `${colorScheme} ${violation}`));
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const name = `${at}-${file.replace('.html', '')}-${width}-${colorScheme}.png`;
        await page.screenshot({ path: join(folder, name), fullPage: width === 390 });
      }
    }
    const over = await overflowAt320(page);
    if (over > 0) found.push(`${over} px too wide at 320 px`);
    console.log(`${sentence} ${file}: ${found.length === 0 ? 'clean' : found.join('; ')}`);
  }
  for (const problem of person.problems) console.log(problem);
  await person.close();
}
await browser.close();
await studio.close();
