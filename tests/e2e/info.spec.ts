import { chooseSignUp } from '../support/person.ts';
import { overflowAt320, violations } from '../support/screen.ts';
import { expect, server, test, type Page } from '../support/studio.ts';

const pages = [
  { path: '/about', heading: 'About' },
  { path: '/contact', heading: 'Contact' },
  { path: '/privacy', heading: 'Privacy Policy' },
  { path: '/terms', heading: 'Terms of Service' },
  { path: '/why', heading: 'Why' },
  { path: '/help', heading: 'Help Center' },
  { path: '/help-library', heading: 'Smart Help Library' },
] as const;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${server.url}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

function send(page: Page, detail: { readonly connected: boolean; readonly operational?: boolean }) {
  return page.evaluate(
    (status) => window.dispatchEvent(new CustomEvent('gcp:status', { detail: status })),
    detail,
  );
}

test('every information page shows the notice of independence and the status', async ({ page }) => {
  for (const { path, heading } of pages) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(`${heading} · Saywright`);
    for (const landmark of ['main', 'contentinfo'] as const) {
      const part = page.getByRole(landmark);
      await expect(part).toContainText('Saywright is an independent project. It is not affiliated with');
      await expect(part).toContainText('the site builder, the backend provider or any other third-party');
    }
    await expect(page.getByRole('contentinfo')).toContainText('© 2024');
    await expect(page.getByRole('main').getByText('Status: online')).toBeVisible();
  }
});

test('the status of an information page follows the network', async ({ page }) => {
  await open(page, '/about');
  const main = page.getByRole('main');
  await expect(main.getByText('Status: online')).toBeVisible();
  await send(page, { connected: true, operational: false });
  await expect(main.getByText('Status: processing')).toBeVisible();
  await send(page, { connected: false });
  await expect(main.getByText('Status: offline')).toBeVisible();
});

test('Back leads to the previous page, or home for a direct visit', async ({ page }) => {
  for (const { path } of pages) {
    await open(page, path);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(`${server.url}/`);
  }
  await open(page, '/auth');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/auth$/);
  // A full page load, as with a press before hydration.
  await page.evaluate(() => location.assign('/privacy'));
  await expect(page.getByText('Status: online')).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/auth$/);
});

test('the footer links to the four information pages, and no link is broken', async ({ page }) => {
  await open(page, '/');
  for (const { path, heading } of pages.slice(0, 4)) {
    await page.getByRole('contentinfo').getByRole('link', { name: heading, exact: true }).click();
    await expect(page).toHaveURL(`${server.url}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  const targets = new Set<string>();
  for (const { path } of pages) {
    await open(page, path);
    for (const target of await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '/no-address')))
      targets.add(target);
  }
  for (const { path } of pages) expect([...targets]).toContain(path);
  // Unknown addresses are answered with 404.
  expect((await page.request.get(`${server.url}/no-address`)).status()).toBe(404);
  for (const target of [...targets].filter((address) => !address.startsWith('#')))
    expect((await page.request.get(new URL(target, server.url).href)).status(), target).toBe(200);
});

test('the contact form preselects the topic and delivers a message to the operator', async ({ page }) => {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') broken.push(message.text());
  });
  await open(page, '/contact');
  const main = page.getByRole('main');
  await expect(main).toContainText('Contact information is available through a network site.');
  await expect(main).toContainText('Your message goes to the inbox of this server');
  await expect(page.getByText('Status: online')).toBeVisible();
  await expect(main.locator('a[href^="http"], a[href^="mailto"]')).toHaveCount(0);
  await expect(main).not.toContainText('Ecosystem Master');
  await open(page, '/contact?plan=pro');
  await expect(main.getByRole('button', { name: /Topic/ })).toContainText('Support');
  await expect(main).not.toContainText('Ecosystem Master');
  await open(page, '/contact?topic=refund');
  await expect(main.getByRole('button', { name: /Topic/ })).toContainText('Refund');
  await open(page, '/contact?plan=enterprise');
  await expect(main.getByText('You are asking about the Ecosystem Master plan.')).toBeVisible();
  await expect(main.getByRole('button', { name: /Topic/ })).toContainText('Sales');
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Message').fill('How much for fifty people?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('group', { name: 'Your message is in the inbox' })).toBeVisible();
  // Hydration found no difference from the prerendered page at any address.
  expect(broken).toEqual([]);
});

test('sets no cookies and contacts no other origin, as the privacy policy says', async ({
  page,
  context,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await open(page, '/privacy');
  await expect(page.getByRole('table', { name: 'What is stored' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('They reach an AI service only if you switch a language model on.');
  await expect(main).toContainText(/its provider receives the instructions.*Rows.*are never sent\./su);
  await open(page, '/auth');
  await chooseSignUp(page);
  await page.getByLabel('Email').fill('private@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect([...origins]).toEqual([new URL(server.url).origin]);
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(
    stored.filter(
      (key) =>
        !/^saywright-(auth|draft|theme|contrast|density|chat|templates|build|models|figures|onboarding|unsent|waiting|issues|notification)/.test(
          key,
        ),
    ),
  ).toEqual([]);
});

test('the Help Center has three categories, four questions and a link to support', async ({ page }) => {
  await open(page, '/help');
  for (const name of ['Getting Started', 'Video Tutorials', 'Community Support']) {
    const card = page.getByRole('region', { name });
    expect(await card.getByRole('listitem').count(), name).toBeGreaterThanOrEqual(3);
  }
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(4);
  await page.getByRole('link', { name: 'Contact Support' }).click();
  await expect(page).toHaveURL(/\/contact\?topic=support$/);
});

test('the search and the topics of the Help Center open results in the library', async ({ page }) => {
  await open(page, '/help');
  await page.getByRole('searchbox').fill('row-level security');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/help-library\?q=row-level%20security$/);
  await expect(page.getByRole('searchbox')).toHaveValue('row-level security');
  await expect(page.getByRole('heading', { level: 2, name: 'Row-level security' })).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/help$/);
  for (const topic of ['From a sentence to a change', 'Make your first table', 'Add, find and change rows']) {
    await page.getByRole('link', { name: topic }).click();
    await expect(page.getByRole('status').filter({ hasText: /^\d+ results? for/ })).toBeVisible();
    await page.goBack();
  }
});

test('the library searches as you type, forgives typos, and says when nothing matches', async ({ page }) => {
  await open(page, '/help-library');
  const summary = page.getByRole('main').getByRole('status');
  const field = page.getByRole('searchbox');
  const entry = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  await expect(summary).toHaveText(/^All \d+ entries$/);
  for (const group of ['Guides', 'Examples', 'Glossary']) await expect(entry(group)).toBeVisible();

  // The walk-through opens, and its pictures are there.
  await page.getByText('Walk-through: from one sentence to an app').click();
  const pictures = page.getByRole('list').filter({ hasText: 'Say what you want' }).getByRole('img');
  await expect(pictures).toHaveCount(4);
  await pictures.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(744);

  await field.pressSequentially('contact form');
  await expect(summary).toHaveText(/^\d+ results? for "contact form"$/);
  await expect(entry('Example: a contact form')).toBeVisible();
  await expect(entry('Guides')).toBeHidden();
  await expect(page).toHaveURL(/\?q=contact\+form$/);
  await page.reload();
  await expect(entry('Example: a contact form')).toBeVisible();

  await field.fill('transacton');
  await expect(entry('Transaction')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await field.fill('  qqqxxyyzz ');
  await expect(summary).toHaveText('No results found for "qqqxxyyzz"');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show the whole library' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(summary).toHaveText(/^All \d+ entries$/);
  await expect(page).toHaveURL(/\/help-library$/);

  await field.fill('   ');
  await expect(entry('Glossary')).toBeVisible();
  await field.fill('<b>"&'.repeat(200));
  await expect(summary).toHaveText(/ for "<b>/);
  expect(await overflowAt320(page)).toBeLessThanOrEqual(0);
});

test('library sections can be reached by keyboard', async ({ page }) => {
  await open(page, '/help-library');
  await page.getByRole('link', { name: 'Glossary (' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Glossary', exact: true })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Glossary' })).toBeInViewport();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(`${server.url}/`);
});

test('an example instruction opens in the agent as a draft, also after signing up', async ({ page }) => {
  await open(page, '/help-library?q=to-do');
  const sentence = 'Show todos with status open';
  await page.getByRole('link', { name: sentence }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth$/);
  await chooseSignUp(page);
  await page.getByLabel('Email').fill('reader@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/agent$/);
  await expect(page.getByRole('textbox', { name: 'What should change?' })).toHaveValue(sentence);
});
