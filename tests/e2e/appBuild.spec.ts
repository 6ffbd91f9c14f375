import { say, signUp } from '../support/person.ts';
import { violations, overflowAt320 } from '../support/screen.ts';
import { expect, server, test } from '../support/studio.ts';

const sentence =
  'Build an online shop for my bakery with products, orders, pick-up times and reviews. Customers sign in and see only their own orders.';

test('one sentence becomes a shop where a customer orders and sees the order', async ({ page, browser }) => {
  await signUp(page, server.url, 'baker@example.org', '/agent');
  await say(page, sentence);
  const operation = page.getByRole('group', { name: /an online shop: Bakery/u });
  // What it stores and who can do what, as it was tried; steps and files are folded.
  await expect(operation.getByRole('row', { name: 'Orders nothing adds, sees own' })).toBeVisible();
  await expect(operation.getByRole('row', { name: 'Products sees all sees all' })).toBeVisible();
  await expect(operation.getByRole('row', { name: 'My orders after signing in' })).toBeVisible();
  await expect(operation.getByText('Write public/index.html')).toBeHidden();
  const planned = page.frameLocator('iframe[title="Your pages with the plan that waits"]');
  await expect(planned.getByRole('heading', { level: 1, name: 'Bakery' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await operation.getByRole('button', { name: 'Execute', exact: true }).click();
  // Reviews are read by everybody, so it is asked once more.
  await operation.getByRole('checkbox', { name: /^Yes, create a table called staff/u }).check();
  await operation.getByRole('button', { name: 'Build an online shop: Bakery' }).click();
  await expect(operation).toContainText('Executed exactly as proven');
  const address = await page
    .getByRole('link', { name: /_sites/u })
    .first()
    .getAttribute('href');

  const customer = await browser.newPage({ colorScheme: 'light' });
  const problems: string[] = [];
  customer.on('console', (message) => {
    // The site has the host to itself, and no frame around it.
    if (!message.text().startsWith('An iframe which has both allow-scripts and allow-same-origin'))
      problems.push(message.text());
  });
  customer.on('pageerror', ({ message }) => problems.push(message));
  await customer.goto(address ?? '');
  await expect(customer).toHaveURL(/\.localhost:\d+\/$/u);
  await expect(customer.getByRole('listitem')).toHaveCount(2);
  expect(await violations(customer)).toEqual([]);

  await customer.getByRole('link', { name: 'My orders' }).click();
  await expect(customer.getByText('Sign in to see what is yours.')).toBeVisible();
  await customer.getByRole('link', { name: 'Sign in' }).click();
  await customer.getByLabel('Email').fill('mia@example.org');
  await customer.getByLabel('Password').fill('correct horse 1');
  expect(await violations(customer)).toEqual([]);
  await customer.getByRole('button', { name: 'Register' }).click();
  // Back at what needed an account.
  await expect(customer.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
  await customer.getByLabel('Product').selectOption('Example product');
  await customer.getByLabel('Quantity').fill('2');
  await customer.getByLabel('Pick-up time').fill('2027-01-15T08:00');
  await customer.getByRole('button', { name: 'Order', exact: true }).click();
  await expect(customer.getByText('your order was saved')).toBeVisible();
  await expect(customer.getByRole('listitem')).toContainText('new');
  await customer.getByRole('link', { name: 'Products', exact: true }).click();
  await customer.getByRole('link', { name: 'Reviews (0): Another example' }).click();
  await expect(customer.getByLabel('Product')).toHaveValue(/./u);
  for (const answer of ['your review was saved', 'You have entered this already.']) {
    await expect(customer.getByLabel('Product').locator('option:checked')).toHaveText('Another example');
    await customer.getByLabel('Name').fill('Mia');
    await customer.getByLabel('Stars, from 1 to 5').fill('4');
    await customer.getByRole('button', { name: 'Add a review' }).click();
    await expect(customer.getByText(answer)).toBeVisible();
  }
  await expect(customer.getByRole('listitem')).toHaveCount(1);
  problems.length = 0;
  await customer.getByRole('link', { name: 'My orders' }).click();
  await customer.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(customer)).toEqual([]);

  // The founder makes the first account staff.
  await page.goto(`${server.url}/project/people`);
  await page.getByRole('button', { name: 'Make staff: mia@example.org' }).click();
  await page.getByRole('button', { name: 'Execute', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove from staff: mia@example.org' })).toBeVisible();
  await customer.reload();
  await customer.getByRole('link', { name: 'Manage' }).click();
  const orders = customer
    .locator('section')
    .filter({ has: customer.getByRole('heading', { name: 'Orders' }) });
  await orders.getByRole('button', { name: 'Change: Example product' }).click();
  await customer.getByLabel('Status').selectOption('ready');
  await customer.getByRole('button', { name: 'Save' }).click();
  await expect(customer.getByText('Saved.')).toBeVisible();
  expect(await violations(customer)).toEqual([]);
  const products = customer
    .locator('section')
    .filter({ has: customer.getByRole('heading', { name: 'Products' }) });
  await products.getByRole('button', { name: 'Delete: Another example' }).click();
  await customer.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(customer.getByRole('button', { name: 'Delete: Another example' })).toHaveCount(0);
  for (const name of ['Rye', 'Spelt', 'Baguette', 'Six "seeds"', 'Brioche']) {
    await products.getByLabel('Name').fill(name);
    await products.getByLabel('Price').fill('4.20');
    await customer.getByRole('button', { name: 'Add a product' }).click();
    await expect(customer.getByRole('heading', { name })).toBeVisible();
  }
  await customer.getByLabel('Search').first().fill('"SEEDS"');
  await expect(customer.getByRole('heading', { name: 'Rye' })).toBeHidden();
  await expect(customer.getByRole('heading', { name: 'Six "seeds"' })).toBeVisible();
  await customer.getByLabel('Search').first().fill('cake');
  await expect(customer.getByText('Nothing contains “cake”.')).toBeVisible();
  expect(await violations(customer)).toEqual([]);
  expect(await overflowAt320(customer)).toBeLessThanOrEqual(0);
  await customer.getByRole('link', { name: 'My orders' }).click();
  await expect(customer.getByRole('listitem')).toContainText('ready');
  await customer.setViewportSize({ width: 390, height: 844 });
  expect(await overflowAt320(customer)).toBeLessThanOrEqual(0);
  expect(problems).toEqual([]);
});
