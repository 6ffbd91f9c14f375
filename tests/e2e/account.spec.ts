import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync, strFromU8 } from 'fflate';
import { mailsIn } from '../support/outbox.ts';
import { chooseSignUp, invalidateSession, signUp } from '../support/person.ts';
import { violations } from '../support/screen.ts';
import { dataDirectory, expect, server, test, type Page } from '../support/studio.ts';

const toast = (page: Page, text: string) => page.locator('[data-kit="Toast"]', { hasText: text });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${server.url}/auth`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** The link in the newest e-mail to an address, as the operator reads it from the outbox. */
async function linkTo(email: string): Promise<string> {
  const box = join(dataDirectory(), 'v1-pg17', 'outbox');
  let found = '';
  await expect(async () => {
    for (const { text } of await mailsIn(box))
      if (text.includes(`"${email}"`)) found = /\/auth\/link#[\w=&]+/u.exec(text)?.[0] ?? '';
    expect(found).not.toBe('');
  }).toPass();
  return found;
}

test('an e-mailed link resets a lost password once, and only when it is pressed', async ({
  page,
  browser,
}) => {
  const email = 'lost@example.org';
  const elsewhere = await (await browser.newContext()).newPage();
  await signUp(elsewhere, server.url, email);

  await page.goto(`${server.url}/auth`);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('region', { name: 'Set a new password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const sent = page.getByRole('group', { name: 'Ask the operator of this server' });
  await expect(sent).toContainText('npm run outbox');
  expect(await violations(page)).toEqual([]);

  await page.goto(`${server.url}${await linkTo(email)}`);
  await page.getByRole('textbox', { name: 'New password' }).fill('password');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('This password is common and easy to guess.')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('textbox', { name: 'New password' }).fill('correct horse 2');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(heading(page, 'Project Dashboard')).toBeVisible();

  // The other session ended with the old password, and says so.
  await elsewhere.goto(`${server.url}/agent`);
  await expect(toast(elsewhere, 'Your session has ended. Please sign in again.')).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/auth$/u);
  await elsewhere.goto(`${server.url}${await linkTo(email)}`);
  await elsewhere.getByRole('textbox', { name: 'New password' }).fill('correct horse 3');
  await elsewhere.getByRole('button', { name: 'Set the password' }).click();
  await expect(elsewhere.getByRole('group', { name: 'This link cannot be used' })).toBeVisible();
  await elsewhere.context().close();
});

test('an address cannot claim a sign-in that did not happen', async ({ page }) => {
  await page.goto(`${server.url}/?code=anything`);
  await expect(toast(page, 'This link did not sign you in')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/`);
  await page.goto(`${server.url}/about?error=access_denied&error_code=otp_expired#error=access_denied`);
  await expect(toast(page, 'This link cannot be used')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/about`);
});

test('sign-up with e-mail confirmation says where the e-mail went, and can resend it', async ({ page }) => {
  await page.route('**/auth/v1/signup**', (route) =>
    route.fulfill({ json: { id: crypto.randomUUID(), email: 'new@example.org', identities: [] } }),
  );
  await page.goto(`${server.url}/auth`);
  await chooseSignUp(page);
  await page.getByLabel('Email').fill('new@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(toast(page, 'Check your email')).toBeVisible();
  const sent = page.getByRole('group', { name: 'Check your email' });
  await expect(sent).toContainText('new@example.org');
  await expect(page.getByRole('button', { name: 'Create account' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText('Sent again')).toBeVisible();
});

test('manages names, password and sessions of the account', async ({ page, browser }) => {
  const email = 'owner@example.org';
  await page.goto(`${server.url}/auth`);
  await chooseSignUp(page);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This password is common and easy to guess.').first()).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/u);
  await page.goto(`${server.url}/settings/advanced`);
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace');

  const other = await (await browser.newContext()).newPage();
  await signIn(other, email, 'correct horse 1');
  await expect(other).toHaveURL(/\/dashboard$/u);

  await page.getByLabel('Current password').fill('not it');
  await page.getByRole('textbox', { name: 'New password' }).fill('correct horse 2');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The current password is incorrect.').first()).toBeVisible();
  await page.getByLabel('Current password').fill('correct horse 1');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'You are signed out everywhere else.')).toBeVisible();

  // Sign out ends this session only; Sign out everywhere ends all of them.
  await other.goto(`${server.url}/agent`);
  await expect(other).toHaveURL(/\/auth$/u);
  await signIn(other, email, 'correct horse 2');
  await expect(other).toHaveURL(/\/agent$/u);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(toast(page, 'Signed out')).toBeVisible();
  await other.goto(`${server.url}/settings/advanced`);
  await expect(other.getByLabel('First name')).toHaveValue('Ada');
  await other.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(toast(other, 'Signed out everywhere')).toBeVisible();
  await other.context().close();
});

test('syncs preferences, model and templates to another browser', async ({ page, browser }) => {
  await signUp(page, server.url, 'chooser@example.org', '/settings/appearance');
  // The same user in another browser.
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await context.newPage();
  await page.getByRole('radiogroup', { name: 'Light or dark' }).getByRole('radio', { name: 'Light' }).check();
  await page.getByRole('radiogroup', { name: 'Density' }).getByRole('radio', { name: 'Compact' }).check();
  const alerts = (tab: Page) => tab.getByRole('switch', { name: 'System alerts' });
  const model = (tab: Page) => tab.getByRole('radio', { name: 'Gemini Pro' });
  await page.goto(`${server.url}/settings/notifications`);
  await alerts(page).click();
  await page.goto(`${server.url}/advanced?tab=models`);
  await page.getByRole('radiogroup', { name: 'Active model' }).getByText('Gemini Pro').click();
  await page.getByRole('tab', { name: 'Template Creator' }).click();
  await page.getByLabel('Template name').fill('Ledger');
  await page.getByLabel('Description').fill('Counts things.');
  await page.getByRole('button', { name: 'Save Template' }).click();
  // All changes are saved to the account once none is unsent.
  const unsent = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('saywright-unsent')));
  await expect.poll(unsent).toEqual([]);
  await other.goto(`${server.url}/settings/notifications`);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(other.locator('html')).toHaveAttribute('data-density', 'compact');
  await expect(alerts(other)).not.toBeChecked();
  await other.goto(`${server.url}/advanced?tab=models`);
  await expect(model(other)).toBeChecked();
  await other.getByRole('tab', { name: 'Template Creator' }).click();
  await expect(other.getByRole('region', { name: 'Saved templates' })).toContainText('Ledger');
  await context.close();
});

test('exports everything as one file, and deletes the account after its address is typed', async ({
  page,
}) => {
  const email = 'leaving@example.org';
  await signUp(page, server.url, email, '/settings/advanced');
  // Database errors are never shown.
  await page.route('**/rest/v1/profiles**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const message = 'new row violates row-level security policy for table "profiles"';
    return route.fulfill({ status: 403, json: { code: '42501', message } });
  });
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(toast(page, 'Profile update failed')).toContainText('Your names were not changed.');
  await expect(page.locator('body')).not.toContainText('violates');
  await page.unrouteAll();
  // A session that ends while the form is open is named as the reason.
  await invalidateSession(page);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(toast(page, 'No user logged in. Sign in again')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/settings\/advanced$/u);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^saywright-[\d-]+\.zip$/u);
  const files = unzipSync(await readFile(await file.path()));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['READ ME.txt', 'account/profile.json']));
  expect(Object.keys(files).some((name) => name.startsWith('code/'))).toBe(true);
  expect(strFromU8(files['READ ME.txt'] ?? new Uint8Array())).toContain('All your data');

  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('your code with every save');
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Your password').fill('not it');
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('Nothing was deleted')).toBeVisible();
  await dialog.getByLabel('Your password').fill('correct horse 1');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(toast(page, 'Your account is deleted')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/`);
  await signIn(page, email, 'correct horse 1');
  await expect(toast(page, 'The email or the password is incorrect.')).toBeVisible();
});

test('a failed sign-out says that the user is still signed in', async ({ page }) => {
  await signUp(page, server.url, 'staying@example.org', '/dashboard');
  await page.route('**/auth/v1/logout**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  const failed = toast(page, 'Sign out failed');
  await expect(failed).toContainText('You are still signed in. Please try again.');
  await page.unrouteAll();

  // Signing out dismisses the user's toasts and stops their retries.
  await page.clock.install();
  await page.route('**/rest/v1/profiles**', (route) => route.abort());
  await page.reload();
  // Each attempt has a toast, and the second may appear before this check.
  await expect(toast(page, 'Retrying Operation').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(toast(page, 'Signed out')).toBeVisible();
  await expect(page.locator('[data-kit="Toast"]')).toHaveCount(1);
  for (let round = 0; round < 6; round += 1) {
    await page.clock.fastForward(5000);
    await page.evaluate(async () => fetch('/healthz'));
    await expect(toast(page, 'Retrying Operation')).toHaveCount(0);
  }
});
