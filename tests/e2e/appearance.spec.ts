import { signUp } from '../support/person.ts';
import { violations } from '../support/screen.ts';
import { expect, server, test, type Page } from '../support/studio.ts';

const white = 'rgb(255, 255, 255)';
const textColor = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).color);

test('contrast and density are chosen, kept, and there before the app is', async ({ page }) => {
  await signUp(page, server.url, 'eyes@example.org');
  await page.goto(`${server.url}/settings/appearance`);
  const root = page.locator('html');
  const choose = (group: string, option: string): Promise<void> =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option }).check();
  await expect(root).not.toHaveAttribute('data-contrast');
  await choose('Contrast', 'High');
  await choose('Density', 'Compact');
  await expect(root).toHaveAttribute('data-contrast', 'more');
  await expect(root).toHaveAttribute('data-density', 'compact');
  expect(await textColor(page)).toBe(white);
  expect(await violations(page)).toEqual([]);

  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-contrast', 'more');
  await expect(root).toHaveAttribute('data-density', 'compact');
  await page.unroute(/\/assets\/.*\.js$/);

  await page.reload();
  await choose('Contrast', 'As this device');
  await expect(root).not.toHaveAttribute('data-contrast');
  expect(await textColor(page)).not.toBe(white);
});

test('a device that asks for more contrast gets it, unless somebody chose otherwise', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto(server.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await textColor(page)).toBe(white);
  await page.evaluate(() => localStorage.setItem('saywright-contrast', 'normal'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'normal');
  expect(await textColor(page)).not.toBe(white);
});
