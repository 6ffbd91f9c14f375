import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say, signUp } from '../support/person.ts';
import { startServer } from '../support/server.ts';
import { expect, server, test, type Page } from '../support/studio.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const unreachable = 'The studio server cannot be reached';

test('a server that is gone is said everywhere in plain words, and so is its return', async ({ page }) => {
  const directory = await mkdtemp(join(tmpdir(), 'saywright-outage-'));
  let own = await startServer(directory);
  const { port } = new URL(own.url);
  const main = page.getByRole('main');
  try {
    await signUp(page, own.url, 'outage@example.org');
    await place(page, 'AI Agent').click();
    await page.getByRole('link', { name: 'Open the Multi-Agent Bridge Studio' }).click();
    await expect(main.getByText('Supabase + GitHub + Netlify Ready')).toBeVisible();
    await expect(page.getByRole('region', { name: 'System health' })).toContainText('Agent Ready');

    await own.kill();
    await expect(page.getByRole('group', { name: unreachable })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('GCP Offline');
    await expect(main.getByText('Agent Interface')).toBeVisible();
    await expect(main.getByText('Offline', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'System health' })).toContainText(
      /Critical.*The studio server cannot be reached.*Getting Ready/s,
    );
    await expect(page.getByRole('region', { name: 'Agent monitor' })).toContainText(
      'Health check failed: the studio server cannot be reached',
    );
    await place(page, 'Dashboard').click();
    await expect(main.getByText('Database Console: offline')).toBeVisible();
    // This page was not fetched yet: the shell stays, and says why nothing else is there.
    await place(page, 'Settings').click();
    await expect(heading(page, unreachable)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, unreachable)).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(/TypeError|Failed to fetch|dynamically/);

    own = await startServer(directory, { PORT: port });
    await expect(heading(page, 'Control Panel')).toBeVisible();
    await expect(main.getByText('Connection: online')).toBeVisible();
    await place(page, 'Dashboard').click();
    await expect(main.getByText('Database Console: online')).toBeVisible();
    await expect(main.getByText('Health check failed')).toHaveCount(0);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const notification = page.getByRole('article').filter({ hasText: 'Connection issue: resolved' });
    await expect(notification).toContainText('It was over after');
    await notification.getByRole('button', { name: /^Dismiss/ }).click();
    await expect(notification).toHaveCount(0);
  } finally {
    await own.stop();
    await rm(directory, { recursive: true, force: true });
  }
});

test('what is said away from the network waits, survives a reload, and is sent once each, in order', async ({
  page,
  context,
}) => {
  const planned: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"instruction"') !== true) return;
    const body: { command?: string; payload?: { instruction?: string } } = request.postDataJSON();
    if (body.command?.includes('plan') === true) planned.push(body.payload?.instruction ?? '');
  });
  await signUp(page, server.url, 'waiting@example.org');
  await page.goto(`${server.url}/agent`);
  await expect(page.getByText('Agent Ready')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('group', { name: 'You are offline' })).toBeVisible();
  for (const text of ['What tables do we have?', 'Drop everything', 'Create a notes table with a title'])
    await say(page, text);
  const waiting = page.getByRole('article').filter({ hasText: 'Waiting for the network' });
  await expect(waiting).toHaveCount(3);

  await page.getByRole('button', { name: 'Show me the manual steps' }).click();
  await expect(page.getByRole('article', { name: /^Saywright/ }).last()).toContainText('npm start');
  await page.getByRole('button', { name: 'Remove: Drop everything' }).click();
  await expect(waiting).toHaveCount(2);

  // The browser is back, the server is not.
  await page.route(/\/(healthz|bridge|rest|auth\/v1)/, (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await expect(heading(page, unreachable)).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByRole('group', { name: /notes/ })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expect(planned).toEqual(['What tables do we have?', 'Create a notes table with a title']);
  await expect(page.getByRole('article', { name: /^You/ }).last()).toContainText('notes table');
});

test('a page that cannot be fetched offline is waited for inside the shell', async ({ page, context }) => {
  await page.goto(`${server.url}/`);
  await expect(page.getByText('GCP Ready')).toBeVisible();
  // All of the home page is there.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(heading(page, 'You are offline')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  // A page that is there is shown.
  await page.getByRole('link', { name: 'Saywright, home' }).click();
  await expect(heading(page, 'Build Complete Apps with Plain English')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'You are offline')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible();
});
