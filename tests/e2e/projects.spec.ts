import { commands } from '@saywright/engine/protocol';
import { signIn } from '../support/api.ts';
import { signUp } from '../support/person.ts';
import { overflowAt320, violationsInEveryMode } from '../support/screen.ts';
import { expect, server, test } from '../support/studio.ts';

test('a founder works in two projects, and each tab stays in its own', async ({ page, context }) => {
  const email = 'projects@example.org';
  await signUp(page, server.url, email);
  const founder = await signIn(server.url, email);
  const { id } = await founder.plan('create a table boats with a name');
  await founder.send(commands.execute, { operationId: id, confirmed: true });

  await page.goto(`${server.url}/project`);
  await expect(page.getByRole('heading', { name: 'boats' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${server.url}/project`);
  await expect(other.getByRole('heading', { name: 'boats' })).toBeVisible();

  await other.getByLabel('Name of a new project').fill('my-project');
  await other.getByRole('button', { name: 'Create project' }).click();
  await expect(other.getByText('You already have a project called my-project')).toBeVisible();
  await other.getByLabel('Name of a new project').fill('shop');
  await other.getByRole('button', { name: 'Create project' }).click();
  await expect(other.getByText('No tables yet')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Open my-project' })).toBeVisible();
  expect(await violationsInEveryMode(other)).toEqual([]);
  expect(await overflowAt320(other)).toBeLessThanOrEqual(0);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'boats' })).toBeVisible();

  await other.getByRole('button', { name: 'Open my-project' }).click();
  await expect(other.getByRole('heading', { name: 'boats' })).toBeVisible();
  await other.getByRole('button', { name: 'Delete shop' }).click();
  await other.getByRole('button', { name: 'Delete the project' }).click();
  await expect(other.getByText('Deleted and offline')).toBeVisible();
  await other.getByRole('button', { name: 'Bring back shop' }).click();
  await expect(other.getByRole('button', { name: 'Open shop' })).toBeVisible();
});
