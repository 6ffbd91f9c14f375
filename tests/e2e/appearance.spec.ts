import { signUp } from '../support/person.ts';
import { expect, server, test, type Page } from '../support/studio.ts';

const white = 'rgb(255, 255, 255)';
const textColor = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).color);

test('contrast and density are stored, and applied before the app loads', async ({ page }) => {
  await signUp(page, server.url, 'eyes@example.org', '/settings/appearance');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Theme' })).toHaveCount(1);
  await expect(main.getByText('Choose light, dark or system.')).toBeVisible();
  // A note beside the documented text says which of the three exist.
  await expect(main.getByText('does not follow your system’s theme yet')).toBeVisible();
  const root = page.locator('html');
  const choose = (group: string, option: string): Promise<void> =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option }).check();
  await expect(root).not.toHaveAttribute('data-contrast');
  await choose('Contrast', 'High');
  await choose('Density', 'Compact');
  await expect(root).toHaveAttribute('data-contrast', 'more');
  await expect(root).toHaveAttribute('data-density', 'compact');
  await expect.poll(() => textColor(page)).toBe(white);

  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-contrast', 'more');
  await expect(root).toHaveAttribute('data-density', 'compact');
  await page.unroute(/\/assets\/.*\.js$/);

  await page.reload();
  await choose('Contrast', 'Same as this device');
  await expect(root).not.toHaveAttribute('data-contrast');
  await expect.poll(() => textColor(page)).not.toBe(white);
});

test("follows the device's contrast preference unless the user chose otherwise", async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto(server.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => textColor(page)).toBe(white);
  await page.evaluate(() => localStorage.setItem('saywright-contrast', 'normal'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'normal');
  await expect.poll(() => textColor(page)).not.toBe(white);
});
