import { type Download } from '@playwright/test';
import { contentOf, file, importComponents, openBuild, region } from '../support/buildPage.ts';
import { signUp } from '../support/person.ts';
import { violations } from '../support/screen.ts';
import { expect, server, test, type Locator } from '../support/studio.ts';

/** Pixels by which a field's placeholder is wider than the field; at most 0 if it fits. */
function cutOff(field: Locator): Promise<number> {
  return field.evaluate((input: HTMLInputElement) => {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
    const text = document.createElement('canvas').getContext('2d');
    if (!text) throw new Error('The browser cannot measure text.');
    text.font = font;
    const room =
      input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    return text.measureText(input.placeholder).width - room;
  });
}

test('components are searched, added, changed, deleted and exported', async ({ page }) => {
  await openBuild(page, server.url, '?tab=tracker');
  const list = page.getByRole('list', { name: 'Components', exact: true });
  await expect(list.getByRole('heading')).toHaveCount(6);
  const search = page.getByPlaceholder('Search components, IDs, or descriptions...');
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await cutOff(search), `hint in a window of ${width}`).toBeLessThanOrEqual(0);
  }
  await search.fill('PLAIN english');
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
  await dialog.getByRole('textbox', { name: /^Tags/ }).fill('money');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByRole('heading')).toHaveText(['Price list']);
  // A tag that was typed but not confirmed is saved too.
  await expect(list).toContainText('money');
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

test('refuses a file that is not a list of components, and corrects malformed values', async ({ page }) => {
  await importComponents(page, server.url, 3);
  for (const [text, reason] of [
    ['not json', 'This file is not JSON.'],
    ['{}', 'This is not a list of components.'],
    ['[{"id":"A"}]', 'Component 1 has no id, name, known type or known status.'],
    ['[]', 'This list holds no components.'],
  ] as const) {
    await page.getByLabel('Import Data').setInputFiles(file('other.json', text));
    await expect(page.getByText(reason).first()).toBeVisible();
  }
  await expect(page.getByRole('search')).toContainText('3 components');
  const malformed = [
    { id: 'A', name: 'Odd', type: 'API', status: 'planned', estimatedHours: 'abc', actualHours: 1e308 },
  ];
  await page.getByLabel('Import Data').setInputFiles(file('odd.json', JSON.stringify(malformed)));
  await expect(page.getByText('Imported, but 2 values had to be adjusted')).toBeVisible();
  await expect(page.getByText('A, estimatedHours: "abc" became 0')).toBeVisible();
  await expect(page.getByText('A, actualHours: 1e+308 became 1000000')).toBeVisible();
});

test('offers components tracked as a visitor to the new account', async ({ page }) => {
  await importComponents(page, server.url, 3);
  await signUp(page, server.url, 'build-visitor@example.org');
  await openBuild(page, server.url, '?tab=tracker');
  await expect(page.getByText('3 components tracked in this browser before you signed in')).toBeVisible();
  await page.getByRole('button', { name: 'Add to my components' }).click();
  await expect(page.getByRole('search')).toContainText('3 components');
  await expect(page.getByText('tracked in this browser before you signed in')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('search')).toContainText('3 components');
});

test('renders only the first of 5,000 components, and finds every one', async ({ page }) => {
  await importComponents(page, server.url, 5000);
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

test('the sample changes randomly every three seconds, unless paused or hidden', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await page.clock.install();
  await openBuild(page, server.url, '?tab=progress');
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
  await expect(region(page, 'Milestones')).toContainText('+25.0% below the estimate so far');
  // The analyses use another sample, so no alert is expected.
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await expect(region(page, 'Time analysis')).toContainText(
    'this is not the saving so far. The figures of Live progress are a separate sample.',
  );
});

test('live progress follows the tracked components and warns about a large deviation', async ({ page }) => {
  await importComponents(page, server.url, 6);
  await page.getByRole('tab', { name: 'Live Progress' }).click();
  const panel = region(page, 'Live progress');
  await expect(panel).toContainText('33.3%');
  await expect(panel).toContainText('125.0%');
  await expect(panel.getByRole('alert')).toContainText(
    'Significant deviation detected! Time: 20.0%, Cost: 20.0%. Consider reviewing project scope and resources.',
  );
  await expect(panel.getByRole('alert')).toContainText('Check a saving this large, too');
  await expect(region(page, 'Cost analysis')).toContainText('so both deviations are always the same.');
  expect(await violations(page)).toEqual([]);
});

test('a sample report shows the documented figures and explains why it has no charts', async ({ page }) => {
  await openBuild(page, server.url, '?tab=reports');
  const overview = region(page, 'Project overview');
  for (const figure of ['$8,500', '$2,847.50', '3']) await expect(overview).toContainText(figure);
  for (const figure of ['112.3%', '94.2%']) await expect(region(page, 'Performance')).toContainText(figure);
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await expect(page.getByText('Charts are not yet integrated.')).toBeVisible();
  await expect(page.getByText('drawn from your own components, day by day. Switch to Live')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export JSON' }).click();
  expect((await contentOf(await saving)).toString()).toContain(
    'Sample data: these figures belong to no real build.',
  );
  await page.getByRole('tab', { name: 'Milestone Tracking' }).click();
  await expect(page.getByRole('img', { name: /Milestones 12\. Completed/ })).toBeVisible();
  await expect(page.getByText('the report counts 12 milestones, and the list shows 5 others')).toBeVisible();
  await page.getByRole('tab', { name: 'AI Insights' }).click();
  await expect(page.getByText('8 of 12 milestones are completed.')).toBeVisible();
});

test('a live report has charts, and can be exported, printed and shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = document.title;
      window.dispatchEvent(new Event('beforeprint'));
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await importComponents(page, server.url, 6);
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
