import { signUp } from '../support/person.ts';
import { expect, server, test, type Page } from '../support/studio.ts';

/** Opens a prerendered page whose scripts are held back until the returned function is called. */
async function openPrerendered(
  page: Page,
  path: string,
  options: { readonly referer?: string } = {},
): Promise<() => void> {
  let release = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(`${server.url}${path}`, { waitUntil: 'commit', ...options });
  return release;
}

/** Waits until the page is hydrated. */
function untilHydrated(page: Page): Promise<void> {
  return expect(page.locator('html')).toHaveAttribute('data-listens', '');
}

test('signing in before hydration works, and puts nothing typed into the address', async ({
  page,
  browser,
}) => {
  const first = await browser.newPage();
  await signUp(first, server.url, 'early@example.org');
  await first.close();

  const release = await openPrerendered(page, '/auth');
  await page.getByLabel('Email').fill('early@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/auth`);
  release();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('text typed before hydration is known to the first key press after it', async ({ page }) => {
  const release = await openPrerendered(page, '/help');
  const field = page.getByRole('searchbox');
  await field.fill('row-level security');
  await field.evaluate(() => {
    // No frame is rendered in between: keys are quicker.
    window.requestAnimationFrame = () => 0;
  });
  release();
  await untilHydrated(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/help-library\?q=row-level%20security$/);
});

test('text typed before hydration survives a re-render for another theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('saywright-theme', 'light'));
  const release = await openPrerendered(page, '/help');
  await page.getByRole('searchbox').fill('row-level security');
  release();
  await untilHydrated(page);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/help-library\?q=row-level%20security$/);
});

test('presses before hydration are replayed after it', async ({ page }) => {
  const release = await openPrerendered(page, '/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Use the light theme' }).click();
  release();
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('Back pressed before hydration leads back after it', async ({ page }) => {
  const before = `${server.url}/auth`;
  await page.goto(before);
  const release = await openPrerendered(page, '/privacy', { referer: before });
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  release();
  await expect(page).toHaveURL(before);
});

test('a press that starts before hydration and ends after it counts', async ({ page }) => {
  const release = await openPrerendered(page, '/auth');
  const tab = page.getByRole('tab', { name: 'Sign Up' });
  await tab.hover();
  await page.mouse.down();
  release();
  await untilHydrated(page);
  await page.mouse.up();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

for (const path of ['/', '/auth', '/welcome', '/pricing', '/build-guide', '/contact', '/help'])
  test(`hydration keeps the prerendered controls of ${path}`, async ({ page }) => {
    const release = await openPrerendered(page, path);
    const theme = page.getByRole('button', { name: 'Use the light theme' });
    await theme.waitFor();
    const prerendered = await page.evaluateHandle(() => [
      ...document.querySelectorAll('a, button, input, textarea, [role="tab"]'),
    ]);
    release();
    await untilHydrated(page);
    // React hydrates each boundary on the first event in it.
    await prerendered.evaluate((controls) => {
      for (const control of controls) control.dispatchEvent(new Event('dblclick', { bubbles: true }));
    });
    await theme.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const removed = await prerendered.evaluate((controls) =>
      controls.filter(({ isConnected }) => !isConnected).map(({ textContent }) => textContent),
    );
    expect(removed).toEqual([]);
  });

test('signed-in users see the prerendered page until their own page is rendered', async ({ page }) => {
  await signUp(page, server.url, 'drawn@example.org');
  await page.addInitScript(() => {
    let hasHeading = false;
    const look = (): void => {
      const isThere = document.querySelector('h1') !== null;
      if (hasHeading && !isThere) console.error('The heading has gone.');
      hasHeading ||= isThere;
      requestAnimationFrame(look);
    };
    look();
  });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const path of ['/pricing', '/welcome', '/help']) {
    await page.goto(`${server.url}${path}`);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  }
  expect(logged).toEqual([]);
});

test('presses in a part that hydrates later than the page are replayed', async ({ page }) => {
  const release = await openPrerendered(page, '/');
  await page.getByRole('button', { name: 'Open the quick menu' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Start the guided tour' })).toBeVisible();
});

test('a press before the session is known counts for the signed-in user', async ({ page }) => {
  await signUp(page, server.url, 'unknown@example.org', '/welcome');
  await expect(page.getByRole('tabpanel').getByText('0/4 Complete')).toBeVisible();
  let release = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (release = resolve));
  // The session is requested by this file. Waiting for a file has no time limit, unlike a held-back answer, which
  // would end with the page of an unreachable server.
  await page.route('**/assets/supabaseClient-*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.reload();
  // Before, the page is rendered again under the press, which then counts without Playwright knowing.
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Create a project' }).click();
  await expect(page).toHaveURL(/\/agent$/);
  release();
  await expect(page.getByText('Agent Ready')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tabpanel').getByText('Opened', { exact: true })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText('0/4 Complete')).toBeVisible();
});
