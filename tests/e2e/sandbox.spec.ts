import { say, signUp } from '../support/person.ts';
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
  // A throw-away database in a tab is nobody's real one.
  const told = page.getByRole('article', { name: /^Saywright/ }).last();
  await expect(told).toContainText('This is in the trial database of this browser tab.');
  await expect(page.getByText(/real database at|Supabase configuration/)).toHaveCount(0);
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

test('signed-in people are led to their own project, and told where what they publish opens', async ({
  page,
}) => {
  await page.goto(`${server.url}/`);
  const explore = page.getByRole('navigation', { name: 'Explore' });
  await explore.getByRole('link', { name: 'AI DevOps Build' }).click();
  await page.getByRole('link', { name: 'Home Studio' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByRole('main').getByText('No account needed. What you make here')).toBeVisible();

  await signUp(page, server.url, 'own-project@example.org');
  await page.goto(`${server.url}/overview`);
  await expect(page.getByText('Sample figures are fixed, so the range changes nothing.')).toBeVisible();
  await page.goto(`${server.url}/`);
  const trial = page.getByRole('region', { name: 'Try Saywright Now' });
  await expect(trial).toContainText('You are signed in, so you need no trial');
  await trial.getByRole('link', { name: 'Open the AI Agent' }).click();
  await say(page, 'Deploy my site');
  await page.getByRole('button', { name: 'Execute', exact: true }).click();
  const told = page.getByRole('article', { name: /^Saywright/ }).last();
  await expect(told).toContainText('Only this machine can open that address.');
  await expect(told.getByRole('link')).toHaveAttribute('href', /^http:\/\/localhost:\d+\/_sites\//);
});
