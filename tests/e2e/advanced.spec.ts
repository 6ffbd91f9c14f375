import { readFile } from 'node:fs/promises';
import { signUp } from '../support/person.ts';
import { overflowAt320, violations } from '../support/screen.ts';
import { expect, server, test, type Page } from '../support/studio.ts';

async function open(page: Page, tab = ''): Promise<void> {
  await page.goto(`${server.url}/advanced${tab}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Advanced Features');
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await overflowAt320(page)).toBeLessThanOrEqual(0);
}

test('shows a sample team and why nobody can be invited', async ({ page }) => {
  await open(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Pro', { exact: true })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Team Collaboration', 'AI Models', 'Template Creator']);
  await expect(page.getByRole('tab', { name: 'Team Collaboration' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const members = page.getByRole('region', { name: 'Members' });
  await expect(members).toContainText('Sample data');
  await expect(members.getByRole('listitem')).toHaveText([
    /Ada Reyes.*Online.*Owner/s,
    /Jonas Weber.*Away.*Admin/s,
    /Mina Sato.*Offline.*Editor/s,
  ]);
  await expect(page.getByRole('region', { name: 'Team activity' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Roles' })).toContainText('view projects and leave comments');

  // The invitation form is disabled with the reason.
  await expect(page.getByLabel('E-mail address')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Invite' })).toBeDisabled();
  await expect(page.getByText('You can’t invite anyone yet')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('main').getByRole('link', { name: 'Home Studio' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
});

test('one model is preferred, its sliders step as documented, and both are stored per user', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('tab', { name: 'AI Models' }).click();
  const models = page.getByRole('radiogroup', { name: 'Active model' });
  await expect(models.getByRole('radio')).toHaveCount(5);
  await expect(models.getByRole('radio', { name: 'GPT-4 Turbo' })).toBeChecked();
  await expect(models.getByRole('radio', { name: 'Large Model (Coming Soon)' })).toBeDisabled();
  await expect(models.getByRole('radio', { disabled: true })).toHaveCount(1);
  await models.getByText('Gemini Pro').click();
  await expect(models.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(models.getByText('Preferred, not in use yet')).toHaveCount(1);

  const temperature = page.getByRole('slider', { name: 'Temperature' });
  await expect(temperature).toHaveValue('0.7');
  await temperature.press('PageUp');
  await expect(temperature).toHaveValue('1.7');
  await temperature.press('ArrowRight');
  await expect(temperature).toHaveValue('1.8');
  const maxTokens = page.getByRole('slider', { name: 'Max tokens' });
  await expect(maxTokens).toHaveValue('2048');
  await maxTokens.press('PageDown');
  await expect(maxTokens).toHaveValue('256');
  await page.getByRole('switch', { name: 'Stream responses' }).press('Space');

  const figures = page.getByRole('region', { name: 'Performance' });
  await expect(figures).toContainText('Sample data');
  for (const figure of ['1.2 s', '98.5%', '15,432', '$24.50'])
    await expect(figures.getByText(figure, { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(models.getByRole('radio', { name: 'Gemini Pro' })).toBeChecked();
  await expect(temperature).toHaveValue('1.8');
  await expect(maxTokens).toHaveValue('256');
  await expect(page.getByRole('switch', { name: 'Stream responses' })).not.toBeChecked();

  // Another user has a separate choice.
  await signUp(page, server.url, 'models@example.org');
  await open(page, '?tab=models');
  await expect(models.getByRole('radio', { name: 'GPT-4 Turbo' })).toBeChecked();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await open(page, '?tab=models');
  await expect(models.getByRole('radio', { name: 'Gemini Pro' })).toBeChecked();

  await page.evaluate(() =>
    localStorage.setItem('saywright-models', '{"model":"large-model","temperature":9}'),
  );
  await page.reload();
  await expect(models.getByRole('radio', { name: 'GPT-4 Turbo' })).toBeChecked();
  await expect(temperature).toHaveValue('0.7');
});

test('creates, previews, saves, exports and deletes a template, with undo', async ({ page }) => {
  await signUp(page, server.url, 'maker@example.org');
  await open(page, '?tab=templates');
  const toasts = page.getByRole('alertdialog');
  const name = page.getByLabel('Template name');
  const saved = page.getByRole('region', { name: 'Saved templates' });
  await expect(saved).toContainText('No templates yet');

  await name.fill('  ');
  await page.getByRole('button', { name: 'Save Template' }).click();
  await expect(toasts.filter({ hasText: 'Please fill in the template name and description' })).toBeVisible();
  await expect(name).toBeFocused();

  await name.fill(' My Shop: Über! ');
  await page.getByLabel('Description').fill('Sells things.');
  const tag = page.getByLabel('Tags', { exact: false }).first();
  // An invisible character is not a tag.
  await tag.fill('\u200B');
  await tag.press('Enter');
  await expect(tag).toHaveValue('');
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await tag.fill('shop');
  await tag.press('Enter');
  await tag.fill('shop');
  await tag.press('Enter');
  await expect(page.getByText('“shop” is already in the list.')).toBeVisible();
  await tag.fill('Shop');
  await tag.press('Enter');
  await tag.fill('sale');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove shop', exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove sale' }).click();

  await page.getByRole('button', { name: 'Add field' }).click();
  const first = page.getByRole('group', { name: 'Field 1' });
  await expect(first.getByLabel('Name')).toBeFocused();
  await first.getByLabel('Name').fill('mail');
  await first.getByLabel('Label').fill('Where to send it');
  await page.getByRole('button', { name: 'Add field' }).click();
  const second = page.getByRole('group', { name: 'Field 2' });
  await second.getByRole('button', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Choice' }).click();
  await second.getByLabel('Choices').fill('small, large');
  await page
    .getByRole('region', { name: 'Preview' })
    .getByRole('button', { name: /Untitled field/ })
    .click();
  await expect(page.getByRole('option')).toHaveText(['small', 'large']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove field 2' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('textbox', { name: 'Where to send it' })).toBeVisible();
  await page.getByRole('tab', { name: 'AI Models' }).click();
  await page.getByRole('tab', { name: 'Template Creator' }).click();
  await expect(name).toHaveValue(' My Shop: Über! ');
  await expectAccessible(page);

  // A tag that was typed but not confirmed is saved too.
  await tag.fill('garden');
  await page.getByRole('button', { name: 'Save Template' }).click();
  await expect(
    toasts.filter({ hasText: 'Template "My Shop: Über!" has been saved successfully' }),
  ).toBeVisible();
  await expect(name).toHaveValue('');
  await expect(preview).toContainText('No fields yet');

  await page.reload();
  await expect(saved.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export My Shop: Über!' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-shop-ber-template.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    name: 'My Shop: Über!',
    description: 'Sells things.',
    framework: 'react',
    tags: ['shop', 'Shop', 'garden'],
    fields: [{ name: 'mail', type: 'text', label: 'Where to send it', required: false }],
  });

  await page.getByRole('button', { name: 'Delete My Shop: Über!' }).click();
  await expect(saved).toContainText('No templates yet');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saved.getByRole('listitem')).toHaveCount(1);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('saywright-templates:', '[{"name":"broken"}'));
  await open(page, '?tab=templates');
  await expect(saved).toContainText('No templates yet');
});
