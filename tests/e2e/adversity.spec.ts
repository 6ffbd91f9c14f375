import { chooseSignUp, invalidateSession, say, signUp, signUpByForm } from '../support/person.ts';
import { expect, server, test, type Page } from '../support/studio.ts';

const unreachable = 'The studio server cannot be reached.';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Collects uncaught errors and console errors of the page. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

async function openAgent(page: Page): Promise<void> {
  await page.goto(`${server.url}/agent`);
  await expect(page.getByText('Agent Ready')).toBeVisible();
}

test('ignores stored data that cannot be read', async ({ page }) => {
  await signUp(page, server.url, 'corrupt@example.org');
  const errors = errorsOf(page);
  await page.goto(`${server.url}/dashboard`);
  for (const broken of ['{"a":[1,', '123', '"text"', '[]']) {
    await page.evaluate((value) => {
      const own = ['theme', 'contrast', 'density', 'figures', 'onboarding', 'chat-logs', 'models', 'auth'];
      for (const key of [...Object.keys(localStorage), ...own.map((name) => `saywright-${name}`)])
        localStorage.setItem(key, value);
    }, broken);
    await page.goto(`${server.url}/welcome`);
    await expect(heading(page, 'Welcome to Your Development Hub')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.goto(`${server.url}/dashboard`);
    await expect(heading(page, 'Your studio')).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test('sends no request with a session that was removed', async ({ page }) => {
  await signUp(page, server.url, 'taken@example.org', '/dashboard');
  const check = page
    .getByRole('region', { name: 'Agent monitor' })
    .getByRole('button', { name: 'Check now' });
  await expect(check).toBeEnabled();
  // All requests that use the session have finished.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => localStorage.removeItem('saywright-auth'));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:rest\/v1|bridge\/v1\/commands)/.test(request.url())) asked.push(request.url());
  });
  await check.click();
  await expect(check).toBeEnabled();
  expect(asked).toEqual([]);
});

for (const [how, refuse] of [
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'is denied',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    },
  ],
] as const)
  test(`the studio works without remembering anything when browser storage ${how}`, async ({ page }) => {
    const errors = errorsOf(page);
    await page.addInitScript(refuse);
    await signUpByForm(page, server.url, `${how.replaceAll(' ', '-')}@example.org`);
    await page.getByRole('link', { name: 'Open the AI Agent' }).click();
    await say(page, 'What tables do we have?');
    await expect(page.getByRole('article', { name: /^Saywright/ })).toContainText('There are no tables yet');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /light theme/i })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(errors).toEqual([]);
  });

test('hides Execute while offline and offers it again afterwards', async ({ page, context }) => {
  await signUp(page, server.url, 'plane@example.org');
  await openAgent(page);
  await say(page, 'Create a notes table with a title');
  const execute = page.getByRole('button', { name: 'Execute', exact: true });
  await expect(execute).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('GCP Offline')).toBeVisible();
  await expect(execute).toHaveCount(0);
  await expect(page.getByText('Execute is available once the network is ready.')).toBeVisible();
  await context.setOffline(false);
  await execute.click();
  await expect(page.getByRole('group', { name: /notes/ })).toContainText('Executed exactly as proven');
});

test('keeps people signed in while the server is unreachable, and reconnects', async ({ page }) => {
  await signUp(page, server.url, 'gone@example.org', '/dashboard');
  await page.route('**/bridge/v1/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Connection Issue', { exact: true })).toBeVisible();
  await expect(heading(page, 'The studio server cannot be reached')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  // Whether someone is signed in is unknown, so neither Sign in nor Sign out is shown.
  await expect(page.getByRole('banner').getByText(/^Sign (in|out)$/)).not.toBeVisible();
  await page.unroute('**/bridge/v1/**');
  await expect(heading(page, 'Project Dashboard')).toBeVisible();

  await openAgent(page);
  // Only instructions fail: a failed heartbeat would end them before they are sent.
  await page.route('**/bridge/v1/commands', (route) =>
    route.request().postData()?.includes('plan_instruction') === true ? route.abort() : route.fallback(),
  );
  const composer = page.getByRole('textbox', { name: 'What should change?' });
  await composer.fill('What tables do we have?');
  await composer.press('Enter');
  await expect(page.getByRole('article', { name: /^Saywright/ })).toContainText(
    `Failed to process instruction. Please try again or rephrase your request. Network communication error. ${unreachable}`,
  );
  await expect(composer).toHaveValue('What tables do we have?');

  await page.route('**/auth/v1/logout**', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Sign out failed', { exact: true })).toBeVisible();
  await expect(page.getByText(unreachable).last()).toBeVisible();
  await expect(page).toHaveURL(/\/agent$/);
});

test('the first request notices an ended session, and signing in returns to the same page', async ({
  page,
}) => {
  await signUp(page, server.url, 'ended@example.org', '/dashboard');
  // No request is pending, so that the next page notices.
  await page.waitForLoadState('networkidle');
  await invalidateSession(page);
  const logged = page.waitForEvent('console', (message) => /session has ended/.test(message.text()));
  await page.goto(`${server.url}/overview?range=30d#main`);
  await logged;
  await expect(page).toHaveURL(/\/auth$/);
  const notice = page.locator('[data-kit="Toast"]', {
    hasText: 'Your session has ended. Please sign in again.',
  });
  await expect(notice).toHaveCount(1);
  await page.getByLabel('Email').fill('ended@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/overview\?range=30d#main$/);
  await expect(page.getByRole('radio', { name: /^30d/ })).toBeChecked();
});

test('two tabs share theme, user and chats', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(`${server.url}/agent`);
  await expect(other).toHaveURL(/\/auth$/);
  await signUp(page, server.url, 'two@example.org', '/dashboard');
  // The page that the other tab asked for.
  await expect(heading(other, 'AI Agent Interface')).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('button', { name: /light theme/i })
    .click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');

  await openAgent(page);
  await say(page, 'What tables do we have?');
  const chats = (tab: Page) => tab.getByRole('list', { name: 'Sessions' });
  await chats(other)
    .getByRole('button', { name: /^Session 1/ })
    .click();
  await expect(other.getByRole('article', { name: /^You/ })).toContainText('What tables do we have?');
  await say(other, 'How many tables do we have?');
  await expect(page.getByRole('article', { name: /^You/ })).toHaveCount(2);
  await expect(chats(page).getByRole('button', { name: /^Session 2/ })).toHaveCount(0);

  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
  await page.getByRole('textbox', { name: 'What should change?' }).fill('nobody else should read this');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(heading(page, 'Build Complete Apps with Plain English')).toBeVisible();
  expect(addresses).toEqual(['/']);
  await expect(other).toHaveURL(/\/auth$/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('nobody else');
});

test('a clock that jumps ahead updates the day labels and does not end the session', async ({ page }) => {
  await page.clock.install();
  await signUp(page, server.url, 'clock@example.org');
  await openAgent(page);
  await say(page, 'What tables do we have?');
  await expect(page.getByText('Today')).toBeVisible();
  await page.clock.fastForward('26:00:00');
  await expect(page.getByText('Today')).toHaveCount(0);
  await say(page, 'How many tables do we have?');
  await expect(page.getByRole('article', { name: /^Saywright/ })).toHaveCount(2);
  await expect(page.getByText('Today')).toHaveCount(1);
});

test('malformed addresses and prerendered file names show the 404 page', async ({ page }) => {
  const errors = errorsOf(page);
  for (const path of [
    '/%',
    '/%E0%A4%A',
    '/日本',
    '//example.org/x',
    '/a//b',
    '/nope?x=%#%',
    '/<b>',
    '/welcome.html',
  ]) {
    await page.goto(server.url + path);
    await expect(heading(page, '404')).toBeVisible();
  }
  await page.goto(`${server.url}/${'x'.repeat(4000)}`);
  await expect(heading(page, '404')).toBeVisible();
  // The browser also logs the status of the response.
  const isExpected = /^(?:404: no page at .{1,500}|Failed to load resource: .* status of 40[04] .*)$/;
  expect(errors.filter((error) => !isExpected.test(error))).toEqual([]);
  await page.goto(`${server.url}//`);
  await expect(heading(page, 'Build Complete Apps with Plain English')).toBeVisible();
});

test('shows hostile input as plain text', async ({ page }) => {
  const errors = errorsOf(page);
  const hostile = `<img src=x onerror="window.pwned=1"> {{7*7}} \u202Eevil' OR 1=1; --`;
  await page.goto(`${server.url}/auth`);
  await chooseSignUp(page);
  await page.getByLabel('First name').fill(`${hostile}\u0000`);
  await page.getByLabel('Last name').fill('x'.repeat(3000));
  await page.getByLabel('Email').fill('hostile@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(heading(page, 'Project Dashboard')).toBeVisible();
  await openAgent(page);
  await say(page, hostile);
  await say(page, `Create a table with ${hostile}`);
  await say(page, 'x'.repeat(15_000));
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.goto(`${server.url}/overview?range=${encodeURIComponent(hostile)}`);
  await expect(page.getByRole('radio', { name: /^7d/ })).toBeChecked();
  expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined();
  expect(errors).toEqual([]);
});
