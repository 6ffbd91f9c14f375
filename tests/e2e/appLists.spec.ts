import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands, plannedOperation, projectApiCommands } from '@saywright/engine/protocol';
import { askServer } from '../support/askServer.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { overflowAt320, violations } from '../support/screen.ts';
import { deviceOf, type Device } from '../support/studioClient.ts';
import { expect, test } from '../support/studio.ts';

let directory: string;
let choir: TestServer;
let founder: Device;

async function carryOut(instruction: string): Promise<void> {
  const planned = await founder.send(commands.planInstruction, { instruction });
  const { state } = await founder.send(commands.execute, {
    operationId: plannedOperation(planned)?.id ?? '',
    confirmed: true,
  });
  expect(state).toBe('executed');
}

test.beforeAll(async ({ browserName }) => {
  directory = await mkdtemp(join(tmpdir(), `saywright-choir-${browserName}-`));
  choir = await startServer(directory);
  founder = await deviceOf({ ask: askServer(() => choir) }, 'ruth@example.org');
  await carryOut('Build a membership app called Wendle Singers with concerts');
  await carryOut('Add a kind to concerts (choir, organ or both)');
  await carryOut(
    "insert into concerts (title, starts_at, kind) values ('Requiem', now() + interval '40 days', 'choir'), ('Toccata', now() + interval '50 days', 'organ'), ('Old songs', now() - interval '50 days', 'choir')",
  );
});
test.afterAll(async () => {
  await choir.stop();
  await rm(directory, { recursive: true, force: true });
});

test('the first page says what the site is, and leads to what visitors mostly do', async ({ page }) => {
  const { url } = await founder.send(projectApiCommands.getProjectApi, {});
  await page.goto(url);
  const opening = page.locator('.welcome');
  await expect(opening.getByRole('heading', { level: 1, name: 'Wendle Singers' })).toBeVisible();
  await expect(opening).toContainText('Find our news and concerts here, and join online.');
  expect(await violations(page)).toEqual([]);
  expect(await overflowAt320(page)).toBe(0);
  await opening.getByRole('link', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My membership' })).toBeVisible();
});

test('visitors choose which rows a list shows, and what is over is left out once that is asked for', async ({
  page,
}) => {
  const { url } = await founder.send(projectApiCommands.getProjectApi, {});
  await page.goto(`${url}/concerts.html`);
  const rows = page.getByRole('listitem');
  await expect(rows.filter({ hasText: 'Old songs' })).toBeVisible();
  // A caption without its value says nothing.
  await expect(rows.filter({ hasText: 'Old songs' }).getByText('Place', { exact: true })).toBeHidden();
  await page.getByLabel('Kind').selectOption('organ');
  await expect(rows).toHaveText([/Toccata/u]);
  await page.getByLabel('Kind').selectOption('both');
  await expect(page.getByText('Nothing is both.')).toBeVisible();
  await page.getByLabel('Kind').selectOption('All');
  await expect(rows.filter({ hasText: 'Requiem' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await carryOut('Hide past concerts, and publish it');
  await page.reload();
  await expect(rows.filter({ hasText: 'Requiem' })).toBeVisible();
  await expect(rows.filter({ hasText: 'Old songs' })).toHaveCount(0);
});

test('dates have the day first, once that is asked for', async ({ page }) => {
  await carryOut('Show dates with the day first, and publish it');
  const { url } = await founder.send(projectApiCommands.getProjectApi, {});
  await page.goto(`${url}/concerts.html`);
  const shown = page.getByRole('listitem').filter({ hasText: 'Requiem' });
  await expect(shown).toContainText(/\d{1,2} \p{L}{3,4} \d{4}, \d{2}:\d{2}/u);
});
