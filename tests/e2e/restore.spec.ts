import { commands, restorePointCommands } from '@saywright/engine/protocol';
import { signIn } from '../support/api.ts';
import { signUp } from '../support/person.ts';
import { overflowAt320, violationsInEveryMode } from '../support/screen.ts';
import { expect, server, test } from '../support/studio.ts';

test('a founder names a moment, sees what going back would lose, goes back and undoes it', async ({
  page,
}) => {
  const email = 'restore@example.org';
  await signUp(page, server.url, email);
  const founder = await signIn(server.url, email);
  await page.goto(`${server.url}/project`);
  await page.getByRole('link', { name: 'Restore points' }).click();
  await expect(page.getByText('No restore points yet')).toBeVisible();
  for (const instruction of ['Create a boats table with a name', 'Add a boat named Ada']) {
    const { id } = await founder.plan(instruction);
    await founder.send(commands.execute, { operationId: id, confirmed: true });
  }

  // The keyboard alone names the moment and chooses it.
  await page.getByRole('textbox', { name: 'Name of this moment' }).fill('before Bob');
  await page.keyboard.press('Enter');
  const point = page.getByRole('button', { name: /before Bob/u, pressed: false });
  await expect(point).toBeVisible();
  const added = await founder.plan('Add a boat named Bob');
  await founder.send(commands.execute, { operationId: added.id, confirmed: true });
  await point.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'What it contains' })).toContainText('Rows1');
  expect(await violationsInEveryMode(page)).toEqual([]);
  expect(await overflowAt320(page)).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: 'Compare with now' }).click();
  await expect(page.getByRole('heading', { name: 'Go back to “before Bob”' })).toBeVisible();
  await expect(page.getByText('boats loses 1 row')).toBeVisible();
  await expect(page.getByRole('table', { name: '1 newer row of boats would go' })).toContainText('Bob');
  await page.getByRole('button', { name: 'Execute', exact: true }).click();
  const confirmation = page.getByRole('checkbox', { name: /remove 1 row of boats in my-project/u });
  await confirmation.check();
  await page.getByRole('button', { name: 'Go back to “before Bob”' }).click();
  await expect(page.getByRole('group', { name: 'Went back to “before Bob”' })).toContainText(
    'A restore point of the moment before was kept.',
  );
  await expect(page.getByRole('button', { name: /Before “Go back to “before Bob””/u })).toBeVisible();
  const rows = async (): Promise<number> =>
    (await founder.send(commands.getRows, { table: 'boats' })).rows.length;
  expect(await rows()).toBe(1);

  const { points } = await founder.send(restorePointCommands.listRestorePoints, {});
  expect(points.map(({ reason }) => reason)).toEqual(['before-return', 'named']);
  const undone = (await founder.send(commands.listOperations, {})).find(({ title }) =>
    title.startsWith('Go back'),
  );
  const undo = await founder.send(commands.undo, { operationId: undone?.id ?? '' });
  expect(undo.risk).toBe('low');
  await founder.send(commands.execute, { operationId: undo.id, confirmed: true });
  expect(await rows()).toBe(2);
});
