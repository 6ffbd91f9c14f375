import { signUp } from '../support/person.ts';
import { expect, server, test, type Locator, type Page } from '../support/studio.ts';

/** Opens a drawn page on a line so slow that its scripts come when the result is called. */
async function openDrawn(
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

/** Waits until the app hears what happens to a control. */
function untilHeard(control: Locator): Promise<void> {
  const isHeard = (element: Element): boolean =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'));
  return expect.poll(() => control.evaluate(isHeard)).toBe(true);
}

test('who signs in before the page listens is signed in, and nothing they typed is in the address', async ({
  page,
  browser,
}) => {
  const first = await browser.newPage();
  await signUp(first, server.url, 'early@example.org');
  await first.close();

  const release = await openDrawn(page, '/auth');
  await page.getByLabel('Email').fill('early@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/auth`);
  release();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('what was typed before the page listened is known to the first key after', async ({ page }) => {
  const release = await openDrawn(page, '/help');
  const field = page.getByRole('searchbox');
  await field.fill('row-level security');
  await field.evaluate(() => {
    // No frame comes between the two: keys are quicker.
    window.requestAnimationFrame = () => 0;
  });
  release();
  await untilHeard(field);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/help-library\?q=row-level%20security$/);
});

test('what is pressed before the page listens is done when it does', async ({ page }) => {
  const release = await openDrawn(page, '/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Use the light theme' }).click();
  release();
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the way back that is pressed before the page listens leads back when it does', async ({ page }) => {
  const before = `${server.url}/auth`;
  await page.goto(before);
  const release = await openDrawn(page, '/privacy', { referer: before });
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  release();
  await expect(page).toHaveURL(before);
});

test('a press that began before the page listened and ended after is done too', async ({ page }) => {
  const release = await openDrawn(page, '/auth');
  const tab = page.getByRole('tab', { name: 'Sign Up' });
  await tab.hover();
  await page.mouse.down();
  release();
  await untilHeard(tab);
  await page.mouse.up();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

for (const path of ['/', '/auth', '/welcome', '/pricing', '/build-guide', '/contact', '/help'])
  test(`what is drawn of ${path} stays when the page listens`, async ({ page }) => {
    const release = await openDrawn(page, path);
    const theme = page.getByRole('button', { name: 'Use the light theme' });
    await theme.waitFor();
    const drawn = await page.evaluateHandle(() => [
      ...document.querySelectorAll('a, button, input, textarea, [role="tab"]'),
    ]);
    release();
    await page.waitForFunction((controls) => {
      const isHeard = (control: Element): boolean =>
        !control.isConnected || Object.keys(control).some((key) => key.startsWith('__reactProps'));
      return controls.every(isHeard);
    }, drawn);
    await theme.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const gone = await drawn.evaluate((controls) =>
      controls.filter(({ isConnected }) => !isConnected).map(({ textContent }) => textContent),
    );
    expect(gone).toEqual([]);
  });

test('who is signed in sees what is drawn until their own page is there', async ({ page }) => {
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
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const path of ['/pricing', '/welcome', '/help']) {
    await page.goto(`${server.url}${path}`);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  }
  expect(said).toEqual([]);
});

test('what is pressed in a part that listens later than the page is done too', async ({ page }) => {
  const release = await openDrawn(page, '/');
  await page.getByRole('button', { name: 'Open the quick menu' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Start the guided tour' })).toBeVisible();
});

test('what is pressed before it is known who is here counts for them', async ({ page }) => {
  await signUp(page, server.url, 'unknown@example.org');
  await page.goto(`${server.url}/welcome`);
  await expect(page.getByRole('tabpanel').getByText('0/4 Complete')).toBeVisible();
  let release = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (release = resolve));
  // The session is asked for with what this says.
  await page.route('**/bridge/v1/config', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('button', { name: 'Create a project' }).click();
  await expect(page).toHaveURL(/\/agent$/);
  release();
  await expect(page.getByText('Agent Ready')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tabpanel').getByText('Opened', { exact: true })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText('0/4 Complete')).toBeVisible();
});
