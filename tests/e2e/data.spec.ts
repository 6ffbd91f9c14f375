import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { executeSql, say, signUp } from '../support/person.ts';
import { scriptBytes } from '../support/screen.ts';
import { expect, server, test, type Locator, type Page } from '../support/studio.ts';

/** The cells of a row after the first. */
function cellsOf(page: Page, row: string): Locator {
  const head = page.getByRole('rowheader', { name: row, exact: true });
  return page.getByRole('row').filter({ has: head }).getByRole('gridcell');
}

test('rows are sorted, filtered, edited in place, approved as one plan, and undone', async ({ page }) => {
  await signUp(page, server.url, 'data@example.org', '/agent');
  await executeSql(
    page,
    `create table orders (id int primary key, status text not null check (status in ('Paid', 'Packed', 'Shipped')), item text, total numeric(12,2)); alter table orders enable row level security`,
  );
  await executeSql(
    page,
    `insert into orders values (1, 'Paid', 'Oak stool', 148), (2, 'Packed', '=mugs', 64), (3, 'Paid', null, 236), (4, 'Packed', '', 9)`,
  );

  await test.step('opens a table from the list of tables', async () => {
    await page.goto(`${server.url}/project?table=orders`);
    await page.getByRole('link', { name: 'All rows, to edit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Data' })).toBeVisible();
    await expect(page.getByText('4 of 4 rows loaded')).toBeVisible();
    // A missing value differs from an empty text.
    await expect(cellsOf(page, '3').nth(1)).toHaveText('no value');
    await expect(cellsOf(page, '4').nth(1)).toHaveText('empty text');
  });

  await test.step('sorts, filters and searches on the server', async () => {
    const names = page.getByRole('rowheader');
    await page.getByRole('button', { name: 'total' }).click();
    await expect(names).toHaveText(['4', '2', '1', '3']);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const form = page.getByRole('form', { name: 'Filter' });
    await form.getByRole('button', { name: /Column/ }).click();
    await page.getByRole('option', { name: /^status/ }).click();
    await form.getByLabel('Value').fill('Paid');
    await form.getByRole('button', { name: 'Add filter' }).click();
    await expect(names).toHaveText(['1', '3']);
    await page.getByRole('searchbox', { name: 'Search in orders' }).fill('OAK');
    await expect(names).toHaveText(['1']);
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: 'Remove the filter status is Paid' }).click();
    await expect(names).toHaveCount(4);
  });

  await test.step('exports what is shown, without formulas', async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    const formats = page.getByRole('group', { name: 'Export' });
    const exported = async (format: string): Promise<Buffer> => {
      const download = page.waitForEvent('download');
      await formats.getByRole('button', { name: format }).click();
      return readFile(await (await download).path());
    };
    expect((await exported('CSV')).toString().trimEnd().split('\r\n')).toEqual([
      '\u{FEFF}id,status,item,total',
      '4,Packed,"",9.00',
      "2,Packed,'=mugs,64.00",
      '1,Paid,Oak stool,148.00',
      '3,Paid,,236.00',
    ]);
    expect(JSON.parse((await exported('JSON')).toString())).toContainEqual({
      id: '3',
      status: 'Paid',
      item: null,
      total: '236.00',
    });
    expect((await exported('SQL')).toString()).toBe(
      `insert into orders (id, status, item, total)\noverriding system value\nvalues\n  ('4', 'Packed', '', '9.00'),\n  ('2', 'Packed', '=mugs', '64.00'),\n  ('1', 'Paid', 'Oak stool', '148.00'),\n  ('3', 'Paid', null, '236.00');\n`,
    );
    const sheet = unzipSync(await exported('Excel'));
    const cells = strFromU8(sheet['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(cells).toMatch(/<v>148<\/v>/);
    expect(cells).not.toContain('<f>');
  });

  await test.step('edits two rows, adds one and deletes one', async () => {
    await cellsOf(page, '2').nth(0).click();
    await page.getByRole('button', { name: /status of row 2/ }).click();
    await page.getByRole('option', { name: 'Shipped' }).click();
    await expect(cellsOf(page, '2').nth(0)).toContainText('was Packed');
    const total = cellsOf(page, '3').nth(2);
    await total.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'total of row 3' }).fill('212');
    await page.keyboard.press('Enter');
    await expect(total).toContainText('was 236.00');
    await expect(total).toBeFocused();
    await page.getByRole('button', { name: 'Delete row 4' }).click();
    await page.getByRole('button', { name: 'Add row' }).click();
    const fresh = page.getByRole('row').filter({ hasText: 'New row' });
    await fresh.getByRole('rowheader').click();
    await page.getByRole('textbox', { name: 'id of row New row' }).fill('5');
    await page.keyboard.press('Enter');
    await fresh.getByRole('gridcell').first().click();
    await page.getByRole('button', { name: /status of row New row/ }).click();
    await page.getByRole('option', { name: 'Paid' }).click();
    await expect(page.getByText('4 changes not applied', { exact: true })).toBeVisible();
  });

  await test.step('keeps them while another page is open', async () => {
    await page.getByRole('link', { name: 'Columns, people and API' }).click();
    await page.getByRole('link', { name: 'All rows, to edit' }).click();
    await expect(page.getByText('2 rows changed, 1 added, 1 deleted')).toBeVisible();
  });

  const plan = page.getByRole('group', { name: /4|2 rows/ }).last();
  await test.step('plans them, approves them, and sees them applied', async () => {
    await page.getByRole('button', { name: 'Review plan' }).click();
    await expect(plan).toContainText('Proven');
    await expect(plan).toContainText(/Rows changed\s*2/);
    await plan.getByRole('button', { name: 'Execute', exact: true }).click();
    await plan.getByRole('checkbox').check();
    await plan.getByRole('button', { name: /^Delete 1 row/ }).click();
    await expect(plan).toContainText('Executed exactly as proven');
    await expect(page.getByText('not applied')).toHaveCount(0);
    await expect(cellsOf(page, '2').nth(0)).toHaveText('Shipped');
    await expect(page.getByRole('rowheader')).toHaveText(['1', '2', '3', '5']);
  });

  await test.step('undoes them', async () => {
    await plan.getByRole('button', { name: 'Undo' }).click();
    await expect(plan).toContainText('Undone. Everything is as it was before.');
    await expect(page.getByRole('rowheader')).toHaveText(['1', '2', '3', '4']);
    await expect(cellsOf(page, '2').nth(0)).toHaveText('Packed');
  });

  await test.step('imports a pasted table as new rows, and says which lines cannot be', async () => {
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import rows into orders' });
    const text = 'ID\tStatus\tTotal\tcolour\n7\tPaid\t12.50\tred\nx\tPaid\t1\t\n8\tLost\t\t\n9\tPacked\t\t\n';
    await dialog.getByLabel('Paste a table').fill(text);
    await expect(dialog.getByRole('row', { name: /Total/ })).toContainText('Numbers with a decimal point');
    await expect(dialog.getByRole('row', { name: /colour/ })).toContainText('Leave out');
    await expect(dialog.getByRole('row', { name: /^3 / })).toContainText('id: “x” is not a whole number.');
    await expect(dialog.getByRole('row', { name: /^4 / })).toContainText('not one of the allowed values');
    await dialog.getByRole('button', { name: 'Add 2 rows' }).click();
    await expect(page.getByText('2 changes not applied', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Review plan' }).click();
    await expect(plan).toContainText(/Rows added\s*2/);
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('rowheader')).toHaveText(['1', '2', '3', '4']);
  });
});

test('a table without a primary key is read-only, and an instruction gives it one', async ({ page }) => {
  await signUp(page, server.url, 'no-key@example.org', '/agent');
  await executeSql(page, `create table log (entry text); alter table log enable row level security`);
  await page.goto(`${server.url}/project/data?table=log`);
  await expect(page.getByRole('group', { name: 'This table is read-only here' })).toContainText(
    'It has no row id (primary key)',
  );
  await expect(page.getByRole('button', { name: 'Add row' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Give it to the AI Agent' }).click();
  const composer = page.getByRole('textbox', { name: 'What should change?' });
  await expect(composer).toHaveValue(
    'alter table log add column id bigint generated by default as identity primary key',
  );
  await say(page, await composer.inputValue());
  const plan = page.getByRole('group', { name: /your SQL/ }).last();
  await plan.getByRole('button', { name: 'Execute', exact: true }).click();
  await expect(plan).toContainText('Executed exactly as proven');
  await page.goto(`${server.url}/project/data?table=log`);
  await expect(page.getByRole('button', { name: 'Add row' })).toBeVisible();
});

test('tables and what they refer to are a picture, and a list for who hears it', async ({ page }) => {
  await signUp(page, server.url, 'relations@example.org', '/agent');
  await executeSql(
    page,
    `create table customers (id int primary key, email text not null); create table orders (id int primary key, customer_id int references customers, total numeric(12,2)); create table notes (id int primary key, follows int references notes); create table alone (id int primary key); alter table customers enable row level security; alter table orders enable row level security; alter table notes enable row level security; alter table alone enable row level security`,
  );
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(`${server.url}/project/data?view=relations`);
  const picture = page.getByRole('group', { name: 'Tables and relations' });
  const tables = picture.getByRole('list').first().locator(':scope > li');
  await expect(tables).toHaveCount(4);
  const bytes = [...scripts].reduce((sum, script) => sum + scriptBytes(script), 0);
  expect(bytes, 'script of the picture').toBeLessThanOrEqual(186_000);
  await page.getByRole('link', { name: 'Rows', exact: true }).click();
  await page.getByRole('link', { name: 'Relations' }).click();
  await expect(tables.filter({ hasText: 'customer_id refers to customers.' })).toContainText('numeric(12,2)');
  await expect(tables.filter({ hasText: 'orders refers to it.' })).toContainText('email');
  await expect(tables.filter({ hasText: 'follows refers to notes.' })).toHaveCount(1);
  await expect(picture.locator('svg > path')).toHaveCount(2);
  await picture.focus();
  await page.keyboard.press('0');
  const box = await tables.filter({ hasText: 'email' }).boundingBox();
  await page.keyboard.press('+');
  expect((await tables.filter({ hasText: 'email' }).boundingBox())?.width).toBeGreaterThan(box?.width ?? 0);
  await picture.getByRole('link', { name: 'orders' }).click();
  await expect(page.getByRole('grid', { name: 'Rows of orders' })).toBeVisible();
  await page.goBack();
  await expect(tables).toHaveCount(4);
});
