import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync, strFromU8 } from 'fflate';
import { chooseSignUp, signUp } from '../support/person.ts';
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

/** What a link in the newest mail to an address carries, as whoever runs the machine reads it. */
async function linkTo(email: string): Promise<string> {
  const box = join(dataDirectory(), 'v1-pg17', 'outbox');
  let found = '';
  await expect(async () => {
    for (const name of (await readdir(box)).toSorted()) {
      const mail = await readFile(join(box, name), 'utf8');
      if (mail.includes(`"${email}"`)) found = /\/auth\/link#[\w=&]+/u.exec(mail)?.[0] ?? '';
    }
    expect(found).not.toBe('');
  }).toPass();
  return found;
}

test('a lost password is set anew by a link that a press uses, once', async ({ page, browser }) => {
  const email = 'lost@example.org';
  const elsewhere = await (await browser.newContext()).newPage();
  await signUp(elsewhere, server.url, email);

  await page.goto(`${server.url}/auth`);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('region', { name: 'Set a new password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const sent = page.getByRole('group', { name: 'Ask whoever runs this installation' });
  await expect(sent).toContainText('npm run outbox');
  expect(await violations(page)).toEqual([]);

  await page.goto(`${server.url}${await linkTo(email)}`);
  await page.getByRole('textbox', { name: 'New password' }).fill('password');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('This password is one of those that are tried first.')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('textbox', { name: 'New password' }).fill('correct horse 2');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(heading(page, 'Project Dashboard')).toBeVisible();

  // Elsewhere the session has ended with the old password, and it is said why.
  await elsewhere.reload();
  await elsewhere.goto(`${server.url}/agent`);
  await expect(toast(elsewhere, 'Your session has ended. Please sign in again.')).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/auth$/u);
  await elsewhere.goto(`${server.url}${await linkTo(email)}`);
  await elsewhere.getByRole('textbox', { name: 'New password' }).fill('correct horse 3');
  await elsewhere.getByRole('button', { name: 'Set the password' }).click();
  await expect(elsewhere.getByRole('group', { name: 'This link cannot be used' })).toBeVisible();
  await elsewhere.context().close();
});

test('no address claims what was not observed', async ({ page }) => {
  await page.goto(`${server.url}/?code=anything`);
  await expect(toast(page, 'This link did not sign you in')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/`);
  await page.goto(`${server.url}/about?error=access_denied&error_code=otp_expired#error=access_denied`);
  await expect(toast(page, 'This link cannot be used')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/about`);
});

test('where addresses are confirmed, what is on its way stays on the page', async ({ page }) => {
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

test('names, password, sessions and choices are those of the account', async ({ page, browser }) => {
  const email = 'owner@example.org';
  await page.goto(`${server.url}/auth`);
  await chooseSignUp(page);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This password is one of those that are tried first.').first()).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/u);
  await page.goto(`${server.url}/settings/advanced`);
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace');

  const other = await (await browser.newContext()).newPage();
  await signIn(other, email, 'correct horse 1');
  await expect(other).toHaveURL(/\/dashboard$/u);

  // A choice made in one browser is there in the other.
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/rest/v1/preferences') && answer.request().method() === 'POST',
  );
  await page.goto(`${server.url}/settings/appearance`);
  await page.getByRole('radiogroup', { name: 'Light or dark' }).getByRole('radio', { name: 'Light' }).check();
  expect((await kept).ok()).toBe(true);
  await other.reload();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');

  await page.goto(`${server.url}/settings/advanced`);
  await page.getByLabel('Present password').fill('not it');
  await page.getByRole('textbox', { name: 'New password' }).fill('correct horse 2');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The present password is not right.').first()).toBeVisible();
  await page.getByLabel('Present password').fill('correct horse 1');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'You are signed out everywhere else.')).toBeVisible();

  // Sign out ends the session here alone; another button ends all of them.
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

test('everything is exported as one file, and the account is deleted after its name is typed', async ({
  page,
}) => {
  const email = 'leaving@example.org';
  await signUp(page, server.url, email);
  await page.goto(`${server.url}/settings/advanced`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything of mine' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^saywright-[\d-]+\.zip$/u);
  const files = unzipSync(await readFile(await file.path()));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['READ ME.txt', 'account/profile.json']));
  expect(Object.keys(files).some((name) => name.startsWith('code/'))).toBe(true);
  expect(strFromU8(files['READ ME.txt'] ?? new Uint8Array())).toContain('Everything of yours');

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
  await expect(toast(page, 'The email or the password is not right.')).toBeVisible();
});

test('a sign-out that fails says that one is still signed in', async ({ page }) => {
  await signUp(page, server.url, 'staying@example.org');
  await page.route('**/auth/v1/logout**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  const failed = toast(page, 'Sign out failed');
  await expect(failed).toContainText('You are still signed in. Please try again.');
  await page.unrouteAll();

  // What is told to one person goes with their session, and what was to be tried again for them is not.
  await page.clock.install();
  await page.route('**/rest/v1/profiles**', (route) => route.abort());
  await page.reload();
  await expect(toast(page, 'Retrying Operation')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(toast(page, 'Signed out')).toBeVisible();
  await expect(page.locator('[data-kit="Toast"]')).toHaveCount(1);
  for (let round = 0; round < 6; round += 1) {
    await page.clock.fastForward(5000);
    await page.evaluate(async () => fetch('/healthz'));
    await expect(toast(page, 'Retrying Operation')).toHaveCount(0);
  }
});
