import { accessCommands, commands } from '@saywright/engine/protocol';
import { signIn } from '../support/api.ts';
import { signUp } from '../support/person.ts';
import { overflowAt320, violationsInEveryMode } from '../support/screen.ts';
import { expect, server, test } from '../support/studio.ts';

test('a founder sees who can see what, closes what is open, and learns what a plan would open', async ({
  page,
}) => {
  const email = 'access@example.org';
  await signUp(page, server.url, email);
  const founder = await signIn(server.url, email);
  await page.goto(`${server.url}/project/access`);
  await expect(page.getByText('No tables yet')).toBeVisible();
  for (const instruction of [
    'Create a table orders with an item where each person sees only their own rows',
    'create a table newsletter with an email, everyone can read it',
    'add a newsletter with email ada@example.org',
  ]) {
    const { id } = await founder.plan(instruction);
    await founder.send(commands.execute, { operationId: id, confirmed: true });
  }
  await page.goto(`${server.url}/project`);
  await page.getByRole('link', { name: 'Who can see what' }).click();
  await expect(page.getByText(/^Proven at .* Every attempt was rolled back/u)).toBeVisible();

  const matrix = page.getByRole('table', { name: '2 tables, asked as 4 people' });
  await expect(matrix.getByRole('columnheader', { name: 'Stranger, not signed in' })).toBeVisible();
  await expect(matrix.getByText(/^A stranger can read 0 of 2 example orders\./u)).toBeVisible();
  // One stop for the keyboard opens the answers of a table in words.
  const words = page.locator('summary').filter({ hasText: 'orders' });
  await words.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText("A stranger can't add to orders.")).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(await violationsInEveryMode(page)).toEqual([]);
  expect(await overflowAt320(page)).toBeLessThanOrEqual(0);

  const open = page.getByRole('group', { name: 'Anyone can read email in 1 of 1 newsletter' });
  await open.getByRole('button', { name: 'Give it to the AI Agent' }).click();
  await expect(page.getByRole('textbox', { name: 'What should change?' })).toHaveValue(
    'Stop strangers from reading newsletter',
  );
  const locked = await founder.plan('Stop strangers from reading newsletter');
  await founder.send(commands.execute, { operationId: locked.id, confirmed: true });
  const { tables } = await founder.send(accessCommands.getAccess, {});
  expect(tables.flatMap(({ concerns }) => concerns)).toEqual([]);

  const { riskReasons, risk } = await founder.plan('everyone can read orders');
  expect(risk).toBe('high');
  expect(riskReasons.join(' ')).toContain('This opens orders: strangers could read 0 of 2');
});
