import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Download, type Page } from '@playwright/test';
import { overflowAt320, violations, violationsInEveryMode } from '../support/screen.ts';
import { startServer, type TestServer } from '../support/server.ts';

let directory: string;
let server: TestServer;

test.beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'saywright-build-'));
  server = await startServer(directory);
});
test.afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

const tabs = [
  ['mandate', 'Mandate Control', 'Functional Score'],
  ['validation', 'Validation', 'Documented score'],
  ['economics', 'Economics', 'Value analysis'],
  ['quality', 'Quality Assurance', 'Your own tests'],
  ['tracker', 'Component Tracker', 'Quick Actions'],
  ['progress', 'Live Progress', 'Cost analysis'],
  ['reports', 'Reports', 'Performance'],
] as const;

function region(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

async function open(page: Page, view = ''): Promise<void> {
  await page.goto(`${server.url}/build${view}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI DevOps Master Build Interface');
}

async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

function file(name: string, text: string | Buffer) {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
}

/** Components as an export writes them, one every day of 2024 and on. */
function componentList(count: number): string {
  const components = Array.from({ length: count }, (_, index) => ({
    id: `COMP_${String(index + 1).padStart(4, '0')}`,
    name: `Part ${index + 1}`,
    type: index % 2 === 0 ? 'COMP' : 'API',
    description: index % 7 === 0 ? 'Seventh' : '',
    status: index % 3 === 0 ? 'completed' : 'planned',
    complexity: 'Low',
    estimatedHours: 10,
    actualHours: index % 3 === 0 ? 8 : 0,
    estimatedLines: 100,
    actualLines: 0,
    dependencies: [],
    tags: [],
    phase: `PHASE_0${(index % 3) + 1}`,
    priority: 'Medium',
    assignedTo: 'Ada',
    createdDate: '2024-04-01',
    completedDate: index % 3 === 0 ? '2024-05-01' : null,
  }));
  return JSON.stringify(components);
}

async function importComponents(page: Page, count: number): Promise<void> {
  await open(page, '?tab=tracker');
  await page.getByLabel('Import Data').setInputFiles(file('components.json', componentList(count)));
  await expect(page.getByRole('search')).toContainText(`${count.toLocaleString('en-US')} components`);
}

test('all seven tabs are accessible in every mode and fit 320 pixels', async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle('AI DevOps Master Build Interface · Saywright');
  await expect(page.getByText('MANDATE V1.2 ACTIVE')).toBeVisible();
  const row = page.getByRole('tablist', { name: 'Build interface' }).getByRole('tab');
  await expect(row).toHaveText(tabs.map(([, label]) => label));
  await expect(page.getByRole('tab', { name: 'Mandate Control' })).toHaveAttribute('aria-selected', 'true');
  for (const [id, label, sign] of tabs) {
    await page.getByRole('tab', { name: label, exact: true }).click();
    await expect(page).toHaveURL(id === 'mandate' ? /\/build$/ : new RegExp(`tab=${id}`));
    await expect(region(page, sign)).toBeVisible({ timeout: 20_000 });
    expect(await violationsInEveryMode(page), label).toEqual([]);
    expect(await overflowAt320(page), `${label} is wider than the window`).toBeLessThanOrEqual(0);
  }
});

test('the page asks no server for anything but its own files', async ({ page }) => {
  await open(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'websocket', 'ping'].includes(request.resourceType())) asked.push(request.url());
  });
  for (const [, label, sign] of tabs) {
    await page.getByRole('tab', { name: label, exact: true }).click();
    await expect(region(page, sign)).toBeVisible({ timeout: 20_000 });
  }
  expect(asked.filter((url) => !url.startsWith(`${server.url}/assets/`))).toEqual([]);
});

test('mandates are switched, kept, and steer what is validated', async ({ page }) => {
  await open(page);
  await expect(page.getByText('8 of 8 rules active')).toBeVisible();
  await expect(page.getByText('All mandates active')).toBeVisible();
  await expect(page.getByText('85%').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Activate All' })).toBeHidden();
  await expect(page.getByText(/instruction to re-evaluate adherence to it/)).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(8);
  await page.getByRole('switch', { name: 'Only working code' }).click();
  await expect(page.getByText('1 mandates disabled')).toBeVisible();

  const sources = file('work.ts', '// TODO: later\nconst page = 1;\n');
  await page.getByRole('tab', { name: 'Validation' }).click();
  await page.getByLabel('Choose files').setInputFiles(sources);
  await expect(page.getByText('2 violations set aside: their mandates are switched off.')).toBeVisible();
  await expect(region(page, 'Adherence by mandate')).toContainText('Switched off');

  await page.reload();
  await page.getByRole('tab', { name: 'Mandate Control' }).click();
  await expect(page.getByText('1 mandates disabled')).toBeVisible();
  await page.getByRole('button', { name: 'Activate All' }).click();
  await expect(page.getByRole('heading', { name: '8 of 8 rules active' })).toBeFocused();
  await expect(page.getByText('All mandates active')).toBeVisible();
});

test('validation checks real sources in this browser and exports what it found', async ({ page }) => {
  await open(page, '?tab=validation');
  const again = page.getByRole('button', { name: /Re-validate|Validating\.\.\./ });
  await expect(again).toHaveText(/Validating\.\.\./);
  await expect(again).toBeDisabled();
  const documented = region(page, 'Documented score');
  await expect(documented).toContainText('Validation Passed', { timeout: 20_000 });
  await expect(page.getByText(/\d{3} files read/)).toBeVisible();
  await expect(again).toBeEnabled();

  await page
    .getByLabel('Choose files')
    .setInputFiles([
      file('bad.ts', `const user = { password: '123456' };\nconst url = 'https://shop.dev/a';\n`),
      file('good.tsx', 'export const a = 1;\n'),
      file('photo.png', Buffer.from([137, 80, 78, 71, 0, 1, 2])),
      file('large.ts', ' '.repeat(1_048_577)),
    ]);
  await expect(documented).toContainText('Issues Found', { timeout: 20_000 });
  await expect(documented).toContainText('80%');
  await expect(documented).toContainText('bad.ts:1');
  await expect(documented).toContainText('Replace with real functional implementation');
  await expect(documented).toContainText('Move to environment variables or configuration');
  await expect(page.getByText('1 file left out: not text.')).toBeVisible();
  await expect(page.getByText('1 file left out: larger than 1 MB.')).toBeVisible();
  await expect(page.getByText('2 files read. The documented rules apply to 2 files')).toBeVisible();
  await expect(region(page, 'Registry status')).toContainText('COMP');
  expect(await violations(page)).toEqual([]);

  const refined = region(page, 'Refined view');
  await expect(refined).toContainText('bad.ts, line 2, column 14');
  const saving = page.waitForEvent('download');
  await refined.getByRole('button', { name: 'Export SARIF' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('saywright-review.sarif');
  const sarif: unknown = JSON.parse((await contentOf(saved)).toString());
  expect(sarif).toMatchObject({ version: '2.1.0', runs: [{ tool: { driver: { name: 'Saywright' } } }] });

  // What was chosen outlasts a change of tabs.
  await page.getByRole('tab', { name: 'Economics' }).click();
  await page.getByRole('tab', { name: 'Validation' }).click();
  await expect(page.getByText('4 files of your own')).toBeVisible();
  await expect(documented).toContainText('Issues Found');
});

test('economics follow the complexity and own assumptions, and a link shows the same', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '?tab=economics');
  const summary = region(page, 'Build economics');
  for (const figure of ['$29,500', '118 h', '26%', '250%']) await expect(summary).toContainText(figure);
  for (const figure of ['$73,750', '2.5x', '8 months'])
    await expect(region(page, 'Value analysis')).toContainText(figure);
  await page.getByRole('radio', { name: 'Full-Featured' }).check({ force: true });
  await expect(summary).toContainText('$41,300');
  await page.getByRole('radio', { name: 'V1.0' }).check({ force: true });

  const own = region(page, 'Your own assumptions');
  await own.getByLabel('Hours of work').fill('100');
  await own.getByLabel('Dollars per hour').fill('100');
  await own.getByLabel('Revenue per month').fill('2,500');
  await own.getByLabel('Running cost').fill('500');
  await expect(own).toContainText('5 months');
  await expect(own).toContainText('140%');
  await own.getByLabel('Hours of work').fill('many');
  await expect(own.getByText('Enter a number from 0 to 1,000,000,000.')).toBeVisible();
  await own.getByLabel('Hours of work').fill('100');

  await page.getByRole('button', { name: 'Share Report' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await (await page.context().browser()?.newContext())?.newPage();
  if (!other) throw new Error('there is no other browser');
  await other.goto(link);
  await expect(region(other, 'Your own assumptions').getByLabel('Running cost')).toHaveValue('500');
  await expect(region(other, 'Your own assumptions')).toContainText('5 months');
  await other.context().close();
});

test('where copying is not allowed, the link is shown', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await open(page, '?tab=economics');
  const logged = page.waitForEvent('console', (message) => /in browser, copy/.test(message.text()));
  await page.getByRole('button', { name: 'Share Report' }).click();
  await logged;
  const dialog = page.getByRole('dialog', { name: 'Failed to copy' });
  await expect(dialog).toContainText('Please try again');
  await expect(dialog.getByLabel('Link')).toHaveValue(/level=V1\.0/);
});

test('a yes or no changes the quality score and is kept; scores are only read', async ({ page }) => {
  await open(page, '?tab=quality');
  const score = region(page, 'Quality at a glance');
  await expect(score).toContainText('79%');
  await expect(page.getByRole('meter')).toHaveCount(6);
  await expect(page.getByRole('checkbox')).toHaveCount(4);
  await page.getByRole('checkbox', { name: 'Size budgets' }).check();
  await expect(score).toContainText('92%');
  await page.reload();
  await expect(score).toContainText('92%');
  for (const [name, count] of [
    ['Feature Checklists', 14],
    ['Functionality Tests', 7],
    ['Integration Tests', 8],
  ] as const) {
    const tab = page.getByRole('tab', { name });
    await tab.click();
    await expect(page.getByRole('tabpanel', { name }).getByRole('listitem')).toHaveCount(count);
  }
});

test('the live functional score is the share of own tests that pass', async ({ page }) => {
  await open(page, '?tab=quality');
  const card = region(page, 'Your own tests');
  await card.getByLabel('Choose a test report').setInputFiles(file('notes.json', '{}'));
  await expect(card.getByRole('alert')).toContainText('This file is not a test report');
  const report = JSON.stringify({ numPassedTests: 9, numFailedTests: 1, numPendingTests: 2 });
  await card.getByLabel('Choose a test report').setInputFiles(file('report.json', report));
  await expect(card).toContainText('90%');
  await page.getByRole('tab', { name: 'Mandate Control' }).click();
  await page.getByRole('radio', { name: 'Live' }).check({ force: true });
  await expect(region(page, 'Functional Score')).toContainText('9 of 10 tests pass');
});

test('components are searched, added, changed, deleted and exported', async ({ page }) => {
  await open(page, '?tab=tracker');
  const list = page.getByRole('list', { name: 'Components', exact: true });
  await expect(list.getByRole('heading')).toHaveCount(6);
  await page.getByPlaceholder('Search components, IDs, or descriptions...').fill('PLAIN english');
  await expect(list.getByRole('heading')).toHaveText(['Planner']);
  await expect(page).toHaveURL(/q=PLAIN\+english/);
  await page.reload();
  await expect(list.getByRole('heading')).toHaveText(['Planner']);
  await page.getByRole('searchbox').fill('nothing like it');
  await expect(page.getByText('No components found matching your filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(list.getByRole('heading')).toHaveCount(6);

  await page.getByRole('button', { name: 'Add Component' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Component' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('A component needs a name.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill('Price list');
  await dialog.getByLabel('Estimated hours').fill('12');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByRole('heading')).toHaveText(['Price list']);
  await page.reload();
  await expect(list.getByRole('heading')).toHaveText(['Price list']);

  await page.getByRole('button', { name: 'Edit Price list' }).click();
  await page.getByRole('dialog', { name: 'Edit Component' }).getByLabel('Name').fill('=Prices');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByRole('heading')).toHaveText(['=Prices']);

  for (const [format, start] of [
    ['As CSV', '\uFEFFid,name,type'],
    ['As JSON', '[\n  {\n    "id": "COMP_001"'],
  ] as const) {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Data' }).click();
    await page.getByRole('menuitem', { name: format }).click();
    const text = (await contentOf(await saving)).toString();
    expect(text.startsWith(start)).toBe(true);
    expect(text.includes("'=Prices")).toBe(format === 'As CSV');
  }

  await page.getByRole('button', { name: 'Delete =Prices' }).click();
  await page.getByRole('button', { name: 'Delete COMP_001' }).click();
  await expect(page.getByText('No components of your own yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('heading')).toHaveText(['=Prices']);
  expect(await violations(page)).toEqual([]);
});

test('a file that is no list of components is refused, and the list stays', async ({ page }) => {
  await importComponents(page, 3);
  for (const [text, reason] of [
    ['not json', 'This file is not JSON.'],
    ['{}', 'This is not a list of components.'],
    ['[{"id":"A"}]', 'Component 1 has no id, name, known type or known status.'],
  ] as const) {
    await page.getByLabel('Import Data').setInputFiles(file('other.json', text));
    await expect(page.getByText(reason).first()).toBeVisible();
  }
  await expect(page.getByRole('search')).toContainText('3 components');
});

test('of 5,000 components only the first are drawn, and every one is found', async ({ page }) => {
  await importComponents(page, 5000);
  const names = page.getByRole('list', { name: 'Components', exact: true }).getByRole('heading');
  await expect(names).toHaveCount(10);
  await page.getByRole('button', { name: 'Show 10 more' }).click();
  await expect(names).toHaveCount(20);
  await page.getByRole('searchbox').fill('comp_4999');
  await expect(names).toHaveText(['Part 4999']);
  await expect(page).toHaveURL(/q=comp_4999/);
  await page.reload();
  await expect(names).toHaveText(['Part 4999']);
});

test('the sample moves every three seconds by chance, can be held still, and rests unseen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await page.clock.install();
  await open(page, '?tab=progress');
  const panel = region(page, 'Live progress');
  await expect(panel).toContainText('67.0%');
  await expect(panel).toContainText('112.3%');
  await page.clock.runFor(3000);
  await expect(panel).toContainText('67.3%');
  await expect(panel).toContainText('115.0%');
  await expect(panel).toContainText('$16.50 per hour');
  await panel.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(9000);
  await expect(panel).toContainText('67.3%');
  await panel.getByRole('button', { name: 'Resume' }).click();
  await page.clock.runFor(3000);
  await expect(panel).toContainText('67.5%');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(9000);
  await expect(panel).toContainText('67.5%');
  await expect(region(page, 'Milestones').getByRole('listitem')).toHaveCount(5);
  await expect(region(page, 'Milestones')).toContainText('75%');
});

test('live progress is what was tracked, and a large deviation is told', async ({ page }) => {
  await importComponents(page, 6);
  await page.getByRole('tab', { name: 'Live Progress' }).click();
  const panel = region(page, 'Live progress');
  await expect(panel).toContainText('33.3%');
  await expect(panel).toContainText('125.0%');
  await expect(panel.getByRole('alert')).toContainText(
    'Significant deviation detected! Time: 20.0%, Cost: 20.0%. Consider reviewing project scope and resources.',
  );
  expect(await violations(page)).toEqual([]);
});

test('a sample report shows the documented figures and says that charts are missing', async ({ page }) => {
  await open(page, '?tab=reports');
  const overview = region(page, 'Project overview');
  for (const figure of ['$8,500', '$2,847.50', '3']) await expect(overview).toContainText(figure);
  for (const figure of ['112.3%', '94.2%']) await expect(region(page, 'Performance')).toContainText(figure);
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await expect(page.getByText('Charts are not yet integrated.')).toBeVisible();
  await page.getByRole('tab', { name: 'Milestone Tracking' }).click();
  await expect(page.getByRole('img', { name: /Milestones 12\. Completed/ })).toBeVisible();
  await page.getByRole('tab', { name: 'AI Insights' }).click();
  await expect(page.getByText('8 of 12 milestones are completed.')).toBeVisible();
});

test('a live report has charts and becomes files, paper and a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = document.title;
      window.dispatchEvent(new Event('beforeprint'));
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await importComponents(page, 6);
  await page.getByRole('button', { name: 'Generate Report' }).click();
  await expect(page).toHaveURL(/tab=reports/);
  await page.getByRole('button', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'Project' }).click();
  await page.getByRole('button', { name: 'Report', exact: false }).first().click();
  await page.getByRole('option', { name: 'Comprehensive' }).click();
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await expect(page.getByRole('img', { name: /^Line chart/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Bar chart/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const save = async (name: string): Promise<Download> => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return saving;
  };
  const json = await save('Export JSON');
  expect(json.suggestedFilename()).toBe('comprehensive-project-report.json');
  const report: unknown = JSON.parse((await contentOf(json)).toString());
  expect(report).toMatchObject({
    projectOverview: { budget: 15_000, spent: 4000 },
    milestones: { total: 3 },
  });
  const sheet = await save('Export Excel');
  expect(sheet.suggestedFilename()).toBe('comprehensive-project-report.xlsx');
  expect((await contentOf(sheet)).subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('button', { name: 'Export PDF' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'comprehensive-project-report');
  await expect(page).toHaveTitle(/^AI DevOps Master Build Interface/);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('heading', { name: 'Performance' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Insights' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('button', { name: 'Share Report' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await (await page.context().browser()?.newContext())?.newPage();
  if (!other) throw new Error('there is no other browser');
  await other.goto(link);
  await expect(other.getByText('Shared figures')).toBeVisible();
  await other.getByRole('tab', { name: 'Project Overview' }).click();
  await expect(region(other, 'Project overview')).toContainText('$15,000');
  await other.context().close();
});
