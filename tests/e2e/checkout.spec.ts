import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../support/freePort.ts';
import { paypalAccount, startPaypal, type FakePaypal } from '../support/paypal.ts';
import { approveAtPaypal, withPaypal } from '../support/paypalPages.ts';
import { chooseSignUp, signUp } from '../support/person.ts';
import { overflowAt320, violationsInEveryMode } from '../support/screen.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { expect, server as plain, test, type Page } from '../support/studio.ts';

const run = promisify(execFile);
const operatorEntry = fileURLToPath(new URL('../../packages/engine/dist/operator.js', import.meta.url));
let directory: string;
let server: TestServer;
let paypal: FakePaypal;

test.beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'saywright-checkout-'));
  paypal = await startPaypal();
  const port = await freePort();
  server = await startServer(directory, {
    PORT: String(port),
    SITE_ORIGIN: `http://localhost:${port}`,
    PAYPAL_CLIENT_ID: paypalAccount.clientId,
    PAYPAL_CLIENT_SECRET: paypalAccount.clientSecret,
    PAYPAL_BASE_URL: paypal.url,
    SAYWRIGHT_CONTACT_URL: 'https://example.org/people',
  });
});
test.afterAll(async () => {
  await server.stop();
  await paypal.close();
  await rm(directory, { recursive: true, force: true });
});

const pay = (page: Page) => page.getByRole('button', { name: 'Pay $29 with PayPal' });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test('a visitor chooses a plan, signs up, pays once and has it', async ({ page }) => {
  await withPaypal(page, paypal);
  await page.goto(`${server.url}/pricing`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing Plans, Subscription Center');
  await expect(page.getByRole('list', { name: 'Plans' }).getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article', { name: 'Bridge Builder' })).toContainText('Most Popular');
  await page.getByRole('link', { name: 'Choose Bridge Builder' }).click();
  await expect(page).toHaveURL(/\/checkout\?plan=pro$/);
  await page.getByRole('button', { name: 'Sign in to pay' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await chooseSignUp(page);
  await page.getByLabel('Email').fill('payer@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page).toHaveURL(/\/checkout\?plan=pro$/);
  await expect(pay(page)).toBeEnabled();
  // The page looks at each frame, as the toast shows for a second before PayPal's page replaces it.
  const created = page.waitForFunction(() => document.body.textContent.includes('PayPal Order Created'));
  await pay(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await created;
  const orderId = await approveAtPaypal(page, paypal);
  await expect(toast(page, 'Payment Successful! 🎉')).toBeVisible();
  await expect(toast(page, 'Your subscription has been activated.')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\?plan=pro$/);
  await expect(page.getByRole('group', { name: 'Bridge Builder is active' })).toContainText('Paid until');

  // The pay button is hidden while the plan is active.
  await expect(pay(page)).toHaveCount(0);

  // Opening PayPal's return address again shows the subscription, without a new success or payment.
  await page.goto(`${server.url}/checkout?success=true&plan=pro&token=${orderId}`);
  await expect(page).toHaveURL(/\/checkout\?plan=pro$/);
  await expect(page.getByRole('group', { name: 'Bridge Builder is active' })).toContainText('Paid until');
  await expect(toast(page, 'Payment Successful! 🎉')).toHaveCount(0);

  // The cancel address does not deny a payment that was made.
  await page.goto(`${server.url}/checkout?cancelled=true&plan=pro&token=${orderId}`);
  await expect(page.getByRole('group', { name: 'This order was paid' })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\?plan=pro$/);
  await expect(page.getByText('Nothing was charged')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add another month' }).click();
  await expect(pay(page)).toBeEnabled();
  expect(paypal.captures.filter((id) => id === orderId)).toEqual([orderId]);

  await page.goto(`${server.url}/pricing`);
  await expect(page.getByRole('article', { name: 'Bridge Builder' })).toContainText('Your plan until');
});

test('a payment that is cancelled, restarted and interrupted activates one plan', async ({ page }) => {
  await withPaypal(page, paypal);
  await signUp(page, server.url, 'again@example.org', '/checkout?plan=pro');
  await pay(page).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  const first = new URL(page.url()).searchParams.get('token');
  await expect(page.getByRole('group', { name: 'Payment cancelled' })).toContainText('Nothing was charged');
  await expect(page).toHaveURL(/\/checkout\?plan=pro$/);

  // The same order is reused, and Back from PayPal leaves a working button.
  await pay(page).click();
  await expect(page.getByRole('link', { name: 'Approve' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('token')).toBe(first);
  await page.goBack();
  await expect(pay(page)).toBeEnabled();
  await pay(page).click();

  // The capture's answer is lost: no success is claimed, and checking again finds the payment.
  paypal.disturb('/capture', { kind: 'lost-after' });
  const orderId = await approveAtPaypal(page, paypal);
  await expect(toast(page, 'Payment Error')).toBeVisible();
  await expect(page.getByRole('group', { name: 'The payment is not confirmed' })).toContainText(
    'PayPal capture failed: PayPal cannot be reached',
  );
  await expect(toast(page, 'Payment Successful! 🎉')).toHaveCount(0);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(toast(page, 'Payment Successful! 🎉')).toBeVisible();
  await expect(toast(page, 'Payment Error')).toHaveCount(0);
  expect(paypal.captures.filter((id) => id === orderId)).toEqual([orderId]);
});

test('a payment that activated nothing offers a refund, which the operator can make', async ({ page }) => {
  await withPaypal(page, paypal);
  await signUp(page, server.url, 'wronged@example.org', '/checkout?plan=pro');
  await pay(page).click();
  await expect(page.getByRole('heading', { name: 'Pay 29.00 USD' })).toBeVisible();
  paypal.approve(new URL(page.url()).searchParams.get('token') ?? '', 'other-amount');
  await page.getByRole('link', { name: 'Approve' }).click();
  await expect(page.getByRole('group', { name: 'The payment is not confirmed' })).toContainText(
    'PayPal took your payment, but it did not activate your plan',
  );
  await expect(page.getByRole('link', { name: 'Request a refund' })).toHaveAttribute(
    'href',
    '/contact?topic=refund',
  );

  // Operator commands work while the server runs.
  const operator = async (...args: readonly string[]): Promise<string> => {
    const env = { ...process.env, SAYWRIGHT_DATA: directory };
    return (await run(process.execPath, [operatorEntry, 'payments', ...args], { env })).stdout;
  };
  const line = (await operator('list')).split('\n').find((row) => row.includes('ATTENTION'));
  expect(await operator('refund', line?.slice(0, 36) ?? '')).toContain('is being refunded');
  expect(await operator('list')).not.toContain('ATTENTION');
  expect(paypal.refunds).toHaveLength(1);
});

test('a forged success address activates nothing', async ({ page }) => {
  await withPaypal(page, paypal);
  await signUp(page, server.url, 'forger@example.org', '/checkout?plan=pro&success=true');
  await expect(page.getByRole('group', { name: 'The payment is not confirmed' })).toContainText(
    'Nothing was activated',
  );
  await page.goto(`${server.url}/checkout?plan=pro&success=true&token=${paypal.captures[0]}`);
  await expect(page.getByRole('group', { name: 'The payment is not confirmed' })).toContainText(
    'This payment belongs to another account. Nothing was activated.',
  );
  await page.getByRole('link', { name: 'Back to payment' }).click();
  await expect(page).toHaveURL(/\/checkout\?plan=pro$/);
  await expect(page.getByText('Bridge Builder is active')).toHaveCount(0);
});

test('the pay button waits for PayPal, says so when pressed, and reports a failed script', async ({
  page,
}) => {
  let answer = (): void => {};
  const asked = new Promise<void>((now) => {
    void page.route('https://www.paypal.com/sdk/js?**', async (route) => {
      now();
      await new Promise<void>((released) => {
        answer = released;
      });
      await route.abort();
    });
  });
  let releaseConfig = (): void => {};
  const configReleased = new Promise<void>((released) => {
    releaseConfig = released;
  });
  await page.route('**/functions/v1/get-paypal-config', async (route) => {
    await configReleased;
    await route.continue();
  });
  await signUp(page, server.url, 'waiting@example.org', '/checkout?plan=pro');
  const waiting = page.getByRole('button', { name: 'Loading PayPal...' });
  const pressInVain = async (): Promise<void> => {
    await expect(waiting).toBeDisabled();
    await waiting.click({ force: true });
    const notReady = page.getByRole('alertdialog', { name: 'PayPal Not Ready' });
    await expect(notReady).toContainText('PayPal is still loading. Please wait a moment.');
    await expect(notReady).toHaveCount(0);
  };
  await test.step('before the payment configuration is known', pressInVain);
  releaseConfig();
  await asked;
  await test.step('before the script has loaded', pressInVain);
  answer();
  await expect(toast(page, 'PayPal Loading Error')).toBeVisible();
  await expect(page.getByRole('group', { name: 'PayPal Loading Error' })).toContainText(
    'Failed to load PayPal. Please refresh and try again.',
  );
  await expect(pay(page)).toBeDisabled();
});

test('reports a forbidden read at once, without retries', async ({ page }) => {
  await withPaypal(page, paypal);
  await signUp(page, server.url, 'forbidden@example.org');
  let asked = 0;
  await page.route('**/bridge/v1/commands', (route) => {
    if (!route.request().postData()?.includes('"current-plan"')) return route.continue();
    asked += 1;
    const error = { code: 'forbidden', message: 'This plan is not yours to see.' };
    return route.fulfill({ status: 403, json: { error } });
  });
  const logged = page.waitForEvent('console', (message) => /This plan is not yours/.test(message.text()));
  await page.goto(`${server.url}/checkout?plan=pro`);
  await logged;
  await expect(toast(page, 'System Notice')).toBeVisible();
  await expect(pay(page)).toBeEnabled();
  expect(asked).toBe(1);
});

test('an order that PayPal refuses shows the reason and leaves the button ready', async ({ page }) => {
  await withPaypal(page, paypal);
  await signUp(page, server.url, 'refused@example.org', '/checkout?plan=pro');
  paypal.disturb('/orders', { kind: 'status', status: 503 });
  await pay(page).click();
  await expect(toast(page, 'Payment Error')).toBeVisible();
  await expect(toast(page, 'PayPal order creation failed: PayPal answered with status 503')).toBeVisible();
  await expect(pay(page)).toBeEnabled();
});

test('activates the free plan, and sends enterprise customers to sales', async ({ page }) => {
  await page.goto(`${server.url}/pricing`);
  await page.getByRole('link', { name: 'Contact Sales about Ecosystem Master' }).click();
  await expect(page).toHaveURL(/\/contact\?plan=enterprise$/);
  await expect(page.getByRole('link', { name: 'Contact information on example.org' })).toHaveAttribute(
    'href',
    'https://example.org/people',
  );
  await page.goto(`${server.url}/checkout?plan=enterprise`);
  await expect(page.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
    'href',
    '/contact?plan=enterprise',
  );
  // A price to be agreed has no total, and certainly not $0.00.
  await expect(page.getByRole('main')).not.toContainText('$0.00');
  await page.goto(`${server.url}/checkout?plan=gold`);
  await expect(page.getByRole('article', { name: 'Explorer' })).toBeVisible();
  await page.getByRole('button', { name: 'Activate Explorer Plan' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await chooseSignUp(page);
  await page.getByLabel('Email').fill('free@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/checkout\?plan=gold$/);
  const button = page.getByRole('button', { name: 'Activate Explorer Plan' });
  await button.click();
  await expect(toast(page, 'Explorer plan activated')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Explorer is active' })).toBeVisible();
  await expect(button).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('group', { name: 'Explorer is active' })).toBeVisible();
  // The active plan is not offered again.
  await page.goto(`${server.url}/pricing`);
  await expect(page.getByRole('link', { name: 'See your plan' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Activate Explorer Plan' })).toHaveCount(0);
});

test('only the checkout may load the PayPal script, and no response contains the secret', async ({
  page,
  request,
}) => {
  const policy = async (path: string): Promise<string> =>
    (await request.get(`${server.url}${path}`)).headers()['content-security-policy'] ?? '';
  expect(await policy('/checkout?plan=pro')).toContain(
    "script-src 'self' 'wasm-unsafe-eval' https://www.paypal.com;",
  );
  expect(await policy('/pricing')).not.toContain('paypal');
  const responses: string[] = [];
  page.on('response', (response) => {
    if (/\/(?:functions|bridge)\/v1\//.test(response.url()))
      void response.text().then(
        (text) => responses.push(text),
        () => {},
      );
  });
  await withPaypal(page, paypal);
  await signUp(page, server.url, 'curious@example.org', '/checkout?plan=pro');
  await expect(pay(page)).toBeEnabled();
  await expect.poll(() => responses.join()).toContain(paypalAccount.clientId);
  expect(responses.join()).not.toContain(paypalAccount.clientSecret);
});

test('an installation without a PayPal account says so and charges nobody', async ({ page }) => {
  const expectNotConfigured = async (): Promise<void> => {
    await page.goto(`${plain.url}/checkout?plan=pro`);
    await expect(page.getByRole('group', { name: 'PayPal credentials not configured' })).toContainText(
      'you can’t be charged',
    );
    await expect(pay(page)).toBeDisabled();
  };
  // Visitors see it before they create an account.
  await expectNotConfigured();
  await expect(page.getByRole('button', { name: 'Sign in to pay' })).toHaveCount(0);
  await signUp(page, plain.url, 'unpaid@example.org');
  await expectNotConfigured();
});

test('the checkout of every plan is accessible in every mode and fits 320 pixels', async ({ page }) => {
  await withPaypal(page, paypal);
  await signUp(page, server.url, 'look@example.org');
  const paths = [
    '/checkout?plan=pro',
    '/checkout?plan=explorer',
    '/checkout?plan=enterprise',
    '/checkout?plan=pro&cancelled=true',
  ];
  for (const path of paths) {
    await page.goto(`${server.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path.includes('plan=pro')) await expect(pay(page)).toBeEnabled();
    expect(await violationsInEveryMode(page), path).toEqual([]);
    expect(await overflowAt320(page), `${path} is wider than the window`).toBeLessThanOrEqual(0);
  }
});
