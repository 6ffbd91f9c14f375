import { executeSql, say, signUp } from '../support/person.ts';
import { expect, server, test, type Page } from '../support/studio.ts';

const schema = `create table customers (id uuid primary key default gen_random_uuid(), telephone text, name text not null);
alter table customers enable row level security;
create table jobs (id uuid primary key default gen_random_uuid(), customer_id uuid references customers, price int, paid boolean not null default false);
alter table jobs enable row level security;
insert into customers (telephone, name) values ('0176', 'Maria Lopez'), ('0177', 'O''Neill, Sean');
insert into jobs (customer_id, price) select id, 12 from customers where name = 'Maria Lopez'`;

async function open(page: Page, email: string): Promise<void> {
  await signUp(page, server.url, email, '/agent');
  await executeSql(page, schema);
}

test('an answer names customers, and keeps its rows and choices after a reload', async ({
  page,
  browser,
}) => {
  await open(page, 'answers@example.org');
  await say(page, 'which jobs are not paid');
  const answer = page.getByRole('article', { name: /^Saywright/ }).filter({ hasText: '1 found' });
  const rows = answer.getByRole('table');
  await expect(rows.getByRole('rowheader')).toHaveText('Maria Lopez');
  await expect(rows.getByRole('columnheader')).toHaveText(['customer', 'price', 'paid']);
  await expect(answer.getByText('select', { exact: false })).toBeHidden();
  await say(page, 'delete customer Sean');
  const choice = page.getByRole('button', { name: "O'Neill, Sean", exact: true });
  await expect(choice).toBeVisible();

  await test.step('after a reload', async () => {
    await page.reload();
    await expect(rows.getByRole('rowheader')).toHaveText('Maria Lopez');
    await choice.click();
    await expect(page.getByRole('group', { name: /Delete/ }).last()).toContainText(/Rows deleted\s*1/);
    await expect(choice).toHaveCount(0);
    await expect(page.getByText("Offered: “O'Neill, Sean”")).toBeVisible();
  });

  await test.step('on another device', async () => {
    const auth = await page.evaluate(() => localStorage.getItem('saywright-auth') ?? '');
    const context = await browser.newContext();
    const phone = await context.newPage();
    await phone.goto(`${server.url}/healthz`);
    await phone.evaluate((session) => localStorage.setItem('saywright-auth', session), auth);
    await phone.goto(`${server.url}/agent`);
    await phone.getByRole('button', { name: 'Session 1' }).first().click({ timeout: 30_000 });
    const found = phone.getByRole('article', { name: /^Saywright/ }).filter({ hasText: '1 found' });
    await expect(found.getByRole('rowheader')).toHaveText('Maria Lopez');
    await context.close();
  });
});

test('a failed execution says its reason once, and nothing about the connection', async ({ page }) => {
  await open(page, 'failed@example.org');
  const sql = 'alter table customers add column since date';
  await say(page, sql);
  await executeSql(page, sql);
  const plan = page.getByRole('group', { name: 'Run your SQL', exact: true });
  await plan.getByRole('button', { name: 'Execute', exact: true }).click();
  await expect(plan).toHaveAttribute('data-state', 'failed');
  const reason = page.getByText(/already exists/);
  await expect(reason).toHaveCount(1);
  await expect(page.getByText('Operation failed')).toHaveCount(0);
});

test('on a phone the effect is beside Execute, and names come before ids', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'phone@example.org');
  await say(page, 'which jobs are not paid');
  const answer = page.getByRole('article', { name: /^Saywright/ }).last();
  await expect(answer.getByRole('rowheader', { name: 'Maria Lopez' })).toBeInViewport();
  await say(page, 'alter table jobs drop column price, drop column paid');
  const plan = page.getByRole('group', { name: /your SQL/ }).last();
  await expect(plan.getByRole('region', { name: 'SQL of this plan' })).toHaveCount(0);
  const execute = plan.getByRole('button', { name: 'Execute', exact: true });
  await execute.scrollIntoViewIfNeeded();
  await expect(plan.getByText('Columns removed')).toBeInViewport();
  await execute.click();
  await expect(plan.getByRole('button', { name: 'Remove 2 columns with 2 values' })).toBeVisible();
});

test('an import matches Telefon, and says which values would be left out', async ({ page }) => {
  await open(page, 'telefon@example.org');
  await page.goto(`${server.url}/project/data?table=customers`);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import rows into customers' });
  const buffer = Buffer.from('Name,Telefon,Since\nLena,0178,2024-01-02\nJonas,0179,\n');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await expect(dialog.getByRole('button', { name: 'Column for Telefon' })).toContainText('telephone');
  const note = dialog.getByRole('group', { name: 'Will be left out: “Since”, 1 value' });
  await expect(note).toContainText('Add optional since (date) to customers');
  await note.getByRole('button').click();
  await expect(page.getByRole('textbox', { name: 'What should change?' })).toHaveValue(
    'Add optional since (date) to customers',
  );
});
