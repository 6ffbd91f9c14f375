import { executeSql, signUp } from '../support/person.ts';
import { violations } from '../support/screen.ts';
import { expect, server, test, type Locator, type Page } from '../support/studio.ts';
import { numberCell, textCell, workbook } from '../support/workbook.ts';

const rows = [
  `<row r="1">${textCell('A1', 'ID')}${textCell('B1', 'Status of the order')}${textCell('C1', 'Total')}${textCell('D1', 'Pick up')}${textCell('E1', 'Colour')}</row>`,
  `<row r="2">${numberCell('A2', 7)}${textCell('B2', 'Paid')}${numberCell('C2', '148.90000000000001')}${numberCell('D2', 46353.35, 2)}${textCell('E2', 'red')}</row>`,
  `<row r="4">${numberCell('A4', 8)}${textCell('B4', 'Lost')}${numberCell('C4', 1)}${numberCell('D4', 46353, 1)}</row>`,
  `<row r="5">${numberCell('A5', 9)}${textCell('B5', '=mugs')}<c r="C5" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>`,
  `<row r="6">${numberCell('A6', 10)}${textCell('B6', 'Paid')}${numberCell('C6', 2)}${numberCell('D6', 46354, 1)}</row>`,
].join('');

const cover = `<row r="1">${textCell('A1', 'Sales of the shop')}</row>`;

async function openImport(page: Page, email: string): Promise<Locator> {
  await signUp(page, server.url, email, '/agent');
  await executeSql(
    page,
    `create table orders (id int primary key, status text check (status in ('Paid', 'Packed')), total numeric(12,2), "pick up" timestamp); alter table orders enable row level security`,
  );
  await page.goto(`${server.url}/project/data?table=orders`);
  await page.getByRole('button', { name: 'Import' }).click();
  return page.getByRole('dialog', { name: 'Import rows into orders' });
}

async function choose(dialog: Locator, name: string, buffer: Buffer): Promise<void> {
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });
}

test('imports a sheet of a workbook, with numbers and dates as it stores them, and nothing before the proof', async ({
  page,
}) => {
  const dialog = await openImport(page, 'workbook@example.org');
  await choose(dialog, 'shop.xlsx', workbook({ Cover: cover, Orders: rows }));

  await test.step('opens the first sheet with rows, and another one on request', async () => {
    const sheet = dialog.getByRole('button', { name: /Sheet/ });
    await expect(sheet).toContainText('Orders');
    await sheet.click();
    await page.getByRole('option', { name: 'Cover' }).click();
    await expect(dialog.getByText('This sheet has no rows under its headings.')).toBeVisible();
    await sheet.click();
    await page.getByRole('option', { name: 'Orders' }).click();
  });

  await test.step('shows types and columns, and the row and reason of what cannot be imported', async () => {
    const heading = (name: string): Locator =>
      dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await expect(heading('ID')).toContainText('whole numbers');
    await expect(heading('Pick up')).toContainText('pick up');
    await expect(heading('Status of the order')).toContainText('status');
    await expect(heading('Colour')).toContainText('Leave out');
    expect(await violations(page)).toEqual([]);
    await expect(dialog.getByRole('row', { name: /^4 / })).toContainText('“Lost” is not one of the allowed');
    await expect(dialog.getByRole('row', { name: /^5 / })).toContainText('“=mugs” is not one of the allowed');
  });

  await test.step('adds the others to the edits, and stores them once the plan is executed', async () => {
    await dialog.getByRole('button', { name: 'Add 2 rows' }).click();
    await page.getByRole('button', { name: 'Review plan' }).click();
    const plan = page.getByRole('group', { name: /2 rows/ }).last();
    await expect(plan).toContainText(/Rows added\s*2/);
    await plan.getByRole('button', { name: 'Execute', exact: true }).click();
    await expect(plan).toContainText('Executed exactly as proven');
    const stored = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: '7', exact: true }) });
    await expect(stored.getByRole('gridcell')).toContainText(['Paid', '148.90', '2026-11-27 08:24:00']);
  });
});

test('says in one sentence why a workbook cannot be read, and reads the next one', async ({ page }) => {
  const dialog = await openImport(page, 'no-workbook@example.org');
  const older = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const far = `<row r="1048576">${numberCell('XFD1048576', 1)}</row>`;
  const unreadable: readonly (readonly [Buffer, string])[] = [
    [Buffer.from('not a workbook'), 'This isn’t a workbook, or it is damaged.'],
    [workbook({ Orders: rows }).subarray(0, 400), 'This isn’t a workbook, or it is damaged.'],
    [older, 'This is an older Excel file, or one with a password.'],
    [workbook({ Orders: far }), 'This workbook is too large.'],
    // 100 MB of nothing in 100 kB.
    [workbook({ Orders: ' '.repeat(100 * 1024 * 1024) }), 'This workbook is too large.'],
  ];
  for (const [file, sentence] of unreadable) {
    await choose(dialog, 'shop.xlsx', file);
    await expect(dialog.getByRole('group', { name: sentence })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add 0 rows' })).toBeDisabled();
  }
  await choose(dialog, 'shop.xlsx', workbook({ Orders: rows.replace('Lost', 'Packed') }));
  await expect(dialog.getByRole('button', { name: 'Add 3 rows' })).toBeEnabled();
});

test('a formula that failed is no value, in a workbook and in a pasted table', async ({ page }) => {
  const dialog = await openImport(page, 'formulas@example.org');
  await choose(dialog, 'shop.xlsx', workbook({ Orders: rows.replace('=mugs', 'Packed') }));
  await expect(dialog.getByRole('row', { name: /^5 / })).toContainText(
    'total: the formula failed with #DIV/0!',
  );
  await dialog.getByLabel('Paste a table').fill('id\tstatus\n7\t#N/A\n');
  await expect(dialog.getByRole('row', { name: /^2 / })).toContainText(
    'status: the formula failed with #N/A',
  );
});
