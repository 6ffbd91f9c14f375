import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { signUp } from '../support/person.ts';
import { startServer, type TestServer } from '../support/server.ts';

let directory: string;
let server: TestServer;

test.beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'saywright-integrations-'));
  server = await startServer(directory);
});
test.afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

test('code, site and data are each changed by a sentence, and the site can be visited', async ({ page }) => {
  await signUp(page, server.url, 'hub@example.org');
  await page.goto(`${server.url}/integrations`);
  await expect(page.getByRole('heading', { level: 1, name: 'Full-Stack Integration Hub' })).toBeVisible();
  await expect(page.getByText('connected', { exact: true })).toBeVisible();

  await test.step('a blank instruction is asked for', async () => {
    await page.getByRole('button', { name: 'Plan the operation' }).click();
    await expect(
      page.getByText('Please enter a GitHub operation instruction', { exact: true }),
    ).toBeVisible();
  });

  await test.step('a branch', async () => {
    await page.getByLabel('GitHub instruction').fill('create a branch called contact-page');
    await page.getByRole('button', { name: 'Plan the operation' }).click();
    await expect(page.getByText('Operation planned successfully', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Execute', exact: true }).click();
    await expect(page.getByText('GitHub operation completed successfully', { exact: true })).toBeVisible();
    await expect(page.getByRole('complementary').getByText(/contact-page/)).toBeVisible();
  });

  await test.step('a preview, of which nobody is told that it is live', async () => {
    await page.getByRole('tab', { name: /Deployment/ }).click();
    await page.getByLabel('Deployment instruction').fill('preview');
    await page.getByRole('button', { name: 'Plan the deployment' }).click();
    await page.getByRole('button', { name: 'Deploy', exact: true }).click();
    await expect(page.getByText(/^The preview is at http/).first()).toBeVisible();
    await expect(page.getByText('Your app is now live!')).toHaveCount(0);
  });

  await test.step('the site', async () => {
    await page.getByLabel('Deployment instruction').fill('publish my site');
    await page.getByRole('button', { name: 'Plan the deployment' }).click();
    await page.getByRole('button', { name: 'Deploy', exact: true }).click();
    await expect(page.getByText('Your app is now live!', { exact: true })).toBeVisible();
    const address = page.getByRole('complementary').getByRole('link');
    const url = new URL((await address.getAttribute('href')) ?? '');
    // Another origin: a page of the site must never reach the founder's session.
    expect(url.origin).not.toBe(new URL(server.url).origin);
    expect((await fetch(url)).status).toBe(200);
  });

  await test.step('the schema', async () => {
    await page.getByRole('tab', { name: /Database schema/ }).click();
    await page.getByLabel('Schema instruction').fill('Create a bookings table with a name and a date');
    await page.getByRole('button', { name: 'Generate the schema' }).click();
    await page.getByRole('button', { name: 'Apply the schema' }).click();
    await expect(page.getByText('Database schema has been applied', { exact: true })).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('link', { name: 'bookings' })).toBeVisible();
  });

  await test.step('what the plan of the person still holds', async () => {
    const usage = page.getByRole('complementary').getByRole('region', { name: 'Usage of your plan' });
    await expect(usage).toContainText(/(<1|\d+)MB of 500MB/);
    await usage.getByRole('radio', { name: 'Sample' }).click();
    await expect(usage).toContainText('45MB of 500MB');
    await expect(usage).toContainText("12% of the month's allowance");
  });

  await test.step('a schema that cannot be made', async () => {
    await page.getByLabel('Schema instruction').fill('Write me a poem');
    await page.getByRole('button', { name: 'Generate the schema' }).click();
    await expect(page.getByText('Failed to process schema instruction', { exact: true })).toBeVisible();
  });
});

test('a visitor without an account gets a marked outline and nothing to carry out', async ({ page }) => {
  await page.goto(`${server.url}/integrations?tab=deployment`);
  await page.getByLabel('Deployment instruction').fill('deploy to production');
  await page.getByRole('button', { name: 'Plan the deployment' }).click();
  await expect(page.getByText('Simulated: nothing was changed').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deploy', exact: true })).toHaveCount(0);
});
