import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { signUp } from '../support/person.ts';
import { overflowAt320, violations } from '../support/screen.ts';
import { startServer, type TestServer } from '../support/server.ts';

let directory: string;
let server: TestServer;

test.beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'saywright-screens-'));
  server = await startServer(directory);
});
test.afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

const screens = [
  { path: '/', heading: 'Build Complete Apps with Plain English' },
  { path: '/auth', heading: 'Your studio' },
  { path: '/nowhere', heading: '404' },
  { path: '/dashboard', heading: 'Project Dashboard', guarded: true },
  { path: '/agent', heading: 'AI Agent Interface', guarded: true },
  { path: '/project', heading: 'Project Data', guarded: true },
  { path: '/studio', heading: 'Multi-Agent Bridge Studio', guarded: true },
  { path: '/overview', heading: 'Project Analytics Dashboard', guarded: true },
  { path: '/welcome', heading: 'Welcome to Your Development Hub' },
];

for (const theme of ['dark', 'light'] as const)
  test(`every screen is accessible and fits 320 pixels, ${theme}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('saywright-theme', value), theme);
    for (const isSignedIn of [false, true]) {
      if (isSignedIn) await signUp(page, server.url, `${theme}@example.org`);
      for (const { path, heading } of screens.filter((screen) => (screen.guarded ?? false) === isSignedIn)) {
        await page.goto(`${server.url}${path}`);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect(await violations(page), path).toEqual([]);
        expect(await overflowAt320(page), `${path} is wider than the window`).toBeLessThanOrEqual(0);
      }
    }
  });

test('what was typed survives an ended session and the sign-in after it', async ({ page }) => {
  await signUp(page, server.url, 'typing@example.org');
  await page.goto(`${server.url}/agent`);
  const composer = page.getByRole('textbox', { name: 'What should change?' });
  await composer.fill('Create a notes table with a title');
  // A session the server does not know any more.
  await page.evaluate(() => {
    const kept: { access_token: string } = JSON.parse(localStorage.getItem('saywright-auth') ?? '{}');
    localStorage.setItem(
      'saywright-auth',
      JSON.stringify({ ...kept, access_token: `${kept.access_token}x` }),
    );
  });
  await page.reload();
  await expect(composer).toHaveValue('Create a notes table with a title');
  await composer.press('Enter');
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel('Email').fill('typing@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/agent$/);
  await expect(composer).toHaveValue('Create a notes table with a title');
});

test('the studio can be driven by keyboard alone', async ({ page }) => {
  await signUp(page, server.url, 'keys@example.org');
  await page.goto(`${server.url}/agent`);
  await page.getByRole('textbox', { name: 'What should change?' }).focus();
  await page.keyboard.type('Create a notes table with a title');
  await page.keyboard.press('Enter');
  const operation = page.getByRole('group', { name: /notes/ }).last();
  const execute = operation.getByRole('button', { name: 'Execute', exact: true });
  await expect(execute).toBeVisible();
  for (
    let presses = 0;
    presses < 30 && !(await execute.evaluate((node) => node === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(operation).toContainText('Executed exactly as proven');
});
