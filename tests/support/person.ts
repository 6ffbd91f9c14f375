import { expect, type Page } from '@playwright/test';

/** Turns the form for signing in into the one for signing up. */
export async function chooseSignUp(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Sign Up' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** Creates an account in the browser; it ends on the dashboard. */
export async function signUp(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/auth`);
  await chooseSignUp(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Says something to the agent and waits until it is in the conversation, answered or kept for later. */
export async function say(page: Page, text: string): Promise<void> {
  const composer = page.getByRole('textbox', { name: 'What should change?' });
  await composer.fill(text);
  await composer.press('Enter');
  await expect(page.getByRole('article', { name: /^You/ }).last()).toContainText(text);
  await expect(page.getByText('Being planned…')).toHaveCount(0);
}
