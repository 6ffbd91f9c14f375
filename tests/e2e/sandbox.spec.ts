import { say, signUp } from '../support/person.ts';
import { violations } from '../support/screen.ts';
import { expect, server, test } from '../support/studio.ts';

test('a visitor plans, executes and undoes on a trial database, loaded while the first instruction is typed', async ({
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

  await composer.fill('Cre');
  await expect.poll(() => fetched.some((path) => /\/assets\/sandbox\.tar-[^/]+\.gz$/.test(path))).toBe(true);
  await say(page, 'Create a notes table with a title');
  const operation = page.getByRole('group', { name: /notes/ }).last();
  await expect(operation).toContainText('Proven', { timeout: 90_000 });
  await operation.getByRole('button', { name: 'Execute', exact: true }).click();
  await expect(operation).toContainText('Executed exactly as proven');
  // The receipt names the trial database, not a real one.
  const receipt = page.getByRole('article', { name: /^Saywright/ }).last();
  await expect(receipt).toContainText('This is in the trial database of this browser tab.');
  await expect(page.getByText(/real database at|Supabase configuration/)).toHaveCount(0);
  await operation.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone. Everything is as it was before.').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // Nothing was sent to the server, and other services only get an outline.
  expect(fetched).not.toContain('/bridge/v1/commands');
  await say(page, 'Deploy my site to production');
  await expect(page.getByText('Simulated: nothing was changed').first()).toBeVisible();
  expect(messages).toEqual([]);
});

test('shows a marked outline if the browser cannot run the database', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await page.goto(`${server.url}/#try`);
  await page.getByRole('heading', { name: 'Try Saywright Now' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('textbox', { name: 'What should change?' })).toBeVisible();
  await say(page, 'Create a notes table with a title');
  await expect(page.getByText('Simulated: nothing was changed').first()).toBeVisible();
});

test('links signed-in users to their own project, and says where a published site opens', async ({
  page,
}) => {
  await page.goto(`${server.url}/`);
  const explore = page.getByRole('navigation', { name: 'Explore' });
  await explore.getByRole('link', { name: 'AI DevOps Build' }).click();
  await page.getByRole('link', { name: 'Home Studio' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(
    page.getByRole('main').getByText('No account needed. You work on a real database'),
  ).toBeVisible();

  await signUp(page, server.url, 'own-project@example.org', '/overview');
  await expect(page.getByText('Sample figures are fixed, so the range has no effect.')).toBeVisible();
  await page.goto(`${server.url}/`);
  const trial = page.getByRole('region', { name: 'Try Saywright Now' });
  await expect(trial).toContainText('You are signed in, so you can plan directly on your own project');
  await trial.getByRole('link', { name: 'Open the AI Agent' }).click();
  await say(page, 'Deploy my site');
  await page.getByRole('button', { name: 'Execute', exact: true }).click();
  const receipt = page.getByRole('article', { name: /^Saywright/ }).last();
  await expect(receipt).toContainText('Only this machine can open that address.');
  await expect(receipt.getByRole('link')).toHaveAttribute('href', /^http:\/\/localhost:\d+\/_sites\//);
});
