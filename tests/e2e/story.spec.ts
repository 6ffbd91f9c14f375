import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseSignUp, say } from '../support/person.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { expect, test, type Locator, type Page } from '../support/studio.ts';

let directory: string;
let server: TestServer;

test.beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'saywright-story-'));
  server = await startServer(directory);
});
test.afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

/** The newest operation card with a title. */
function card(page: Page, title: string | RegExp): Locator {
  return page.getByRole('group', { name: title }).last();
}

async function execute(operation: Locator): Promise<void> {
  await operation.getByRole('button', { name: 'Execute', exact: true }).click();
}

async function confirm(operation: Locator, sentence: RegExp): Promise<void> {
  await execute(operation);
  await operation.getByRole('checkbox', { name: sentence }).check();
  await operation.getByRole('button', { name: /^(Delete \d|Remove |Change \d)/ }).click();
}

/** A table in the list beside the conversation, which has its number of rows. */
function tables(page: Page, name: string): Locator {
  const items = page.getByRole('complementary').getByRole('listitem');
  return items.filter({ hasText: name }).filter({ hasText: /rows?$/ });
}

async function expectTable(page: Page, name: string, rows: string): Promise<void> {
  await expect(tables(page, name)).toContainText(rows);
}

test('an instruction becomes a proven, executed and undone change, and everything survives a restart', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  const origins = new Set<string>();
  page.on('request', (request) => {
    const { origin, hostname } = new URL(request.url());
    // The preview of the founder's pages has its own host.
    if (!/^preview-[0-9a-f]{40}\.localhost$/u.test(hostname)) origins.add(origin);
  });

  await test.step('creates an account', async () => {
    await page.goto(`${server.url}/agent`);
    await expect(page).toHaveURL(/\/auth$/);
    await chooseSignUp(page);
    await page.getByLabel('Email').fill('founder@example.org');
    await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'AI Agent Interface' })).toBeVisible();
    await page.goto(`${server.url}/dashboard`);
    await expect(page.getByRole('heading', { level: 1, name: 'Project Dashboard' })).toBeVisible();
    await expect(page.getByText('GCP Ready')).toBeVisible();
    await page.getByRole('link', { name: 'AI Agent', exact: true }).click();
  });

  await test.step('plans, proves, executes and undoes a table', async () => {
    const reported = page.waitForRequest(
      (request) => request.postData()?.includes('"multi_agent_instruction_processed"') === true,
    );
    await say(page, 'Create a customers table with a name, a unique email and a signup date');
    // The report contains the actual plan, not a guess from the instruction's words.
    expect((await reported).postDataJSON()).toMatchObject({
      payload: { service: 'database', success: true, operationType: 'schema', risk: 'low' },
    });
    const operation = card(page, /customers/);
    await expect(operation).toContainText('Supabase database');
    await expect(operation).toContainText('Low risk');
    await expect(operation).toContainText('Proven');
    await expect(operation).toContainText(/Tables created\s*1/);
    await expect(operation).toContainText(/Rows changed\s*0/);
    await expect(operation).toContainText(/Row-level security\s*on/);
    await expect(operation).toContainText(/Storage\s*\d+ kB/);
    await expect(operation).toContainText('email text not null unique');
    await execute(operation);
    await expect(operation).toContainText('Executed exactly as proven');
    await expectTable(page, 'customers', '0 rows');
    await operation.getByRole('button', { name: 'Undo' }).click();
    await expect(operation).toContainText('Undone. Everything is as it was before.');
    await expect(page.getByRole('complementary')).toContainText('No tables yet.');
  });

  await test.step('creates it again, with rows', async () => {
    await say(page, 'Create a customers table with a name, a unique email and a signup date');
    await execute(card(page, /customers/));
    await expectTable(page, 'customers', '0 rows');
    await say(page, 'Add a customer named Ada with email ada@example.org');
    await execute(card(page, /customer/));
    await expectTable(page, 'customers', '1 row');
    await say(page, 'Add a customer named Bo with email bo@example.org');
    await execute(card(page, /customer/));
    await expectTable(page, 'customers', '2 rows');
  });

  await test.step('adds and renames a column', async () => {
    await say(page, 'Add an optional phone number to customers');
    await execute(card(page, /phone/));
    await expect(card(page, /phone/)).toContainText('Executed exactly as proven');
    await say(page, 'Rename the phone number column of customers to mobile');
    await execute(card(page, /mobile/));
    await expect(card(page, /mobile/)).toContainText('Executed exactly as proven');
  });

  await test.step('answers a question without a plan', async () => {
    await say(page, 'How many customers do we have?');
    await expect(page.getByRole('article', { name: /^Saywright/ }).last()).toContainText('2 customers');
  });

  await test.step('counts the changed rows before executing', async () => {
    await say(
      page,
      'Create an orders table with a customer name and a status that can be new, paid or shipped, starting at new. People should only see their own orders',
    );
    await execute(card(page, /orders/));
    await expectTable(page, 'orders', '0 rows');
    for (const name of ['Ada', 'Bo', 'Cy']) {
      await say(page, `Add an order with customer name ${name}`);
      await execute(card(page, /order/));
    }
    await expectTable(page, 'orders', '3 rows');
    await say(page, 'Mark all orders as shipped');
    const operation = card(page, /orders/);
    await expect(operation).toContainText(/Rows changed\s*3/);
    // A change of every row needs a second confirmation.
    await confirm(operation, /change 3 rows of orders/);
    await expect(operation).toContainText('3 of 3 rows changed');
  });

  await test.step('confirms a deletion, and undo restores the rows', async () => {
    await say(page, 'Delete the customer with email bo@example.org');
    const operation = card(page, /Delete/);
    await expect(operation).toContainText('High risk');
    await confirm(operation, /delete 1 row of customers/);
    await expectTable(page, 'customers', '1 row');
    await card(page, /Deleted/)
      .getByRole('button', { name: 'Undo' })
      .click();
    await expectTable(page, 'customers', '2 rows');
  });

  await test.step('drops a table with data and restores it', async () => {
    await say(page, 'Drop the customers table');
    await confirm(card(page, /customers/), /remove customers with 2 rows/);
    await expect(tables(page, 'customers')).toHaveCount(0);
    await card(page, /customers/)
      .getByRole('button', { name: 'Undo' })
      .click();
    await expectTable(page, 'customers', '2 rows');
  });

  await test.step('shows who can see the rows, as the database answers', async () => {
    await say(page, 'People should only see their own orders');
    await page.getByRole('button', { name: 'Add an owner to orders' }).click();
    const owner = card(page, /order/);
    await expect(owner).toContainText('user_id');
    await execute(owner);
    await expect(owner).toContainText('Executed exactly as proven');
    await say(page, 'People should only see their own orders');
    const operation = card(page, /orders/);
    await expect(operation.getByRole('table', { name: /Who can see/ })).toContainText(
      'A visitor without an account',
    );
  });

  await test.step('asks about unknown tables and refuses what it cannot do', async () => {
    await say(page, 'Delete all invoices');
    await expect(page.getByRole('article', { name: /^Saywright/ }).last()).toContainText(/invoices/);
    await say(page, 'Write me a poem about the sea');
    await expect(page.getByRole('article', { name: /^Saywright/ }).last()).toContainText('outside what I do');
    await say(page, 'begin; drop table customers; commit');
    await expect(page.getByRole('article', { name: /^Saywright/ }).last()).toContainText(
      'Transaction control',
    );
  });

  await test.step('keeps account, history and data across a restart', async () => {
    const address = new URL(server.url);
    // An open page would log failed requests.
    await page.goto('about:blank');
    await server.stop();
    server = await startServer(directory, { PORT: address.port });
    await page.goto(`${server.url}/agent`);
    await expectTable(page, 'customers', '2 rows');
    await expect(page.getByRole('group', { name: /shipped/ })).toBeVisible();
    await page.goto(`${server.url}/project?table=customers`);
    await expect(page.getByRole('table', { name: 'First rows' })).toContainText('ada@example.org');
  });

  expect(messages).toEqual([]);
  expect([...origins]).toEqual([server.url]);
});
