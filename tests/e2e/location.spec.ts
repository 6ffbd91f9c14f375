import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands } from '@saywright/engine/protocol';
import { signIn } from '../support/api.ts';
import { signUp } from '../support/person.ts';
import { startServer as startPostgres } from '../support/postgresServers.ts';
import { overflowAt320, violationsInEveryMode } from '../support/screen.ts';
import { startServer } from '../support/server.ts';
import { expect, server, test } from '../support/studio.ts';

test('a founder sees where the database is, and what moving it would need', async ({ page }) => {
  await signUp(page, server.url, 'location@example.org', '/project');
  await page.getByRole('link', { name: 'Location' }).click();
  await expect(page.getByText('This studio’s own machine')).toBeVisible();
  await expect(page.getByText('SAYWRIGHT_DATABASE_URL')).toBeVisible();
  await expect(page.getByRole('button', { name: /move/iu })).toHaveCount(0);
});

test('a founder rehearses a move to a PostgreSQL server, moves there and back, and deletes what was left', async ({
  page,
}) => {
  const postgres = await startPostgres(18);
  // Some platforms have no server to start.
  if ('missing' in postgres.server) return;
  const directory = await mkdtemp(join(tmpdir(), 'saywright-location-'));
  const before = await startServer(directory);
  const email = 'mover@example.org';
  const founder = await signIn(before.url, email);
  for (const instruction of ['Create a boats table with a name', 'Add a boat named Ada']) {
    const { id } = await founder.plan(instruction);
    await founder.send(commands.execute, { operationId: id, confirmed: true });
  }
  await before.stop();
  const studio = await startServer(directory, { SAYWRIGHT_DATABASE_URL: postgres.server.url });
  try {
    await page.goto(`${studio.url}/auth`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/u);
    await page.goto(`${studio.url}/project/location`);
    await page.getByRole('button', { name: 'Rehearse the move' }).click();
    const found = page.getByRole('table', { name: 'What the rehearsal found' });
    await expect(found.getByRole('row', { name: /boats 1 Same/u })).toBeVisible();
    await expect(page.getByText('0 people who registered, with passwords: the same.')).toBeVisible();
    expect(await violationsInEveryMode(page)).toEqual([]);
    expect(await overflowAt320(page)).toBeLessThanOrEqual(0);

    const move = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Move the database' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Move the database' }).click();
    };
    await move();
    await expect(page.getByText('Everything was compared and is the same.')).toBeVisible();
    const kept = page.getByRole('table', { name: 'Kept from before' });
    await expect(kept.getByText('This studio’s own machine', { exact: true })).toBeVisible();
    const rows = async (): Promise<number> => {
      const again = await signIn(studio.url, email);
      return (await again.send(commands.getRows, { table: 'boats' })).rows.length;
    };
    expect(await rows()).toBe(1);

    await page.getByRole('button', { name: 'Rehearse the move' }).click();
    await move();
    await expect(kept.getByText('This studio’s PostgreSQL server', { exact: true })).toBeVisible();
    expect(await rows()).toBe(1);
    expect(await violationsInEveryMode(page)).toEqual([]);
    for (const place of ['This studio’s PostgreSQL server', 'This studio’s own machine']) {
      await page.getByRole('button', { name: `Delete: ${place}` }).click();
      await page.getByRole('button', { name: 'Delete the old database' }).click();
      await expect(kept.getByText(place, { exact: true })).toHaveCount(0);
    }
    await expect(kept).toHaveCount(0);
  } finally {
    await studio.stop();
    postgres.stop();
    await rm(directory, { recursive: true, force: true });
  }
});
