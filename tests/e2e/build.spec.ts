import { contentOf, file, openBuild, region } from '../support/buildPage.ts';
import { overflowAt320, violations, violationsInEveryMode } from '../support/screen.ts';
import { expect, server, test } from '../support/studio.ts';

const tabs = [
  ['mandate', 'Mandate Control', 'Functional Score'],
  ['validation', 'Validation', 'Documented score'],
  ['economics', 'Economics', 'Value analysis'],
  ['quality', 'Quality Assurance', 'Your own tests'],
  ['tracker', 'Component Tracker', 'Quick Actions'],
  ['progress', 'Live Progress', 'Cost analysis'],
  ['reports', 'Reports', 'Performance'],
] as const;

test('all seven tabs are accessible in every mode and fit 320 pixels', async ({ page }) => {
  await openBuild(page, server.url);
  await expect(page).toHaveTitle('AI DevOps Master Build Interface · Saywright');
  await expect(page.getByText('MANDATE V1.2 ACTIVE')).toBeVisible();
  const row = page.getByRole('tablist', { name: 'Build interface' }).getByRole('tab');
  await expect(row).toHaveText(tabs.map(([, label]) => label));
  await expect(page.getByRole('tab', { name: 'Mandate Control' })).toHaveAttribute('aria-selected', 'true');
  for (const [id, label, sign] of tabs) {
    await page.getByRole('tab', { name: label, exact: true }).click();
    await expect(page).toHaveURL(id === 'mandate' ? /\/build$/ : new RegExp(`tab=${id}`));
    await expect(region(page, sign)).toBeVisible({ timeout: 20_000 });
    // The default tab is checked with all screens.
    if (id === 'mandate') continue;
    expect(await violationsInEveryMode(page), label).toEqual([]);
    expect(await overflowAt320(page), `${label} is wider than the window`).toBeLessThanOrEqual(0);
  }
});

test('requests nothing but its own files', async ({ page }) => {
  await openBuild(page, server.url);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'websocket', 'ping'].includes(request.resourceType())) asked.push(request.url());
  });
  for (const [, label, sign] of tabs) {
    await page.getByRole('tab', { name: label, exact: true }).click();
    await expect(region(page, sign)).toBeVisible({ timeout: 20_000 });
  }
  // The header checks the server on every page, and asks a second address when an answer is late.
  const checks = new Set(['/healthz', '/bridge/v1/config'].map((path) => `${server.url}${path}`));
  const own = (url: string): boolean => url.startsWith(`${server.url}/assets/`) || checks.has(url);
  expect(asked.filter((url) => !own(url))).toEqual([]);
});

test('mandates can be switched off, are stored, and decide what is validated', async ({ page }) => {
  await openBuild(page, server.url);
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

test('validation checks real sources in this browser and exports its findings', async ({ page }) => {
  await openBuild(page, server.url, '?tab=validation');
  const again = page.getByRole('button', { name: /Re-validate|Validating\.\.\./ });
  await expect(again).toHaveText(/Validating\.\.\./);
  await expect(again).toBeDisabled();
  const documented = region(page, 'Documented score');
  await expect(documented).toContainText('Validation Passed', { timeout: 20_000 });
  await expect(page.getByText(/\d{3} files read/)).toBeVisible();
  // The bundled sources have high violations and a full score; the screen explains why.
  await expect(documented).toContainText(
    /Only critical violations stop a project from passing: \d+ high violations remain\./,
  );
  await expect(documented).toContainText(/Before rounding the score is 99\.\d\d%/);
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

  // A critical finding, a high violation in a single file, or no checkable file prevents passing.
  const choose = async (name: string, text: string): Promise<void> => {
    await page.getByLabel('Choose files').setInputFiles([file(name, text)]);
    await expect(page.getByText('1 file read.')).toBeVisible();
  };
  await choose('login.ts', 'const password = "123456";\n');
  await expect(documented).toContainText('Issues Found');
  await expect(documented).toContainText('the refined view has 1 critical finding. Fix it first.');
  await expect(documented).toContainText('100%');
  await choose('page.ts', 'const page = fake;\n');
  await expect(documented).toContainText('Issues Found');
  await expect(documented).toContainText('A single file passes only without critical and high violations.');
  await expect(
    page.getByText('The documented rules apply to 1 file that ends in .ts or .tsx.'),
  ).toBeVisible();
  await choose('page.ts', 'const page = mockUsers;\n');
  await expect(documented).toContainText('a name such as mockUsers or fakeData does not count');
  await choose('notes.md', '# Notes\n');
  await expect(documented).toContainText('Nothing to score');
  await expect(documented).not.toContainText('Validation Passed');
  await expect(documented).not.toContainText('%');

  // The chosen files survive a change of tabs.
  await page.getByRole('tab', { name: 'Economics' }).click();
  await page.getByRole('tab', { name: 'Validation' }).click();
  await expect(page.getByText('1 file of your own')).toBeVisible();
  await expect(documented).toContainText('Nothing to score');
});

test("economics follow the complexity and the user's assumptions, and a link shares them", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBuild(page, server.url, '?tab=economics');
  const summary = region(page, 'Build economics');
  for (const figure of ['$29,500', '118 h', '26%', '250%']) await expect(summary).toContainText(figure);
  for (const figure of ['$73,750', '2.5x', '8 months'])
    await expect(region(page, 'Value analysis')).toContainText(figure);
  await expect(region(page, 'Value analysis')).toContainText(
    'the ROI is 150% of the budget, with break-even after 4.8 months',
  );
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

  await expect(page.getByRole('button', { name: 'Export PDF' })).toHaveAccessibleDescription(
    'Export PDF opens your browser’s print dialog. Choose “Save as PDF” there.',
  );
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

test('shows the link if the browser refuses to copy it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openBuild(page, server.url, '?tab=economics');
  const logged = page.waitForEvent('console', (message) => /in browser, copy/.test(message.text()));
  await page.getByRole('button', { name: 'Share Report' }).click();
  await logged;
  const dialog = page.getByRole('dialog', { name: 'Failed to copy' });
  await expect(dialog).toContainText('Please try again');
  await expect(dialog.getByLabel('Link')).toHaveValue(/level=V1\.0/);
});

test('a yes-or-no practice changes the quality score and is stored; scores are read-only', async ({
  page,
}) => {
  await openBuild(page, server.url, '?tab=quality');
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

test("the live functional score is the share of the user's tests that pass", async ({ page }) => {
  await openBuild(page, server.url, '?tab=quality');
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
