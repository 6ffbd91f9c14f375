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
  directory = await mkdtemp(join(tmpdir(), 'saywright-demo-'));
  server = await startServer(directory);
});
test.afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

test('a description becomes code that can be looked at, copied and saved', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${server.url}/demo`);
  await expect(page.getByRole('heading', { level: 1, name: 'Live Demo' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Connected services' }).getByRole('listitem')).toHaveCount(6);
  const field = page.getByRole('textbox', { name: 'Describe it in plain English' });
  await expect(field).toHaveValue('A button that counts how often it was pressed');
  const generate = page.getByRole('button', { name: 'Generate', exact: true });
  await field.fill('  ');
  await expect(generate).toBeDisabled();
  await field.fill('A contact form with a name and an email');
  await generate.click();
  await expect(page.getByText('Generating...').first()).toBeVisible();
  const code = page.getByRole('region', { name: 'Result: ContactForm.tsx' });
  await expect(code).toContainText('export function ContactForm');
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.getByRole('textbox')).toHaveCount(2);
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', '');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Code copied to clipboard').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('export function ContactForm');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('ContactForm.tsx');
  await field.fill('A rocket');
  await generate.click();
  await expect(page.getByRole('region', { name: 'Result: outline.tsx' })).toContainText(
    'Simulated: nothing was changed',
  );
  expect(await violations(page)).toEqual([]);
  expect(await overflowAt320(page)).toBeLessThanOrEqual(0);
});

test('a copy that the browser refuses says so', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    }),
  );
  await page.goto(`${server.url}/demo`);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Failed to copy').first()).toBeVisible();
  await expect(page.getByText('Please try again').first()).toBeVisible();
});

test('a project is simulated for a visitor, and handed to the agent for whoever is signed in', async ({
  page,
}) => {
  await page.goto(`${server.url}/demo`);
  await page.getByRole('button', { name: 'Show Templates' }).click();
  await expect(page.getByRole('tab', { name: 'Project Builder' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('article').filter({ hasText: 'Blog platform' })).toContainText('+2 more');
  const create = page.getByRole('button', { name: 'Create Project' });
  await create.click();
  await expect(page.getByText('Project name required').first()).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Project name' });
  await name.fill('Garden');
  await create.click();
  await expect(page.getByText('"Garden" is ready for development').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Simulated: nothing was changed' })).toBeVisible();
  await expect(name).toHaveValue('');
  expect(await violations(page)).toEqual([]);
  expect(await overflowAt320(page)).toBeLessThanOrEqual(0);

  await signUp(page, server.url, 'demo@example.org');
  await page.goto(`${server.url}/demo`);
  await page.getByRole('tab', { name: 'Project Builder' }).click();
  await page.getByRole('button', { name: 'Use this template: To-do app' }).click();
  await page.getByRole('textbox', { name: 'Project name' }).fill('Garden');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page).toHaveURL(/\/agent$/);
  await expect(page.getByText('Nothing is created yet.').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'What should change?' })).toHaveValue(
    /^Create a tasks table with/,
  );
});
