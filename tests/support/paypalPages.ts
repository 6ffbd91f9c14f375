import { expect, type Page } from '@playwright/test';
import type { FakePaypal } from './paypal.ts';

/** Fakes PayPal's script, and the page where a payer approves or cancels. */
export async function withPaypal(page: Page, paypal: FakePaypal): Promise<void> {
  await page.route('https://www.paypal.com/sdk/js?**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.paypal = {};' }),
  );
  await page.route('https://www.sandbox.paypal.com/checkoutnow?**', (route) => {
    const id = new URL(route.request().url()).searchParams.get('token') ?? '';
    const order = paypal.order(id);
    const link = (url: string, label: string): string => `<a href="${url}&amp;token=${id}">${label}</a>`;
    return route.fulfill({
      contentType: 'text/html',
      body: `<h1>Pay ${order?.value} ${order?.currency}</h1>
        ${link(`${order?.returnUrl.replace('&', '&amp;')}&amp;PayerID=P1`, 'Approve')}
        ${link(`${order?.cancelUrl.replace('&', '&amp;')}`, 'Cancel')}`,
    });
  });
}

/** Approves the payment on that page; the number of the order is the answer. */
export async function approveAtPaypal(page: Page, paypal: FakePaypal): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Pay 29.00 USD' })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('token') ?? '';
  paypal.approve(id);
  await page.getByRole('link', { name: 'Approve' }).click();
  return id;
}
