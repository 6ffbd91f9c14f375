import { expect, type Page } from '@playwright/test';
import { configSchema } from '@saywright/engine/protocol';

const password = 'correct horse 1';

/** Switches the sign-in form to sign-up. */
export async function chooseSignUp(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Sign Up' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** Creates an account with the form; ends on the dashboard. */
export async function signUpByForm(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/auth`);
  await chooseSignUp(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/**
 * Creates an account and signs this browser in without the form, which has its own tests. No page of the app
 * is open afterwards unless a path is given.
 */
export async function signUp(page: Page, url: string, email: string, path?: string): Promise<void> {
  const { publishableKey } = configSchema.parse(
    await (await page.request.get(`${url}/bridge/v1/config`)).json(),
  );
  const answer = await page.request.post(`${url}/auth/v1/signup`, {
    headers: { apikey: publishableKey },
    data: { email, password },
  });
  expect(answer.status()).toBe(200);
  // A document of the same origin without scripts.
  await page.goto(`${url}/healthz`);
  await page.evaluate((session) => localStorage.setItem('saywright-auth', session), await answer.text());
  if (path !== undefined) await page.goto(`${url}${path}`);
}

/** Sends an instruction and waits until it is in the conversation, answered or queued. */
export async function say(page: Page, text: string): Promise<void> {
  const composer = page.getByRole('textbox', { name: 'What should change?' });
  await composer.fill(text);
  await composer.press('Enter');
  await expect(page.getByRole('article', { name: /^You/ }).last()).toContainText(text);
  await expect(page.getByText('Being planned…')).toHaveCount(0);
}

/** Carries out SQL in the agent. */
export async function executeSql(page: Page, sql: string): Promise<void> {
  await say(page, sql);
  const operation = page.getByRole('group', { name: /your SQL/ }).last();
  await operation.getByRole('button', { name: 'Execute', exact: true }).click();
  await expect(operation).toContainText('Executed exactly as proven');
}

/** Makes the stored session invalid, like one that the server ended. */
export async function invalidateSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stored: { access_token: string } = JSON.parse(localStorage.getItem('saywright-auth') ?? '{}');
    const invalid = JSON.stringify({ ...stored, access_token: `${stored.access_token}x` });
    localStorage.setItem('saywright-auth', invalid);
  });
}
