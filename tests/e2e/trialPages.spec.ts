import { chooseSignUp, say } from '../support/person.ts';
import { violations } from '../support/screen.ts';
import { expect, server, test, type Page } from '../support/studio.ts';

const shop =
  'Build an online shop for my bakery with products, orders, pick-up times and reviews. Customers sign in and see only their own orders.';

/** What axe tries in the frame, which the policy of its page forbids. */
const byAxe = /^Connecting to '[^']*\/trial-pages\/app\.css'|^Couldn't load preload assets/u;

// What is in a frame is used with the keyboard: the browser may route a click by where frames were a moment ago.

/** Everything that the browser complains about, violations of the content security policy included. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !byAxe.test(text)) complaints.push(text);
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}

/** Builds an app. Until it is executed, its pages are those of the plan, in a frame of the same name. */
async function build(page: Page, sentence: string, name: RegExp): Promise<void> {
  await page.goto(`${server.url}/#try`);
  await page.getByRole('heading', { name: 'Try Saywright Now' }).scrollIntoViewIfNeeded();
  await say(page, sentence);
  const operation = page.getByRole('group', { name });
  await expect(operation).toContainText('Proven');
  await expect(page.getByText('This is what the plan makes, with examples.')).toBeVisible();
  await operation.getByRole('button', { name: 'Execute', exact: true }).click();
}

test('a visitor builds a to-do app, uses its pages in the tab, and undoes it', async ({ page }) => {
  const complaints = complaintsOf(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await build(page, 'Build a todo app', /to-do app/u);
  await expect(page.getByRole('group', { name: /to-do app/u })).toContainText('Executed exactly as proven');
  const frame = page.locator('iframe[title="The pages of To-do list"]');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
  const app = page.frameLocator('iframe[title="The pages of To-do list"]');
  await expect(app.getByRole('heading', { level: 1, name: 'My tasks' })).toBeVisible();
  await expect(app.getByText('Nothing here yet.')).toBeVisible();

  await app.getByLabel('What is to do?').fill('Buy flour');
  await app.getByLabel('What is to do?').press('Enter');
  await expect(app.getByRole('heading', { name: 'Buy flour' })).toBeVisible();
  await app.getByLabel('Done').last().press('Space');
  await expect(app.getByLabel('Done').last()).toBeChecked();
  await expect(app.getByLabel('Done').last()).toBeFocused();
  expect(await violations(page)).toEqual([]);

  // Another page, and the same rows after the way back.
  await app.getByRole('link', { name: 'Account' }).press('Enter');
  await expect(app.getByText('You are signed in as customer@example.invalid.')).toBeVisible();
  await app.getByRole('link', { name: 'My tasks' }).press('Enter');
  await expect(app.getByLabel('Done').last()).toBeChecked();

  // The conversation and the pages are about the same rows.
  await say(page, 'Show all tasks');
  await expect(page.getByRole('rowheader', { name: 'Buy flour' })).toBeVisible();
  await say(page, 'Set title to "Buy rye flour" for tasks where title is "Buy flour"');
  await page.getByRole('button', { name: 'Execute', exact: true }).click();
  await expect(app.getByRole('heading', { name: 'Buy rye flour' })).toBeVisible();

  await page.getByRole('radio', { name: 'Visitor' }).check();
  await expect(app.getByText('Sign in to see what is yours.')).toBeVisible();
  await expect(app.getByRole('heading', { name: 'Buy flour' })).toHaveCount(0);

  // The undo names the row that it would remove.
  const built = page.getByRole('group', { name: /^Built a to-do app/u });
  await built.getByRole('button', { name: 'Undo' }).click();
  const undo = page.getByRole('group', { name: /^Undo: Built a to-do app/u });
  await expect(undo.getByRole('cell', { name: 'Buy rye flour' })).toBeVisible();
  await undo.getByRole('button', { name: 'Execute', exact: true }).click();
  await undo.getByRole('checkbox').check();
  await undo.getByRole('button', { name: 'Remove tasks with 1 row' }).click();
  await expect(frame).toHaveCount(0);
  expect(sent).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the pages of a shop work as a customer, a visitor and the owner, each with their rights', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await build(page, shop, /online shop/u);
  const operation = page.getByRole('group', { name: /online shop/u }).first();
  await operation.getByRole('checkbox', { name: /^Yes, build an online shop/u }).check();
  await operation.getByRole('button', { name: 'Build an online shop: Bakery' }).click();
  await expect(operation).toContainText('Executed exactly as proven');
  const app = page.frameLocator('iframe[title="The pages of Bakery"]');
  await expect(app.getByRole('heading', { level: 2, name: 'Products' })).toBeVisible();
  await expect(app.getByRole('listitem')).toHaveCount(2);

  // A link to the form for one product, which the address of the page names.
  await app.getByRole('link', { name: 'Reviews (0): Another example' }).press('Enter');
  await expect(app.getByLabel('Product').locator('option:checked')).toHaveText('Another example');
  for (const answer of ['your review was saved', 'You have entered this already.']) {
    await app.getByLabel('Name').fill('Mia');
    await app.getByLabel('Stars, from 1 to 5').fill('4');
    await app.getByRole('button', { name: 'Add a review' }).press('Enter');
    await expect(app.getByText(answer)).toBeVisible();
  }
  await app.getByRole('link', { name: 'My orders' }).press('Enter');
  await app.getByLabel('Product').selectOption('Example product');
  await app.getByLabel('Quantity').fill('2');
  await app.getByLabel('Pick-up time').fill('2027-01-15T08:00');
  await app.getByRole('button', { name: 'Order', exact: true }).press('Enter');
  await expect(app.getByRole('listitem')).toContainText('new');

  await page.getByRole('radio', { name: 'Visitor' }).check();
  await expect(app.getByRole('link', { name: 'Reviews (1): Another example' })).toBeVisible();
  await app.getByRole('link', { name: 'Account' }).press('Enter');
  await app.getByLabel('Email').fill('mia@example.org');
  await app.getByLabel('Password').fill('correct horse 1');
  await app.getByRole('button', { name: 'Register' }).press('Enter');
  await expect(app.getByText('Nobody signs in here.')).toBeVisible();

  await page.getByRole('radio', { name: 'Owner' }).check();
  await app.getByRole('link', { name: 'Manage' }).press('Enter');
  const orders = app.locator('section').filter({ has: app.getByRole('heading', { name: 'Orders' }) });
  await orders.getByRole('button', { name: 'Change: Example product' }).press('Enter');
  await app.getByLabel('Status').selectOption('ready');
  await app.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(app.getByText('Saved.')).toBeVisible();
  const products = app.locator('section').filter({ has: app.getByRole('heading', { name: 'Products' }) });
  await products.getByRole('button', { name: 'Delete: Example product' }).press('Enter');
  await app.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(app.getByText('Something else belongs to this, so it has to stay.')).toBeVisible();
  // The owner is no row of the table of staff, which therefore is not in the way of an undo.
  await say(page, 'How many staff are there?');
  await expect(page.getByRole('article', { name: /^Saywright/ }).last()).toContainText('0');
  expect(complaints.filter((text) => !text.includes('the server responded with a status of'))).toEqual([]);
});

test('where the frame cannot work, the tables are made, and the studio says so', async ({ page }) => {
  await page.route('**/trial-pages/trial.js', (route) => route.abort());
  await page.goto(`${server.url}/#try`);
  await page.getByRole('heading', { name: 'Try Saywright Now' }).scrollIntoViewIfNeeded();
  await say(page, 'Build a todo app');
  await page.getByRole('button', { name: 'Execute', exact: true }).click({ timeout: 90_000 });
  await expect(page.getByText('The pages can’t be shown in this browser.')).toBeVisible();
  await say(page, 'How many tasks are there?');
  await expect(page.getByRole('article', { name: /^Saywright/ }).last()).toContainText('0');
});

test('what was built in the trial is kept in an account, step by step', async ({ page }) => {
  await build(page, 'Build a todo app', /to-do app/u);
  await expect(page.getByRole('group', { name: /to-do app/u })).toContainText('Executed exactly as proven');
  await say(page, 'Add an optional due date to tasks');
  await page.getByRole('button', { name: 'Execute', exact: true }).click();
  await expect(page.getByRole('group', { name: /due/iu })).toContainText('Executed exactly as proven');
  await page.getByRole('link', { name: 'Keep it in an account' }).click();
  await chooseSignUp(page);
  await page.getByLabel('Email').fill('keeper@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/agent$/u);

  const offer = page.getByRole('group', { name: 'You tried this before you signed in' });
  await expect(offer).toContainText('“Build a todo app” “Add an optional due date to tasks”');
  expect(await violations(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Keep it' }).click();
  const app = page.getByRole('group', { name: /to-do app/u });
  await expect(app).toContainText('Proven');
  await expect(offer).toContainText('The next step is planned once you have executed this one.');
  await app.getByRole('button', { name: 'Execute', exact: true }).click();
  await expect(app).toContainText('Executed exactly as proven');
  // The next step follows without another press, and is proven like the first.
  const column = page.getByRole('group', { name: /due date/iu });
  await expect(column).toContainText('Proven');
  await expect(offer).toHaveCount(0);
  await column.getByRole('button', { name: 'Execute', exact: true }).click();
  await expect(column).toContainText('Executed exactly as proven');
  await page.reload();
  await expect(page.getByRole('group', { name: /to-do app/u })).toBeVisible();
  await expect(offer).toHaveCount(0);
});
