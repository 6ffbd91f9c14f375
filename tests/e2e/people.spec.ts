import { join } from 'node:path';
import { commands, projectApiCommands } from '@saywright/engine/protocol';
import { signIn } from '../support/api.ts';
import { mailsIn } from '../support/outbox.ts';
import { signUp } from '../support/person.ts';
import { overflowAt320, violations, violationsInEveryMode } from '../support/screen.ts';
import { dataDirectory, expect, server, test } from '../support/studio.ts';

test('registered users of the dashboard are accounts, not the rows of a table', async ({ page, request }) => {
  const email = 'registered@example.org';
  await signUp(page, server.url, email);
  const founder = await signIn(server.url, email);
  for (const instruction of ['Create a members table with a name', 'Add a member with the name Ada']) {
    const { id } = await founder.plan(instruction);
    await founder.send(commands.execute, { operationId: id, confirmed: false });
  }
  await page.goto(`${server.url}/dashboard`);
  await page.getByRole('radio', { name: 'Live' }).check({ force: true });
  const overview = page.getByRole('region', { name: 'Overview' });
  await expect(overview).toContainText(/Registered Users\s*0\s*nobody has registered yet/u);
  const { url, publishableKey: apikey } = await founder.send(projectApiCommands.getProjectApi, {});
  const { host, port } = new URL(url);
  await request.post(`http://127.0.0.1:${port}/auth/v1/signup`, {
    headers: { host, apikey },
    data: { email: 'ben@example.org', password: 'correct horse 1' },
  });
  await page.reload();
  await expect(overview).toContainText(/Registered Users\s*1\s*registered through the API/u);
});

/** The link of the only invitation to an address, as the operator reads it from the outbox. */
async function invitationTo(email: string): Promise<string> {
  const box = join(dataDirectory(), 'v1-pg17', 'outbox');
  const mails = await mailsIn(box);
  const mail = mails.find(({ text }) => text.includes(email));
  return /http:[^\s\\]+\/invitation\?[^\s\\]+/u.exec(mail?.text ?? '')?.[0] ?? '';
}

test('a founder invites people, blocks them and deletes their accounts', async ({ page, request }) => {
  const email = 'people@example.org';
  await signUp(page, server.url, email);
  const founder = await signIn(server.url, email);
  const { url, publishableKey: apikey } = await founder.send(projectApiCommands.getProjectApi, {});
  await page.goto(`${server.url}/project`);
  await page.getByRole('link', { name: 'People' }).click();
  await expect(page.getByText('Nobody has registered yet')).toBeVisible();

  const { host, port } = new URL(url);
  // Node resolves no names under localhost, browsers do.
  const answer = await request.post(`http://127.0.0.1:${port}/auth/v1/signup`, {
    headers: { host, apikey },
    data: { email: 'ben@example.org', password: 'correct horse 1' },
  });
  expect(answer.status()).toBe(200);
  const address = page.getByLabel('Email address');
  await address.fill('cleo@example.org');
  await address.press('Enter');
  const ben = page.getByRole('row', { name: /^ben@example\.org/u });
  const cleo = page.getByRole('row', { name: /^cleo@example\.org/u });
  await expect(cleo).toContainText('Invited');
  await expect(ben).toContainText('Not checked');
  await expect(address).toHaveValue('');
  await address.fill('ben@example.org');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('ben@example.org is registered already.')).toBeVisible();

  await page.getByRole('button', { name: 'Block: ben@example.org' }).click();
  await expect(ben).toContainText('Blocked');
  await expect(page.getByRole('button', { name: 'Unblock: ben@example.org' })).toBeVisible();
  expect(await violationsInEveryMode(page)).toEqual([]);
  expect(await overflowAt320(page)).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: 'Delete: ben@example.org' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(ben).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search by address' }).fill('nobody');
  await expect(page.getByText('Nobody with this address.')).toBeVisible();

  await page.goto(await invitationTo('cleo@example.org'));
  await page.getByLabel('Choose a password').fill('correct horse 1');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('Your password is set.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // There are no pages yet to go to.
  await expect(page.getByRole('link')).toHaveCount(0);
});
