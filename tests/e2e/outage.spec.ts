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

test('every page says in plain words that the server is unreachable, and when it is back', async ({
  page,
}) => {
  const directory = await mkdtemp(join(tmpdir(), 'saywright-outage-'));
  let own = await startServer(directory);
  const { port } = new URL(own.url);
  const main = page.getByRole('main');
  try {
    await signUp(page, own.url, 'outage@example.org', '/dashboard');
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
    // This page was not loaded yet: the shell stays and explains why it is missing.
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

test('instructions given offline wait, survive a reload, and are sent once, in order', async ({
  page,
  context,
}) => {
  const planned: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"instruction"') !== true) return;
    const body: { command?: string; payload?: { instruction?: string } } = request.postDataJSON();
    if (body.command?.includes('plan') === true) planned.push(body.payload?.instruction ?? '');
  });
  await signUp(page, server.url, 'waiting@example.org', '/agent');
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

  // The browser is online, but the server is unreachable.
  await page.route(/\/(healthz|bridge|rest|auth\/v1)/, (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await expect(heading(page, unreachable)).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByRole('group', { name: /notes/ })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expect(planned).toEqual(['What tables do we have?', 'Create a notes table with a title']);
  await expect(page.getByRole('article', { name: /^You/ }).last()).toContainText('notes table');

  // Waiting instructions are sent from any page.
  await place(page, 'Dashboard').click();
  await expect(heading(page, 'Project Dashboard')).toBeVisible();
  await place(page, 'AI Agent').click();
  await expect(page.getByText('Agent Ready')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('group', { name: 'You are offline' })).toBeVisible();
  await say(page, 'Create a pets table with a name');
  // The part that sends them fails to load offline, and the browser keeps the failure of its address.
  await page.route(/\/SendWaiting-.*\.js$/, (route) => route.abort());
  await place(page, 'Dashboard').click();
  await expect(heading(page, 'Project Dashboard')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Your offline instructions were sent to the AI Agent').first()).toBeVisible();
  await page.getByRole('button', { name: 'See the answers' }).click();
  await expect(page.getByRole('group', { name: /pets/ })).toBeVisible();
  expect(planned.at(-1)).toBe('Create a pets table with a name');
  expect(planned).toHaveLength(3);
});

test('a failing database is retried as often as documented, and retries do not count as a slow query', async ({
  page,
}) => {
  /** Seconds at which the database was asked. */
  let asked: number[] = [];
  let now = 0;
  let answersEvery = Number.POSITIVE_INFINITY;
  await signUp(page, server.url, 'patient@example.org');
  await page.clock.install();
  await page.route('**/rest/v1/profiles**', (route) => {
    asked.push(now);
    return asked.length % answersEvery === 0 ? route.continue() : route.abort();
  });
  // Answered after what was asked before, as the test answers in order; what follows from that takes a moment more.
  await page.route('**/settled', (route) => route.fulfill({ body: '' }));
  const pass = async (seconds: number): Promise<void> => {
    for (let passed = 0; passed < seconds; passed += 1) {
      now += 1;
      await page.clock.fastForward(1000);
      for (const path of ['/healthz', '/settled', '/healthz'])
        await page.evaluate(async (asking) => fetch(asking), path);
    }
  };
  // Only the test moves the clock: on a slow machine real seconds would add a round.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.goto(`${server.url}/dashboard`);
  await expect(async () => {
    await pass(1);
    expect(asked).not.toEqual([]);
  }).toPass();
  await pass(1);
  await expect(page.getByText('Retrying Operation').first()).toBeVisible();
  await pass(29);
  // One query is retried three times by the error layer; the others are asked again in the next round, after 30 s.
  const first = Math.min(...asked);
  const later = asked.map((second) => second - first).filter((seconds) => seconds > 0);
  expect(later).toEqual([1, 3, 7, 30, 30, 30]);

  asked = [];
  answersEvery = 3;
  const monitor = page.getByRole('region', { name: 'Agent monitor' });
  await monitor.getByRole('button', { name: 'Check now' }).click();
  await pass(10);
  await expect(monitor.getByRole('button', { name: 'Check now' })).toBeEnabled();
  expect(asked).toHaveLength(4);
  await expect(monitor).not.toContainText('Slow query');
});

test('a page that cannot be loaded offline appears once the network is back', async ({ page, context }) => {
  await page.goto(`${server.url}/`);
  await expect(page.locator('html')).toHaveAttribute('data-listens', '');
  await context.setOffline(true);
  await page.locator('#try').scrollIntoViewIfNeeded();
  await expect(heading(page, 'Build Complete Apps with Plain English')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(heading(page, 'You are offline')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  // A loaded page is shown.
  await page.getByRole('link', { name: 'Saywright, home' }).click();
  await expect(heading(page, 'Build Complete Apps with Plain English')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'You are offline')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible();
});

test('a page whose session is not refreshed says so, and opens when it is', async ({ page }) => {
  await signUp(page, server.url, 'refresh@example.org');
  await page.evaluate(() => {
    const session: unknown = JSON.parse(localStorage.getItem('saywright-auth') ?? '{}');
    localStorage.setItem('saywright-auth', JSON.stringify(Object.assign({}, session, { expires_at: 1 })));
  });
  const refresh = '**/auth/v1/token*';
  let isHeld = true;
  await page.route(refresh, async (route) => {
    // Never answered.
    if (!isHeld) await route.continue();
  });
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByText('Connection issue detected. Retrying automatically...').first()).toBeVisible();
  isHeld = false;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});
