import { say } from '../support/person.ts';
import { violations } from '../support/screen.ts';
import { expect, server, test } from '../support/studio.ts';

test('a visitor plans, executes and undoes on a database of their own, loaded with the first word', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(`${server.url}/`);
  await page.getByRole('heading', { name: 'Try Saywright Now' }).scrollIntoViewIfNeeded();
  const composer = page.getByRole('textbox', { name: 'What should change?' });
  await expect(composer).toBeVisible();
  await composer.scrollIntoViewIfNeeded();
  expect(fetched.filter((path) => /\.(wasm|data|gz)$/.test(path))).toEqual([]);

  await say(page, 'Create a notes table with a title');
  const operation = page.getByRole('group', { name: /notes/ }).last();
  await expect(operation).toContainText('Proven', { timeout: 90_000 });
  expect(fetched.some((path) => /\/assets\/sandbox\.tar-[^/]+\.gz$/.test(path))).toBe(true);
  await operation.getByRole('button', { name: 'Execute', exact: true }).click();
  await expect(operation).toContainText('Executed exactly as proven');
  await operation.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone. Everything is as it was before.').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // Nothing of it went to the server, and no other service than the database is more than outlined.
  expect(fetched).not.toContain('/bridge/v1/commands');
  await say(page, 'Deploy my site to production');
  await expect(page.getByText('Simulated: nothing was changed').first()).toBeVisible();
  expect(messages).toEqual([]);
});

test('where the database cannot run, the marked outline is what is left', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await page.goto(`${server.url}/#try`);
  await page.getByRole('heading', { name: 'Try Saywright Now' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('textbox', { name: 'What should change?' })).toBeVisible();
  await say(page, 'Create a notes table with a title');
  await expect(page.getByText('Simulated: nothing was changed').first()).toBeVisible();
});
