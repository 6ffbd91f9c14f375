import { invalidateSession, signUp } from '../support/person.ts';
import {
  countLayoutShift,
  layoutShift,
  overflowAt320,
  overflowAtDoubleText,
  scriptBytes,
  violationsInEveryMode,
} from '../support/screen.ts';
import { screens } from '../support/screens.ts';
import { expect, server, test, type Page } from '../support/studio.ts';

/** Collects console warnings and errors, uncaught errors, requests to other origins, and loaded scripts. */
function listen(page: Page): { readonly problems: string[]; readonly scripts: Set<string> } {
  const problems: string[] = [];
  const scripts = new Set<string>();
  page.on('console', (message) => {
    // The 404 page logs the path on purpose.
    // The browser also logs the 404 status of that page.
    if (message.text().startsWith('404: no page at')) return;
    if (message.location().url.endsWith('/nowhere') && message.text().includes('status of 404')) return;
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== server.url) problems.push(`request: ${request.url()}`);
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname);
  });
  return { problems, scripts };
}

const modes = [
  { theme: 'dark', contrast: 'normal', density: 'comfortable' },
  { theme: 'light', contrast: 'normal', density: 'comfortable' },
  { theme: 'dark', contrast: 'more', density: 'compact' },
] as const;

test('applies the chosen theme, contrast and density before the first paint', async ({ page }) => {
  for (const mode of modes) {
    await page.goto(server.url);
    await page.evaluate((choices) => {
      for (const [key, value] of Object.entries(choices)) localStorage.setItem(`saywright-${key}`, value);
    }, mode);
    await page.goto(`${server.url}/terms`, { waitUntil: 'commit' });
    for (const [key, value] of Object.entries(mode))
      await expect(page.locator('html')).toHaveAttribute(`data-${key}`, value);
  }
});

for (const isSignedIn of [false, true])
  test(`every screen of a ${isSignedIn ? 'signed-in user' : 'visitor'} is accessible, fits, does not shift, logs nothing and loads little script`, async ({
    page,
  }) => {
    if (isSignedIn) await signUp(page, server.url, 'screens@example.org');
    await countLayoutShift(page);
    const { problems, scripts } = listen(page);
    for (const { path, heading } of screens.filter(({ guarded }) => guarded === isSignedIn)) {
      await test.step(path, async () => {
        scripts.clear();
        await page.goto(`${server.url}${path}`);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect.soft(await layoutShift(page), `${path} moves while it loads`).toBeLessThanOrEqual(0.01);
        expect.soft(await violationsInEveryMode(page), path).toEqual([]);
        expect.soft(await overflowAt320(page), `${path} is wider than 320 pixels`).toBeLessThanOrEqual(0);
        expect
          .soft(
            await overflowAtDoubleText(page),
            `${path} with text of twice the size is wider than the window`,
          )
          .toBeLessThanOrEqual(0);
        const bytes = [...scripts].reduce((sum, script) => sum + scriptBytes(script), 0);
        console.log(`${path}: ${Math.round(bytes / 100) / 10} kB of script`);
        expect.soft(bytes, `script of ${path}`).toBeLessThanOrEqual(187_500);
        expect.soft(problems.splice(0), path).toEqual([]);
      });
    }
  });

test('keeps typed text when the session ends and the user signs in again', async ({ page }) => {
  await signUp(page, server.url, 'typing@example.org', '/agent');
  const composer = page.getByRole('textbox', { name: 'What should change?' });
  await composer.fill('Create a notes table with a title');
  // A session that the server no longer knows.
  await invalidateSession(page);
  await page.reload();
  // The first request notices it.
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel('Email').fill('typing@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/agent$/);
  await expect(composer).toHaveValue('Create a notes table with a title');
});

test('plans and executes a change with the keyboard alone', async ({ page }) => {
  await signUp(page, server.url, 'keys@example.org', '/agent');
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
