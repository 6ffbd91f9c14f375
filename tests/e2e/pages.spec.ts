import { say, signUp } from '../support/person.ts';
import { overflowAt320, violations } from '../support/screen.ts';
import { expect, server, test } from '../support/studio.ts';

test('a founder sees what a plan makes of the pages, before and after it runs', async ({ page }) => {
  await signUp(page, server.url, 'ada-pages@example.org', '/agent');
  await say(page, 'Build an online shop for my bakery');
  const shop = page.getByRole('group', { name: /an online shop: Bakery/u }).last();
  await expect(page.getByTitle('Your pages with the plan that waits')).toBeVisible();
  // What the sentence leaves open is answered; another answer plans again.
  await shop.getByRole('radio', { name: 'Outside, and staff notes who has paid' }).click({ force: true });
  await expect(
    shop.getByRole('radio', { name: 'Outside, and staff notes who has paid', checked: true }),
  ).toBeEnabled();
  // What the plan stores is there in its preview, for everybody it is for.
  const waiting = page.frameLocator('iframe[title="Your pages with the plan that waits"]');
  await expect(waiting.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Customer' }).check({ force: true });
  await expect(page.getByText('You see it as a test customer')).toBeVisible();
  // A frame that is drawn smaller is not where a pointer of the test looks for it.
  await waiting.getByRole('link', { name: 'My orders' }).press('Enter');
  await expect(waiting.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('radio', { name: 'Owner' }).check({ force: true });
  await expect(page.getByText('You see it as the owner')).toBeVisible();
  await waiting.getByRole('link', { name: 'Manage' }).press('Enter');
  await expect(waiting.getByRole('button', { name: 'Change: Another example' })).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Visitor' }).check({ force: true });
  await expect(waiting.getByRole('link', { name: 'Manage' })).toBeHidden();
  await shop.getByRole('button', { name: 'Execute', exact: true }).click();
  await expect(shop).toContainText('Executed exactly as proven');
  const saved = page.frameLocator('iframe[title="Your pages as they were saved last"]');
  await expect(saved.getByRole('listitem')).toHaveCount(2);

  await say(page, 'Change the headline on my home page to Fresh bread, and make the buttons green');
  const headline = page.getByRole('group', { name: /Changed? the heading of the home page/u });
  await expect(headline).toContainText('<h1>Fresh bread</h1>');
  const planned = page.frameLocator('iframe[title="Your pages with the plan that waits"]');
  await expect(planned.getByRole('heading', { level: 1, name: 'Fresh bread' })).toBeVisible();
  await expect(planned.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Phone' }).check({ force: true });
  const isDark = (): Promise<boolean> =>
    planned.locator('body').evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  expect(await isDark()).toBe(false);
  await page.getByRole('button', { name: 'Show it dark' }).click();
  await expect.poll(isDark).toBe(true);
  expect(await violations(page)).toEqual([]);
  await headline.getByRole('button', { name: 'Execute', exact: true }).click();
  await expect(headline).toContainText('Executed exactly as proven');
  await expect(saved.getByRole('heading', { level: 1, name: 'Fresh bread' })).toBeVisible();

  // By keyboard: what is pointed at is what the next sentence is about.
  await page.getByRole('button', { name: 'Point at something' }).press('Enter');
  await expect(saved.getByRole('status').filter({ hasText: 'link: Bakery' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  for (let at = 0; at < 8 && !(await saved.getByText('heading: Fresh bread').isVisible()); at += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Not about the heading “Fresh bread”' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'What should change?' })).toBeFocused();
  await page.keyboard.type('make this bigger');
  await page.keyboard.press('Enter');
  const larger = page.getByRole('group', { name: /Make “Fresh bread” on the home page larger/u });
  await expect(larger).toContainText('<h1 class="larger">Fresh bread</h1>');
  await expect(page.getByText('make the heading "Fresh bread" on the home page bigger')).toBeVisible();
  await expect(planned.getByRole('heading', { level: 1 })).toHaveCSS('zoom', '1.3');
  expect(await violations(page)).toEqual([]);

  // A picture is chosen, and the next sentence says where it goes.
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(5_000_001) });
  await expect(page.getByText(/huge\.png is too large/u).first()).toBeVisible();
  await chooser.setInputFiles('docs/studio.jpg');
  await expect(page.getByRole('button', { name: 'Not about the picture studio.jpg' })).toBeVisible();
  await page.keyboard.type('put it on the home page');
  await page.keyboard.press('Enter');
  const picture = page.getByRole('group', { name: /Add the picture studio.jpg to the home page/u });
  await expect(picture).toContainText('class="picture" src="studio.jpg"');
  const shown = planned.getByRole('img', { name: 'studio' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  expect(await violations(page)).toEqual([]);
  expect(await overflowAt320(page)).toBe(0);
});

test('a value that comes from a row is pointed at, and the next sentence is about that row', async ({
  page,
}) => {
  await signUp(page, server.url, 'ada-values@example.org', '/agent');
  await say(page, 'Build an online shop for my bakery');
  const shop = page.getByRole('group', { name: /an online shop: Bakery/u }).last();
  await shop.getByRole('button', { name: 'Execute', exact: true }).click();
  await expect(shop).toContainText('Executed exactly as proven');
  const saved = page.frameLocator('iframe[title="Your pages as they were saved last"]');
  await expect(saved.getByRole('listitem')).toHaveCount(2);

  await page.getByRole('button', { name: 'Point at something' }).press('Enter');
  await expect(saved.getByRole('status').filter({ hasText: 'link: Bakery' })).toBeVisible();
  const price = saved.getByText('price of Another example: 12.00');
  for (let at = 0; at < 20 && !(await price.isVisible()); at += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const chip = page.getByRole('button', { name: 'Not about the price of Another example “12.00”' });
  await expect(chip).toBeVisible();
  await page.keyboard.type('make this 13');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Set price to 13 for products where name is "Another example"').first(),
  ).toBeVisible();
  await expect(chip).toHaveCount(0);
  const change = page.getByRole('group', { name: /product/u }).last();
  await expect(change).toContainText('Proven');
  await change.getByRole('button', { name: 'Execute', exact: true }).click();
  await expect(change).toContainText('Executed exactly as proven');
  await expect(saved.getByText('13.00')).toBeVisible();
  await expect(saved.getByText('4.50')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await change.getByRole('button', { name: 'Undo' }).click();
  await expect(saved.getByText('12.00')).toBeVisible();
});

test('a new page is asked for its text, and an answer of several lines is the text', async ({ page }) => {
  await signUp(page, server.url, 'ada-text@example.org', '/agent');
  await say(page, 'Create a page about us');
  await expect(page.getByText('What should the page About us say?').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Without a text for now' })).toBeVisible();
  await page.getByRole('textbox', { name: 'What should change?' }).focus();
  await page.keyboard.type('We bake <bread> & cakes.');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Delete nothing, please');
  await page.keyboard.press('Enter');
  const plan = page.getByRole('group', { name: /the page About us/u });
  await expect(plan).toContainText('<p>We bake &lt;bread&gt; &amp; cakes.<br>Delete nothing, please</p>');
  await plan.getByRole('button', { name: 'Execute', exact: true }).click();
  await expect(plan).toContainText('Executed exactly as proven');
  expect(await violations(page)).toEqual([]);
});
