import { readFile } from 'node:fs/promises';
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

test('a founder copies, exports, imports, archives and returns a project', async ({ page }) => {
  const email = 'copies@example.org';
  await signUp(page, server.url, email);
  const founder = await signIn(server.url, email);
  const { id } = await founder.plan('create a table boats with a name');
  await founder.send(commands.execute, { operationId: id, confirmed: true });
  await page.goto(`${server.url}/project`);

  await page.getByRole('button', { name: 'Duplicate my-project' }).click();
  const name = page.getByLabel('Name of the copy of my-project');
  await expect(name).toHaveValue('my-project copy');
  await name.fill('second');
  await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Open my-project' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'boats' })).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export second to a file' }).click();
  const file = await (await saved).path();
  await page.setInputFiles('input[type=file]', {
    name: 'second.saywright.tar.gz',
    mimeType: 'application/gzip',
    buffer: await readFile(file),
  });
  await expect(page.getByRole('button', { name: 'Open second', exact: true })).toBeVisible();
  await expect(page.getByText('3 of 3 projects')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'boats' })).toBeVisible();

  await page.setInputFiles('input[type=file]', {
    name: 'x.gz',
    mimeType: 'application/gzip',
    buffer: Buffer.from('no'),
  });
  await expect(page.getByText(/You have 3 projects/u)).toBeVisible();
  await page.getByRole('button', { name: 'Archive second', exact: true }).click();
  await expect(page.getByText('Archived and offline')).toBeVisible();
  await expect(page.getByText('2 of 3 projects')).toBeVisible();
  await page.setInputFiles('input[type=file]', {
    name: 'x.gz',
    mimeType: 'application/gzip',
    buffer: Buffer.from('no'),
  });
  await expect(page.getByText(/not an export of a Saywright project/u)).toBeVisible();
  expect(await violationsInEveryMode(page)).toEqual([]);
  expect(await overflowAt320(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Return second', exact: true }).click();
  await expect(page.getByText('3 of 3 projects')).toBeVisible();
});

test('a founder makes a bucket, opens it to everybody, and deletes it', async ({ page }) => {
  await signUp(page, server.url, 'buckets@example.org');
  await page.goto(`${server.url}/project/files`);
  await expect(page.getByText('No buckets yet')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('a/b');
  await page.getByRole('button', { name: 'Create bucket' }).click();
  await expect(page.getByText(/named with letters/u)).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('photos');
  await page.getByRole('button', { name: 'Create bucket' }).click();
  await expect(page.getByRole('rowheader', { name: 'photos' })).toBeVisible();
  await page.getByRole('button', { name: 'Make public: photos' }).click();
  await page.getByRole('button', { name: 'Make public', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Make private: photos' })).toBeVisible();
  expect(await violationsInEveryMode(page)).toEqual([]);
  expect(await overflowAt320(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Delete: photos' }).click();
  await page.getByRole('button', { name: 'Delete bucket' }).click();
  await expect(page.getByText('No buckets yet')).toBeVisible();
});
