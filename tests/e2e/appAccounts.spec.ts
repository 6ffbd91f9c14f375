import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { commands, plannedOperation, projectApiCommands } from '@saywright/engine/protocol';
import { askServer } from '../support/askServer.ts';
import { mailServer, type MailServer } from '../support/mailServer.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { overflowAt320, violations } from '../support/screen.ts';
import { deviceWith, type Device } from '../support/studioClient.ts';
import { expect, test, type Page } from '../support/studio.ts';

const password = 'correct horse 1';
const name = "Marta's Riding School";

let directory: string;
let mail: MailServer;
let school: TestServer;
let site: string;
let founder: Device;

/** Requests to the studio's server, as the founder makes them. */
const ask = askServer(() => school);

const linkIn = (text: string): string => /http:\S+\/auth\/v1\/\S+/u.exec(text)?.[0] ?? '';
const linkTo = async (email: string): Promise<string> => linkIn((await mail.mailTo(email)).text);

/** The founder, whose address is confirmed, and the published site of the riding school. */
async function publish(): Promise<void> {
  const email = 'marta@example.org';
  await ask('/auth/v1/signup', { body: { email, password } });
  const { text } = await mail.mailTo(email);
  const token = /token_hash=(?<token>\w+)/u.exec(text)?.groups?.['token'];
  founder = await deviceWith(
    { ask },
    await ask('/auth/v1/verify', { body: { type: 'signup', token_hash: token } }),
  );
  const planned = await founder.send(commands.planInstruction, {
    instruction: `Build a booking app called ${name} with teachers`,
  });
  const built = await founder.send(commands.execute, {
    operationId: plannedOperation(planned)?.id ?? '',
    confirmed: true,
  });
  expect(built.state).toBe('executed');
  site = (await founder.send(projectApiCommands.getProjectApi, {})).url;
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'";

interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Output on the console, errors, and requests to elsewhere or with a session in them. */
  readonly problems: string[];
}

/** Whether an address is that of a page: scripts and requests to the API reach the server on their usual way. */
const isPage = ({ href, pathname }: URL): boolean =>
  href.startsWith(`${site}/`) && /\/$|\.html$/u.test(pathname);

/** A person in a separate browser profile, whose pages have an even stricter policy than the server gives them. */
async function visitor(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
  const problems: string[] = [];
  context.on('console', (message) => {
    // The site has the host to itself, and no frame around it; a browser notes each answer that refuses something.
    if (!/^An iframe which has both|the server responded with a status of 4\d\d/u.test(message.text()))
      problems.push(message.text());
  });
  context.on('weberror', (error) => problems.push(error.error().message));
  context.on('request', (request) => {
    const { referer = '' } = request.headers();
    if (!request.url().startsWith(site)) problems.push(`asked ${request.url()}`);
    if (/access_token|refresh_token=/u.test(`${referer} ${new URL(request.url()).search}`))
      problems.push(`sent a session to ${request.url()}`);
  });
  await context.route(isPage, async (route) => {
    const { host, port } = new URL(site);
    // Node resolves no names under localhost, browsers do.
    const url = route.request().url().replace(host, `127.0.0.1:${port}`);
    const response = await route.fetch({ url, headers: { ...route.request().headers(), host } });
    await route.fulfill({
      response,
      headers: {
        ...response.headers(),
        'content-security-policy': `${response.headers()['content-security-policy'] ?? ''}, ${policy}`,
      },
    });
  });
  return { context, page: await context.newPage(), problems };
}

async function enter(page: Page, email: string, button: string, chosen = password): Promise<void> {
  // Before the element is defined, the style sheet hides its form; Playwright does not wait for the style sheet.
  const account = page.locator('app-account:defined');
  await account.getByLabel('Email').fill(email);
  await account.getByLabel('Password').fill(chosen);
  await account.getByRole('button', { name: button, exact: true }).press('Enter');
}

const status = (page: Page) => page.locator('.notice');

test.beforeAll(async ({ browserName }) => {
  directory = await mkdtemp(join(tmpdir(), `saywright-school-${browserName}-`));
  mail = await mailServer();
  school = await startServer(directory, {
    SAYWRIGHT_SMTP_URL: mail.url,
    SAYWRIGHT_MAIL_FROM: 'studio@example.org',
  });
  await publish();
});
test.afterAll(async () => {
  await school.stop();
  await mail.close();
  await rm(directory, { recursive: true, force: true });
});

test('the link of an email confirms the address, signs in, and leads back to what was chosen', async ({
  browser,
}) => {
  const { page, context, problems } = await visitor(browser);
  await page.goto(site);
  await page.getByRole('link', { name: 'Book: Regular visit' }).click();
  const chosen = page.url();
  await page.getByRole('link', { name: 'Sign in' }).click();
  expect(await violations(page)).toEqual([]);
  await enter(page, 'pia@example.org', 'Register');
  await expect(page.getByText('Open the link in the email that we sent you.')).toBeVisible();
  const { subject, text } = await mail.mailTo('pia@example.org');
  expect(subject).toBe(`Confirm your email address for ${name}`);

  const other = await context.newPage();
  await other.goto(linkIn(text));
  await expect(status(other)).toHaveText(
    'Your email address is confirmed. You are signed in as pia@example.org.',
  );
  await expect(other).toHaveURL(chosen);
  await expect(other.getByLabel('Service').locator('option:checked')).toHaveText('Regular visit');
  expect(await violations(other)).toEqual([]);
  expect(await overflowAt320(other)).toBeLessThanOrEqual(0);

  // The link is used up, and nothing that the address claims is shown.
  await other.goto(linkIn(text));
  await expect(status(other)).toContainText('This link was used already or has expired. Please sign in');
  await expect(other).toHaveURL(`${site}/`);
  expect(await violations(other)).toEqual([]);
  await other.goto(`${site}/index.html#error=access_denied&error_description=Call+555+now`);
  await expect(status(other)).toContainText('This link was used already');
  await expect(other.getByText('555')).toHaveCount(0);
  await expect(other).toHaveURL(`${site}/index.html`);
  expect(problems).toEqual([]);
  await context.close();
});

test('a choice and what was entered survive signing in again', async ({ browser }) => {
  const { page, context, problems } = await visitor(browser);
  await page.goto(`${site}/account.html`);
  await enter(page, 'quin@example.org', 'Register');
  const link = await linkTo('quin@example.org');
  await page.goto(link);
  await expect(status(page)).toContainText('Your email address is confirmed.');
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();

  await page.goto(site);
  await page.getByRole('link', { name: 'Book: Regular visit' }).click();
  const chosen = page.url();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await enter(page, 'quin@example.org', 'Sign in');
  await expect(page).toHaveURL(chosen);
  const service = page.getByLabel('Service').locator('option:checked');
  await expect(service).toHaveText('Regular visit');
  const time = page.getByRole('main').locator('input[type=datetime-local]').first();
  await time.fill('2027-01-15T08:00');
  await page.getByLabel('Service').selectOption('First visit');
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill('Quin');
  await main.getByLabel('Phone').fill('0660 123456');
  // The session ends elsewhere, for example because the password was changed.
  await page.evaluate(() => {
    const session = {
      ...JSON.parse(localStorage.getItem('session') ?? '{}'),
      expires_at: 0,
      refresh_token: 'x',
    };
    localStorage.setItem('session', JSON.stringify(session));
  });
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText('to finish. What you entered is kept.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await enter(page, 'quin@example.org', 'Sign in');
  await expect(time).toHaveValue('2027-01-15T08:00');
  await expect(service).toHaveText('First visit');
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText('your appointment was saved')).toBeVisible();

  // Only pages of the site are gone to.
  await page.goto(`${site}/account.html`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  for (const next of ['https://example.org/', '//example.org', '/..//example.org/x', 'javascript:alert(1)']) {
    await page.goto(`${site}/account.html?next=${encodeURIComponent(next)}`);
    await enter(page, 'quin@example.org', 'Sign in');
    await page.waitForURL((url) => !url.search.includes('next='));
    expect(page.url().startsWith(`${site}/`)).toBe(true);
    await page.evaluate(() => localStorage.clear());
  }
  expect(problems).toEqual([]);
  await context.close();
});

test('nothing is entered before the script is there, so no password gets into the address', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser);
  await page.route('**/app.js', (route) => route.abort());
  await page.goto(`${site}/account.html`);
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
  await expect(page.locator('app-account input[name=password]')).toBeHidden();
  await context.close();
});

test('a forgotten password is replaced by the link of an email', async ({ browser }) => {
  const { page, context, problems } = await visitor(browser);
  await page.goto(`${site}/account.html`);
  await enter(page, 'rosa@example.org', 'Register');
  await page.goto(await linkTo('rosa@example.org'));
  await expect(status(page)).toContainText('You are signed in as rosa@example.org.');
  await page.goto(`${site}/account.html`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  const forgot = page.getByRole('button', { name: 'Forgot your password?' });
  await forgot.click();
  await expect(page.getByText('Enter your email address, then')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  for (const email of ['nobody@example.org', 'rosa@example.org']) {
    await page.getByLabel('Email').fill(email);
    await forgot.click();
    await expect(page.getByText('If this address has an account here, it gets an email')).toBeVisible();
    await page.getByLabel('Email').fill('');
    await forgot.click();
    await expect(page.getByText('If this address has an account here')).toHaveCount(0);
  }
  expect(await violations(page)).toEqual([]);
  const { subject, text } = await mail.mailTo('rosa@example.org');
  expect(subject).toBe(`Choose a new password for ${name}`);
  await page.goto(linkIn(text));
  await expect(status(page)).toHaveText('Choose a new password for rosa@example.org.');
  await expect(page).toHaveURL(`${site}/account.html?new-password`);
  await expect(page.getByLabel('New password')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('New password').fill('another horse 2');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Your new password is saved')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await enter(page, 'rosa@example.org', 'Sign in');
  await expect(page.getByText('Invalid login credentials')).toBeVisible();
  await enter(page, 'rosa@example.org', 'Sign in', 'another horse 2');
  await expect(page.getByRole('heading', { level: 2, name: 'Services' })).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});

test('a link does not sign in over somebody else', async ({ browser }) => {
  const stranger = await visitor(browser);
  await stranger.page.goto(`${site}/account.html`);
  await enter(stranger.page, 'eve@example.org', 'Register');
  const link = await linkTo('eve@example.org');
  await stranger.context.close();

  const { page, context, problems } = await visitor(browser);
  await page.goto(`${site}/account.html`);
  await enter(page, 'sam@example.org', 'Register');
  await page.goto(await linkTo('sam@example.org'));
  await expect(status(page)).toContainText('You are signed in as sam@example.org.');
  await page.goto(link);
  await expect(status(page)).toHaveText(
    'You are still signed in as sam@example.org. The link was for eve@example.org. To use that account, sign out first.',
  );
  await expect(page).toHaveURL(`${site}/`);
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByText('You are signed in as sam@example.org')).toBeVisible();
  // A session that nobody gave is none, whatever the address claims.
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.goto(`${site}/index.html#access_token=made.up.token&refresh_token=x&type=signup`);
  await expect(status(page)).toContainText('This link was used already or has expired.');
  await expect(page).toHaveURL(`${site}/index.html`);
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  expect(problems).toEqual([]);
  await context.close();
});

test('signing in with an address that is not confirmed sends a new link', async ({ browser }) => {
  const { page, context, problems } = await visitor(browser);
  await page.goto(`${site}/account.html`);
  await enter(page, 'tom@example.org', 'Register');
  await linkTo('tom@example.org');
  await enter(page, 'tom@example.org', 'Sign in');
  await expect(page.getByText('We sent you a new link')).toBeVisible();
  await page.goto(await linkTo('tom@example.org'));
  await expect(status(page)).toContainText('Your email address is confirmed.');
  expect(problems).toEqual([]);
  await context.close();
});
